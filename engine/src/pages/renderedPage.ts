import type { Part } from '../bundle/bundle.ts'
import type { OutputPath } from '../model/paths.ts'

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

/** A text file to write to disk. */
export interface TextFile {
  path: OutputPath
  contents: string
  /** If it is an HTML page: the optional parts of the bundle that it loads. */
  parts?: Part[]
}

const robots = /<meta [^>]*\bname="robots"[^>]*>/gi

/** Whether the head of a page has a `robots` tag with `noindex`: the engine's, the config's or the note's own. */
function hasNoIndex(html: string): boolean {
  const head = html.slice(0, html.indexOf('</head>'))
  return head.match(robots)?.some((tag) => /noindex|content="none"/i.test(tag)) ?? false
}
