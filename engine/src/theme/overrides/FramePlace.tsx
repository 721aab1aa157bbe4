import type { ReactNode } from 'react'

interface FramePlaceProps {
  name: string
  children: ReactNode
}

/**
 * Marks what a site puts around the layout: navigation keeps that frame and replaces the marked parts
 * (`browser/navigation/swapPage.ts`).
 */
export function FramePlace({ name, children }: FramePlaceProps) {
  return <div data-place={name}>{children}</div>
}
