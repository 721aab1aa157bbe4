/** How a dropdown stands: `hovered` is open only for as long as the mouse is over it, `pinned` until it is closed. */
export type DropdownState = 'closed' | 'hovered' | 'pinned'

/** What a reader does: `press` is a click, a touch or Enter on its button; `leave` goes to another part of the page. */
export type DropdownAction = 'mouseIn' | 'mouseOut' | 'press' | 'moveIn' | 'leave' | 'escape' | 'follow'

const rules: Record<DropdownAction, Partial<Record<DropdownState, DropdownState>>> = {
  mouseIn: { closed: 'hovered' },
  mouseOut: { hovered: 'closed' },
  // What a mouse presses it has opened on its way there: the press keeps it open.
  press: { closed: 'pinned', hovered: 'pinned', pinned: 'closed' },
  moveIn: { closed: 'pinned', hovered: 'pinned' },
  leave: { pinned: 'closed' },
  escape: { hovered: 'closed', pinned: 'closed' },
  follow: { hovered: 'closed', pinned: 'closed' },
}

/** How a dropdown stands after what the reader did. */
export function nextDropdownState(state: DropdownState, action: DropdownAction): DropdownState {
  return rules[action][state] ?? state
}
