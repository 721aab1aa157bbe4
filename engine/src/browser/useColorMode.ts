import { useSyncExternalStore } from 'react'

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
