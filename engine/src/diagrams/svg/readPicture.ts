import { decodeEntities } from '../../std/decodeEntities.ts'
import { declaredStyle, parseStyleSheet, type StyleSheet } from '../style/styleSheet.ts'
import { type Subject, toSubject } from '../style/subject.ts'
import type { SvgNode } from './svgNode.ts'

/** What says where and how large something is, and what belongs together. */
const geometry = new Set(
  `clipPathUnits cx cy d dx dy gradientTransform gradientUnits height id markerHeight markerUnits markerWidth
  offset orient patternUnits points preserveAspectRatio r refX refY viewBox width x x1 x2 y y1 y2`.split(
    /\s+/,
  ),
)

/** What says how something looks, in the style sheet or as an attribute. */
const looks = new Set(
  `alignment-baseline clip-path display dominant-baseline fill fill-opacity fill-rule font-size font-style font-weight
  marker-end marker-mid marker-start opacity rx ry stop-color stop-opacity stroke stroke-dasharray stroke-linecap
  stroke-linejoin stroke-opacity stroke-width text-anchor text-decoration transform visibility`.split(/\s+/),
)

/** Of these, what an element takes over from the one around it. */
const inherited = new Set(
  `dominant-baseline fill fill-opacity fill-rule font-size font-style font-weight stroke stroke-dasharray
  stroke-linecap stroke-linejoin stroke-opacity stroke-width text-anchor visibility`.split(/\s+/),
)

/** What is so unless something else is said. */
const initial = new Map([
  ['font-style', 'normal'],
  ['font-weight', 'normal'],
  ['text-anchor', 'start'],
  ['visibility', 'visible'],
])

/** What a finished picture has no use for. */
const ignored = new Set(['desc', 'filter', 'foreignObject', 'metadata', 'script', 'style', 'title'])

/** Reads what Mermaid drew into plain data in which each element says itself how it looks. */
export function readPicture(svg: Element, css: string): SvgNode {
  return readElement(svg, parseStyleSheet(css, looks), { values: initial })
}

/** What an element finds where it stands. */
interface Surroundings {
  subject?: Subject
  /** What it inherits. */
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

/** HTML is ignored only where Mermaid wrote its text beside it, for browsers that cannot show HTML in a picture. */
function isIgnored({ localName, parentElement }: Element): boolean {
  return ignored.has(localName) && (localName !== 'foreignObject' || parentElement?.localName === 'switch')
}

function readGeometry({ attributes }: Subject): Map<string, string> {
  const read = new Map<string, string>()
  for (const [name, value] of attributes)
    if (geometry.has(name)) read.set(name, value)
    else if (/^(?:xlink:)?href$/.test(name) && !/^\s*(?:data|javascript|vbscript):/i.test(value))
      read.set('href', value)
  return read
}

function readLooks(subject: Subject, sheet: StyleSheet): Map<string, string> {
  const { attributes, around } = subject
  const declared = declaredStyle(subject, sheet)
  const read = new Map<string, string>()
  for (const [name, value] of [...attributes, ...declared]) if (looks.has(name)) read.set(name, value)
  const turned = declared.get('transform')
  if (turned) read.set('transform', aroundOrigin(turned, attributes.get('transform-origin')))
  // What stands in for HTML has its colour, not that of the box it stands in.
  if (around?.tag === 'switch') read.set('fill', 'currentColor')
  return read
}

/** A transform as an attribute has it: without units, and around a point by going there and back. */
function aroundOrigin(written: string, origin: string | undefined): string {
  const transform = written.replace(/(?<=\d)(?:deg|px)/g, '')
  const [x, y] = origin?.split(/\s+/).map(Number.parseFloat) ?? []
  return origin ? `translate(${x} ${y}) ${transform} translate(${-x!} ${-y!})` : transform
}
