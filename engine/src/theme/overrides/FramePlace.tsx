import type { ReactNode } from 'react'

interface FramePlaceProps {
  name: string
  children: ReactNode
}

/** The frame stays when the reader goes on to another page; what a site puts into it is exchanged (`browser/navigation/swapPage.ts`). */
export function FramePlace({ name, children }: FramePlaceProps) {
  return <div data-place={name}>{children}</div>
}
