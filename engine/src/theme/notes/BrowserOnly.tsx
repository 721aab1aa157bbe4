import type { ReactNode } from 'react'
import { useIsBrowser } from './useIsBrowser.ts'

interface BrowserOnlyProps {
  fallback?: ReactNode
  children?: () => ReactNode
}

/** Renders its children in the browser only; at build, the fallback. */
export function BrowserOnly({ fallback = null, children }: BrowserOnlyProps) {
  return useIsBrowser() ? children?.() : fallback
}
