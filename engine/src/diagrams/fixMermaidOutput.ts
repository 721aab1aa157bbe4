import { textLength } from './measure/textLayout.ts'
import { isMeasurable, textWidth } from './measure/textWidth.ts'
import { createStyleReader, type StyleReader } from './style/createStyleReader.ts'
import type { StyleSheet } from './style/styleSheet.ts'
import { withoutMarks } from './tagMarks.ts'

/** Adapts a picture that Mermaid drew for a live page to a static one. */
export function fixMermaidOutput(svg: Element, textSheet: StyleSheet): void {
  const styleOf = createStyleReader(textSheet)
  const isFlowchart = hasClass(svg, 'flowchart')
  if (svg.getAttribute('aria-roledescription') === 'pie') trimPie(svg)
  for (const element of [...elementsWithin(svg)])
    if (isCentered(element, isFlowchart)) centerLabel(element, styleOf)
    else if (isFlowchart && hasClass(element, 'cluster')) setLabelAside(element)
    else if (element.localName === 'foreignObject' && element.parentElement?.localName === 'switch')
      wrapText(element)
    // Half-transparent backgrounds would let lines strike out the text; for HTML labels Mermaid hides those lines too.
    else if (hasClass(element, 'background')) element.setAttribute('style', 'stroke: none; opacity: 1')
    // The line for today would stay at the day of the build.
    else if (hasClass(element, 'today')) element.remove()
}

/**
 * Fixes the length of each line of text. Readers' fonts may be wider than the one that was measured; their letters are
 * made narrower then, so that no label leaves its box. A length that is only guessed could stretch the letters.
 */
export function fixTextLengths(svg: Element, textSheet: StyleSheet): void {
  const styleOf = createStyleReader(textSheet)
  for (const element of elementsWithin(svg)) {
    if (element.localName !== 'text') continue
    const placed = [...element.children].filter(isPlaced)
    // Firefox knows the attribute on `text` only.
    for (const line of placed.length > 1 ? placed : [element]) fixLength(line, styleOf)
  }
}

const isPlaced = (element: Element) => ['x', 'y', 'dx', 'dy'].some((name) => element.hasAttribute(name))

function fixLength(line: Element, styleOf: StyleReader): void {
  const text = withoutMarks(line.textContent ?? '').trim()
  if (text.length < shortest || !isMeasurable(text) || line.querySelector('textPath')) return
  line.setAttribute('textLength', String(Math.round(textLength(line, styleOf) * 10) / 10))
  line.setAttribute('lengthAdjust', 'spacingAndGlyphs')
}

/** Texts of fewer letters are not wider by more than the space around them. */
const shortest = 4

/** Walks all elements once. svgdom takes longer to look up a single selector. */
function* elementsWithin(element: Element): Generator<Element> {
  for (const child of element.children) {
    yield child
    yield* elementsWithin(child)
  }
}

const hasClass = (element: Element, name: string) =>
  element.getAttribute('class')?.split(/\s+/).includes(name) ?? false

/** Whether Mermaid centres the node's label when it is HTML, but aligns it left when it is text. */
const isCentered = (element: Element, isFlowchart: boolean) =>
  (isFlowchart && hasClass(element, 'node')) ||
  hasClass(element, 'statediagram-state') ||
  hasClass(element, 'mindmap-node')

function centerLabel(node: Element, styleOf: StyleReader): void {
  const [text, ...others] = node.querySelectorAll('text')
  const label = text?.closest('.label')
  const [, x] = /translate\(([-\d.]+)/.exec(label?.getAttribute('transform') ?? '') ?? []
  if (!text || others.length > 0 || !x || styleOf(text).values.get('text-anchor') === 'middle') return
  text.setAttribute('text-anchor', 'middle')
  for (const line of text.querySelectorAll('.text-outer-tspan')) line.setAttribute('x', String(-Number(x)))
}

/** Sets the label of a group of nodes at its left: in the middle, it would be below the arrow that enters the group. */
function setLabelAside(cluster: Element): void {
  const left = cluster.querySelector('rect')?.getAttribute('x')
  const label = [...cluster.children].find((child) => hasClass(child, 'cluster-label'))
  const [, y] = /translate\([^,]+,\s*([-\d.]+)/.exec(label?.getAttribute('transform') ?? '') ?? []
  if (left && label && y) label.setAttribute('transform', `translate(${Number(left) + clusterGap}, ${y})`)
}

const clusterGap = 10

/** Takes away the empty margin of a pie, so that its legend is seen on a phone without scrolling. */
function trimPie(svg: Element): void {
  const [left, top, width, height] = svg.getAttribute('viewBox')!.split(' ').map(Number)
  const { side, below } = emptyAroundPie
  svg.setAttribute('viewBox', [left! + side, top, width! - 2 * side, height! - below].join(' '))
}

const emptyAroundPie = { side: 32, below: 28 }

/** Font of texts that Mermaid wraps as HTML. Beside that HTML it writes the same text on one line, in this size. */
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
