import type { Part } from '../bundle/readParts.ts'
import type { OutputPath } from '../model/paths.ts'
import { hasNoIndex } from './hasNoIndex.ts'

/** A page to write to disk. */
export interface RenderedPage {
  output: OutputPath
  /** As UTF-8 bytes: a concatenated string would stay in memory as thousands of pieces. */
  html: Buffer
  /** Whether it asks search engines not to index it. */
  hasNoIndex: boolean
  /** The optional parts of the bundle that it loads. */
  parts: Part[]
}

export function toRenderedPage(output: OutputPath, html: string, parts: Part[]): RenderedPage {
  return { output, html: Buffer.from(html), hasNoIndex: hasNoIndex(html), parts }
}
