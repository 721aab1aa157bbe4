import type { ReactNode } from 'react'

/** Holds the place of an element in a text. */
export const slot = '\0'

/** A text with an element in the place that `slot` holds in it. */
export function SlottedText({ text, children }: { text: string; children: ReactNode }) {
  const [before, after] = text.split(slot)
  return (
    <>
      {before}
      {children}
      {after}
    </>
  )
}
