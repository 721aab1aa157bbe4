import { useSyncExternalStore } from 'react'

/** The colour mode that the page is shown in, for components that draw; it follows every change. At build it is `light`. */
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
