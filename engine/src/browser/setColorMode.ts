import { type ColorMode, colorModeKey } from './colorModeState.ts'
import { createStorage } from './storage.ts'

/**
 * Sets the colour mode for a component: stores it and tells the page, as if another tab had chosen it. `null` removes
 * the choice.
 */
export function setColorMode(mode: ColorMode | null): void {
  const storage = createStorage()
  if (mode === null) storage.delete(colorModeKey)
  else storage.set(colorModeKey, mode)
  dispatchEvent(new StorageEvent('storage', { key: colorModeKey, newValue: mode }))
}
