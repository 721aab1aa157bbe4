import { useDrawn } from './useDrawn.ts'

interface NoteTocProps {
  minHeadingLevel?: number
  maxHeadingLevel?: number
}

/** The headings of the note; nothing within islands. */
export function NoteToc({ minHeadingLevel, maxHeadingLevel }: NoteTocProps) {
  return useDrawn('TOCInline', { minHeadingLevel, maxHeadingLevel }) ?? null
}
