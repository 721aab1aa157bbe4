import { decodeEntities } from '../../std/html.ts'
import { type Subject, toSubject } from '../style/selector.ts'
import { declaredStyle, parseStyleSheet, type StyleSheet } from '../style/styleSheet.ts'
import type { SvgNode } from './svgNode.ts'

/** Attributes of position, size and structure. */
const geometry = new Set(
  `clipPathUnits cx cy d dx dy gradientTransform gradientUnits height id lengthAdjust markerHeight markerUnits markerWidth
  offset orient patternUnits points preserveAspectRatio r refX refY textLength viewBox width x x1 x2 y y1 y2`.split(
    /\s+/,
  ),
)

/** Properties of appearance, from the stylesheet or attributes. */
const looks = new Set(
  `alignment-baseline clip-path display dominant-baseline fill fill-opacity fill-rule font-size font-style font-weight
  marker-end marker-mid marker-start opacity rx ry stop-color stop-opacity stroke stroke-dasharray stroke-linecap
  stroke-linejoin stroke-opacity stroke-width text-anchor text-decoration transform visibility`.split(/\s+/),
)

/** The inherited ones of these. */
const inherited = new Set(
  `dominant-baseline fill fill-opacity fill-rule font-size font-style font-weight stroke stroke-dasharray
  stroke-linecap stroke-linejoin stroke-opacity stroke-width text-anchor visibility`.split(/\s+/),
)

/** Initial values, which need not be written. */
const initial = new Map([
  ['font-style', 'normal'],
  ['font-weight', 'normal'],
  ['text-anchor', 'start'],
  ['visibility', 'visible'],
])

/** Elements that a finished picture does not need. */
const ignored = new Set(['desc', 'filter', 'foreignObject', 'metadata', 'script', 'style', 'title'])

/** Converts a picture by Mermaid to plain data, in which each element carries its own style as attributes. */
export function readPicture(svg: Element, css: string): SvgNode {
  return readElement(svg, parseStyleSheet(css, looks), { values: initial })
}

/** The context of an element. */
interface Surroundings {
  subject?: Subject
  /** Inherited values. */
  values: ReadonlyMap<string, string>
}

function readElement(element: Element, sheet: StyleSheet, around: Surroundings): SvgNode {
  const subject = toSubject(element, around.subject)
  const own = [...readLooks(subject, sheet)].filter(([name, value]) => around.values.get(name) !== value)
  const values = new Map([...around.values, ...own.filter(([name]) => inherited.has(name))])
  return {
    tag: subject.tag,
    attributes: new Map([...readGeometry(subject), ...own]),
    children: [...element.childNodes].flatMap((child) => {
      if (child.nodeType === 3) return decodeEntities(child.textContent ?? '')
      return isIgnored(child as Element) ? [] : readElement(child as Element, sheet, { subject, values })
    }),
  }
}

/** HTML is ignored only if Mermaid also wrote its text as a fallback beside it. */
function isIgnored({ localName, parentElement }: Element): boolean {
  return ignored.has(localName) && (localName !== 'foreignObject' || parentElement?.localName === 'switch')
}

function readGeometry({ attributes }: Subject): Map<string, string> {
  const read = new Map<string, string>()
  for (const [name, value] of attributes)
    if (geometry.has(name)) read.set(name, value)
    else if (/^(?:xlink:)?href$/.test(name) && !isCode(value)) read.set('href', value)
  return read
}

/** Whether a URL would run or show what it holds. Browsers ignore blanks and control characters within its scheme. */
function isCode(url: string): boolean {
  return /^(?:data|javascript|vbscript):/i.test(url.replace(/[\0-\x20]/g, ''))
}

function readLooks(subject: Subject, sheet: StyleSheet): Map<string, string> {
  const { attributes, around } = subject
  const declared = declaredStyle(subject, sheet)
  const read = new Map<string, string>()
  for (const [name, value] of [...attributes, ...declared]) if (looks.has(name)) read.set(name, value)
  const turned = declared.get('transform')
  if (turned) read.set('transform', aroundOrigin(turned, attributes.get('transform-origin')))
  // The text fallback of HTML has the text colour, not the colour of its box.
  if (around?.tag === 'switch') read.set('fill', 'currentColor')
  return read
}

/** A CSS transform as an attribute: without units, and with its origin written as translations. */
function aroundOrigin(written: string, origin: string | undefined): string {
  const transform = written.replace(/(?<=\d)(?:deg|px)/g, '')
  const [x, y] = origin?.split(/\s+/).map(Number.parseFloat) ?? []
  return origin ? `translate(${x} ${y}) ${transform} translate(${-x!} ${-y!})` : transform
}
