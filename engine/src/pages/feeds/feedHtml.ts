import { absoluteAddresses } from '../absoluteAddresses.ts'

/**
 * Adapts the HTML of a post for a feed: makes URLs absolute, and removes parts that need the site's styles or scripts.
 */
export function feedHtml(html: string, link: string): string {
  return absoluteAddresses(withoutDrawnFormulas(withoutControls(html)), link)
}

/** Removes the hash links of headings, and buttons. */
function withoutControls(html: string): string {
  return html.replace(/<a class="hash-link"[^>]*>[^<]*<\/a>|<button\b[^>]*>[^<]*<\/button>/g, '')
}

const drawing = '<span class="katex-html"'

/** Removes the visual half of formulas. KaTeX writes each one twice: as MathML, and as many styled elements. */
function withoutDrawnFormulas(html: string): string {
  const [before = '', ...rest] = html.split(drawing)
  return before + rest.map((part) => part.slice(endOfSpan(part))).join('')
}

/** The index after the closing tag of the span whose content the text begins with. */
function endOfSpan(html: string): number {
  let depth = 1
  for (const { 0: tag, index } of html.matchAll(/<\/?span\b[^>]*>/g)) {
    depth += tag.startsWith('</') ? -1 : 1
    if (depth === 0) return index + tag.length
  }
  return html.length
}
