import { type DropdownAction, type DropdownState, nextDropdownState } from './dropdownState.ts'

// Dropdowns are native disclosures; this adds the mouse, the arrow keys, Escape, and closing when the reader goes
// elsewhere. On sites with a dropdown in the navbar, it is part of the boot script.
type Act = (menu: HTMLDetailsElement, action: DropdownAction) => void

const act = createAct()
followMouse(act)
followPresses(act)
followLeaving(act)
followKeys(act)

function createAct(): Act {
  let hovered: HTMLDetailsElement | undefined
  const stateOf = (menu: HTMLDetailsElement): DropdownState => {
    if (!menu.open) return 'closed'
    return menu === hovered ? 'hovered' : 'pinned'
  }
  return (menu, action) => {
    const next = nextDropdownState(stateOf(menu), action)
    if (next === 'hovered') hovered = menu
    else if (menu === hovered) hovered = undefined
    menu.open = next !== 'closed'
  }
}

function followMouse(act: Act): void {
  const cross = (action: DropdownAction) => (event: PointerEvent) => {
    const menu = menuAt(event.target)
    if (menu && event.pointerType === 'mouse' && menu !== menuAt(event.relatedTarget)) act(menu, action)
  }
  document.addEventListener('pointerover', cross('mouseIn'))
  document.addEventListener('pointerout', cross('mouseOut'))
}

function followPresses(act: Act): void {
  document.addEventListener('click', (event) => {
    const menu = menuAt(event.target)
    const pressed = menu && (event.target as Element).closest('summary, a')
    if (!pressed) return
    const isButton = pressed.tagName === 'SUMMARY'
    if (isButton) event.preventDefault()
    act(menu, isButton ? 'press' : 'follow')
  })
}

function followLeaving(act: Act): void {
  const leave = ({ target }: Event) => {
    for (const menu of openMenus()) if (menu !== menuAt(target)) act(menu, 'leave')
  }
  document.addEventListener('pointerdown', leave)
  document.addEventListener('focusin', leave)
}

function followKeys(act: Act): void {
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') for (const menu of openMenus()) closeByEscape(menu, act)
    const menu = menuAt(event.target)
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!menu || !step) return
    event.preventDefault()
    if (step > 0) act(menu, 'moveIn')
    moveFocus(menu, step)
  })
}

function closeByEscape(menu: HTMLDetailsElement, act: Act): void {
  const hasFocus = menu.contains(document.activeElement)
  act(menu, 'escape')
  if (hasFocus) menu.querySelector('summary')?.focus()
}

/**
 * Moves the focus to the next or previous entry; from the button, or from a label that is a link, down to the first
 * entry.
 */
function moveFocus(menu: HTMLElement, step: number): void {
  const stops = [...menu.querySelectorAll<HTMLElement>('summary, a')]
  const at = stops.indexOf(document.activeElement as HTMLElement)
  stops[Math.max(at, 0) + step]?.focus()
}

function openMenus(): NodeListOf<HTMLDetailsElement> {
  return document.querySelectorAll('.navbar :is(.dropdown, .dropdown > details)[open]')
}

/** The `<details>` of the dropdown that contains a target; a label that is a link is outside of the `<details>`. */
function menuAt(target: EventTarget | null): HTMLDetailsElement | null {
  const dropdown = target instanceof Element ? target.closest('.navbar .dropdown') : null
  return dropdown instanceof HTMLDetailsElement ? dropdown : (dropdown?.querySelector('details') ?? null)
}
