import type { ReactNode } from 'react'

/** The placeholder for an element in a text. */
export const slot = '\0'

/** A text with an element in place of `slot`. */
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
