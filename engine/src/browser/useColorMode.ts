import { useSyncExternalStore } from 'react'
import { type ColorMode, colorModeKey } from './colorMode.ts'
import { createStorage } from './storage.ts'

/** The current colour mode, for components that draw; follows every change. `light` at build. */
export function useColorMode(): 'light' | 'dark' {
  return useSyncExternalStore(subscribe, readColorMode, () => 'light')
}

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

function readColorMode() {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
}

/** `useColorMode()` with the return value that it has in Docusaurus. */
export function useNoteColorMode() {
  const colorMode = useColorMode()
  return { colorMode, colorModeChoice: colorMode, isDarkTheme: colorMode === 'dark', setColorMode }
}

/**
 * Sets the colour mode for a component: stores it and tells the page, as if another tab had chosen it. `null` removes
 * the choice. One that is not to persist is that of the page alone.
 */
function setColorMode(mode: ColorMode | null, { persist = true } = {}): void {
  const storage = persist ? createStorage() : undefined
  if (mode === null) storage?.delete(colorModeKey)
  else storage?.set(colorModeKey, mode)
  dispatchEvent(new StorageEvent('storage', { key: colorModeKey, newValue: mode }))
}
