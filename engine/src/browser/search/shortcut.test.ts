import { expect, test } from 'vitest'
import { isShortcut, nameShortcut, type PressedKey } from './shortcut.ts'

const press = (key: string, held: Partial<PressedKey> = {}): PressedKey => ({
  ...{ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false },
  ...held,
})

test('[S144] mod is ⌘ on a Mac and ctrl elsewhere', () => {
  expect(isShortcut('mod+k', press('k', { ctrlKey: true }), false)).toBe(true)
  expect(isShortcut('mod+k', press('K', { metaKey: true }), true)).toBe(true)
  expect(isShortcut('mod+k', press('k', { metaKey: true }), false)).toBe(false)
})

test('[S144] no other key may be held, and none be missing', () => {
  expect(isShortcut('mod+k', press('k', { ctrlKey: true, shiftKey: true }), false)).toBe(false)
  expect(isShortcut('mod+k', press('k'), false)).toBe(false)
  expect(isShortcut('ctrl+shift+f', press('F', { ctrlKey: true, shiftKey: true }), true)).toBe(true)
  expect(isShortcut('s', press('s'), false)).toBe(true)
})

test('[S144] the hint names keys as they are written on them', () => {
  expect(nameShortcut('mod+k', false)).toBe('ctrl K')
  expect(nameShortcut('mod+shift+k', true)).toBe('⌘ ⇧ K')
})
