import { useSyncExternalStore } from 'react'

/**
 * Whether the window is wider than the breakpoint (default as in Docusaurus), in px where text has its usual size; `ssr` at build and in the first
 * render.
 */
export function useWindowSize({ desktopBreakpoint = 996 } = {}): 'desktop' | 'mobile' | 'ssr' {
  return useSyncExternalStore(
    subscribe,
    () => (matchMedia(`(width > ${desktopBreakpoint / 16}rem)`).matches ? 'desktop' : 'mobile'),
    () => 'ssr',
  )
}

function subscribe(changed: () => void): () => void {
  addEventListener('resize', changed)
  return () => removeEventListener('resize', changed)
}
