import { useSyncExternalStore } from 'react'

/** Whether the window is as wide as other engines take a desktop's for; at build, and at the first drawing, nobody knows. */
export function useWindowSize({ desktopBreakpoint = 996 } = {}): 'desktop' | 'mobile' | 'ssr' {
  return useSyncExternalStore(
    subscribe,
    () => (innerWidth > desktopBreakpoint ? 'desktop' : 'mobile'),
    () => 'ssr',
  )
}

function subscribe(changed: () => void): () => void {
  addEventListener('resize', changed)
  return () => removeEventListener('resize', changed)
}
