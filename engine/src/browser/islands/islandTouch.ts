/** What a reader does to an island without yet asking for anything: reason enough to fetch its code. */
export const hints = ['pointerover', 'pointerdown']

/** What a reader does to an island; it is done again once the island lives. */
export const actions = ['focusin', 'keydown', 'keyup', 'input', 'change', 'click', 'submit']

/** `pass`: it works without code. `record`: the browser does its part at once. `hold`: it would do the wrong thing. */
export type Touch = 'hint' | 'pass' | 'record' | 'hold'

/** Says what becomes of an event in an island that does not live yet. Links lead and groups open by themselves. */
export function classifyTouch(type: string, onNativeControl: boolean): Touch {
  if (hints.includes(type)) return 'hint'
  if (type === 'submit') return 'hold'
  if (type !== 'click') return 'record'
  return onNativeControl ? 'pass' : 'hold'
}
