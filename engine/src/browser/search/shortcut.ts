/** The parts of a key press that a shortcut is compared with. */
export type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** The modifier keys of a shortcut; `mod` is Cmd on a Mac and Ctrl elsewhere. */
function modifiersOf(keys: string[], isMac: boolean) {
  const has = (...names: string[]) => keys.some((key) => names.includes(key))
  return {
    ctrlKey: has('ctrl') || (!isMac && has('mod')),
    metaKey: has('cmd') || (isMac && has('mod')),
    altKey: has('alt'),
    shiftKey: has('shift'),
  }
}

/** Whether exactly the keys of a shortcut such as `mod+k` are pressed. */
export function isShortcut(shortcut: string, pressed: PressedKey, isMac: boolean): boolean {
  const keys = shortcut.toLowerCase().split('+')
  const wanted = modifiersOf(keys, isMac)
  const isSame = (name: keyof typeof wanted) => pressed[name] === wanted[name]
  return (
    pressed.key.toLowerCase() === keys.at(-1) &&
    (Object.keys(wanted) as (keyof typeof wanted)[]).every(isSame)
  )
}

/** A shortcut in the key names of the reader's machine: `ctrl K`, `⌘ K`. */
export function nameShortcut(shortcut: string, isMac: boolean): string {
  const names: Record<string, string> = isMac
    ? { mod: '⌘', cmd: '⌘', alt: '⌥', shift: '⇧', ctrl: '⌃' }
    : { mod: 'ctrl', cmd: 'meta' }
  return shortcut
    .toLowerCase()
    .split('+')
    .map((key) => names[key] ?? (key.length === 1 ? key.toUpperCase() : key))
    .join(' ')
}
