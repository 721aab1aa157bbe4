import { useRenderedAtBuild } from './useRenderedAtBuild.ts'

interface NoteTocProps {
  /** Left out: all headings of the note. */
  toc?: { value: string; id: string; level: number }[]
  minHeadingLevel?: number
  maxHeadingLevel?: number
}

/** Headings of the note; nothing within islands. */
export function NoteToc({ toc, minHeadingLevel, maxHeadingLevel }: NoteTocProps) {
  return useRenderedAtBuild('TOCInline', { toc, minHeadingLevel, maxHeadingLevel }) ?? null
}
