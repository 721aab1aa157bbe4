import { absoluteAddresses } from '../absoluteAddresses.ts'

/** Fits the HTML of a post into a feed: whole addresses, and nothing that needs the styles or scripts of the site. */
export function feedHtml(html: string, link: string): string {
  return absoluteAddresses(withoutDrawnFormulas(withoutControls(html)), link)
}

/** Links of headings to themselves, and buttons. */
function withoutControls(html: string): string {
  return html.replace(/<a class="hash-link"[^>]*>[^<]*<\/a>|<button\b[^>]*>[^<]*<\/button>/g, '')
}

const drawing = '<span class="katex-html"'

/** A formula stands there twice, as MathML and as a drawing out of many elements; the drawing goes. */
function withoutDrawnFormulas(html: string): string {
  const [before = '', ...rest] = html.split(drawing)
  return before + rest.map((part) => part.slice(endOfSpan(part))).join('')
}

/** Where the span ends in which a text begins. */
function endOfSpan(html: string): number {
  let depth = 1
  for (const { 0: tag, index } of html.matchAll(/<\/?span\b[^>]*>/g)) {
    depth += tag.startsWith('</') ? -1 : 1
    if (depth === 0) return index + tag.length
  }
  return html.length
}
