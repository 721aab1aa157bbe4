import type { ReactNode } from 'react'
import { useIsBrowser } from './useIsBrowser.ts'

interface BrowserOnlyProps {
  fallback?: ReactNode
  children?: () => ReactNode
}

/** What only a browser can draw. */
export function BrowserOnly({ fallback = null, children }: BrowserOnlyProps) {
  return useIsBrowser() ? children?.() : fallback
}
