import { expect, test } from 'vitest'
import { chooseColorMode, nextColorMode, toColorMode } from './colorMode.ts'

const settings = { defaultMode: 'light' as const, disableSwitch: false, respectSystem: false }

test('[S100] two states: light, dark, light', () => {
  expect(nextColorMode('light', false)).toBe('dark')
  expect(nextColorMode('dark', false)).toBe('light')
})

test('[S99] three states where the system is respected: system, light, dark, system', () => {
  expect(nextColorMode('system', true)).toBe('light')
  expect(nextColorMode('light', true)).toBe('dark')
  expect(nextColorMode('dark', true)).toBe('system')
})

test('[S97] without a choice the default is painted, whatever the system prefers', () => {
  expect(chooseColorMode(settings, null, null)).toBe('light')
  expect(toColorMode('light', true)).toBe('light')
})

test('the address wins over what was kept, and nonsense in either is ignored', () => {
  expect(chooseColorMode(settings, 'dark', 'light')).toBe('dark')
  expect(chooseColorMode(settings, 'pink', 'dark')).toBe('dark')
  expect(chooseColorMode(settings, null, 'pink')).toBe('light')
})

test('[S98] without a switch neither the address nor storage is read', () => {
  expect(chooseColorMode({ ...settings, disableSwitch: true }, 'dark', 'dark')).toBe('light')
})

test('a key that another tab deleted leads back to the default, or to the system where it is respected', () => {
  expect(chooseColorMode({ ...settings, defaultMode: 'dark' }, null, null)).toBe('dark')
  expect(chooseColorMode({ ...settings, respectSystem: true }, null, null)).toBe('system')
  expect(toColorMode('system', true)).toBe('dark')
})
