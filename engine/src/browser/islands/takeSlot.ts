import { islandTag, slotTag } from '../../model/island.ts'

/** The HTML that the page put inside an island: it stands where the component shows it, or else in a template, which goes. */
export function takeSlot(island: Element): string | undefined {
  const shown = [...island.querySelectorAll(slotTag)].find((slot) => slot.closest(islandTag) === island)
  if (shown) return shown.innerHTML
  const template = island.querySelector<HTMLTemplateElement>(':scope > [data-slot]')
  template?.remove()
  return template?.innerHTML
}
