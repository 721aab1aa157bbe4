import type { OutputPath } from '../model/paths.ts'
import { asksToBeHidden } from './asksToBeHidden.ts'

/** A page as it is written to disk. */
export interface RenderedPage {
  output: OutputPath
  /** In UTF-8: as a string it would be kept in thousands of pieces. */
  html: Buffer
  /** Whether it asks search engines to pass by. */
  isHidden: boolean
}

export function toRenderedPage(output: OutputPath, html: string): RenderedPage {
  return { output, html: Buffer.from(html), isHidden: asksToBeHidden(html) }
}
