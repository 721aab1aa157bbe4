import { islandTag, slotTag } from '../../model/markup.ts'

/**
 * The HTML of an island's children. It is where the component shows it, or else in a `<template>`, which is removed.
 */
export function takeSlot(island: Element): string | undefined {
  const shown = [...island.querySelectorAll(slotTag)].find((slot) => slot.closest(islandTag) === island)
  if (shown) return shown.innerHTML
  const template = island.querySelector<HTMLTemplateElement>(':scope > [data-slot]')
  template?.remove()
  return template?.innerHTML
}
