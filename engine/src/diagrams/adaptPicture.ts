import { textWidth } from './measure/textWidth.ts'
import { parseStyleSheet } from './style/styleSheet.ts'
import { textProperties, textStyle } from './style/textStyle.ts'

/** Changes what Mermaid draws for a browser of the moment into what suits a page that lasts. */
export function adaptPicture(svg: Element, css: string): void {
  centerLabels(svg, css)
  for (const html of svg.querySelectorAll('switch > foreignObject')) wrapText(html)
  // A line at today would stay where it was on the day of the build.
  for (const marker of svg.querySelectorAll('.today')) marker.remove()
}

/** Nodes whose labels stand in the middle when they are HTML, but at the left when they are text. */
const centered = '.flowchart .node, .statediagram-state, .mindmap-node'

function centerLabels(svg: Element, css: string): void {
  const sheet = parseStyleSheet(css, textProperties)
  for (const node of svg.querySelectorAll(centered)) {
    const [text, ...others] = node.querySelectorAll('text')
    const label = text?.closest('.label')
    const [, x] = /translate\(([-\d.]+)/.exec(label?.getAttribute('transform') ?? '') ?? []
    if (!text || others.length > 0 || !x || textStyle(text, sheet).values.get('text-anchor') === 'middle')
      continue
    text.setAttribute('text-anchor', 'middle')
    for (const line of text.querySelectorAll('.text-outer-tspan')) line.setAttribute('x', String(-Number(x)))
  }
}

/** Of texts that Mermaid leaves to HTML to wrap, it writes each beside it on one line, at this size. */
const font = { size: 14, isBold: false }
const lineHeight = 16

function wrapText(html: Element): void {
  const text = html.nextElementSibling
  const [line, ...others] = text?.children ?? []
  if (!text || !line || others.length > 0) return
  const lines = breakLines(line.textContent ?? '', Number(html.getAttribute('width')))
  for (const [index, words] of lines.entries()) {
    const next = text.appendChild(line.cloneNode()) as Element
    next.setAttribute('dy', String(index === 0 ? ((1 - lines.length) * lineHeight) / 2 : lineHeight))
    next.textContent = words
  }
  line.remove()
}

function breakLines(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && textWidth(longer, font) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
