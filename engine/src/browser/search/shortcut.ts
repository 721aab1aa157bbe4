const modifiers = ['ctrl', 'meta', 'alt', 'shift'] as const

/** Whether the reader's keyboard has a Cmd key. */
export const isMac = /Mac|iP(?:hone|ad)/.test(String(globalThis.navigator?.platform))

/** The parts of a key press that a shortcut is compared with. */
export type PressedKey = Pick<KeyboardEvent, 'key' | `${(typeof modifiers)[number]}Key`>

/** Whether exactly the keys of a shortcut such as `mod+k` are pressed. */
export function isShortcut(shortcut: string, pressed: PressedKey, isMac: boolean): boolean {
  const keys = [...modifiers.filter((name) => pressed[`${name}Key`]), pressed.key.toLowerCase()]
  return String(keys.sort()) === String(keysOf(shortcut, isMac).sort())
}

/** A shortcut in the key names of the reader's machine: `ctrl K`, `⌘ K`. */
export function nameShortcut(shortcut: string, isMac: boolean): string {
  return keysOf(shortcut, isMac)
    .map((key) => (isMac && signs[key]) || (key.length === 1 ? key.toUpperCase() : key))
    .join(' ')
}

/** The signs on the modifier keys of a Mac. */
const signs: Record<string, string> = { ctrl: '⌃', meta: '⌘', alt: '⌥', shift: '⇧' }

/** The keys of a shortcut; `mod` is Cmd on a Mac and Ctrl elsewhere. */
function keysOf(shortcut: string, isMac: boolean): string[] {
  const mod = isMac ? 'meta' : 'ctrl'
  return shortcut
    .toLowerCase()
    .split('+')
    .map((key) => (key === 'mod' ? mod : key === 'cmd' ? 'meta' : key))
}
