/** The state of a dropdown: `hovered` is open only while the mouse is over it, `pinned` until it is closed. */
export type DropdownState = 'closed' | 'hovered' | 'pinned'

/**
 * An action of the reader: `press` is a click, a touch or Enter on the button; `leave` goes to another part of the
 * page.
 */
export type DropdownAction = 'mouseIn' | 'mouseOut' | 'press' | 'moveIn' | 'leave' | 'escape' | 'follow'

const rules: Record<DropdownAction, Partial<Record<DropdownState, DropdownState>>> = {
  mouseIn: { closed: 'hovered' },
  mouseOut: { hovered: 'closed' },
  // A mouse has opened the dropdown by hovering before it clicks, so the click keeps it open.
  press: { closed: 'pinned', hovered: 'pinned', pinned: 'closed' },
  moveIn: { closed: 'pinned', hovered: 'pinned' },
  leave: { pinned: 'closed' },
  escape: { hovered: 'closed', pinned: 'closed' },
  follow: { hovered: 'closed', pinned: 'closed' },
}

/** The state of a dropdown after an action of the reader. */
export function nextDropdownState(state: DropdownState, action: DropdownAction): DropdownState {
  return rules[action][state] ?? state
}
