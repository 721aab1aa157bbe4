import { useRenderedAtBuild } from './useRenderedAtBuild.ts'

interface NoteTocProps {
  minHeadingLevel?: number
  maxHeadingLevel?: number
}

/** The headings of the note; nothing within islands. */
export function NoteToc({ minHeadingLevel, maxHeadingLevel }: NoteTocProps) {
  return useRenderedAtBuild('TOCInline', { minHeadingLevel, maxHeadingLevel }) ?? null
}
