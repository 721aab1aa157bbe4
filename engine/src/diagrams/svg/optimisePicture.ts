import { idPrefix } from '../../model/drawing.ts'
import { straightenPath } from './straightenPath.ts'
import { type SvgNode, walkSvg } from './svgNode.ts'

/** Optimises a picture: removes invisible parts, shortens values, and makes ids unique to the picture. */
export function optimisePicture(picture: SvgNode): SvgNode {
  const names = nameTargets(picture)
  return {
    ...picture,
    attributes: optimiseAttributes(picture, names),
    children: optimiseChildren(picture, names),
  }
}

const reference = /url\(["']?#([^"')]+)["']?\)/g

/** The ids that something in the picture refers to, with their new names. */
function nameTargets(picture: SvgNode): Map<string, string> {
  const names = new Map<string, string>()
  for (const { attributes } of walkSvg(picture))
    for (const value of attributes.values())
      if (value.includes('url('))
        for (const [, id] of value.matchAll(reference))
          if (!names.has(id!)) names.set(id!, `${idPrefix}${names.size + 1}`)
  return names
}

type Child = SvgNode['children'][number]

function optimiseChildren({ tag, children }: SvgNode, names: Map<string, string>): Child[] {
  const wanted = children.filter((child) => typeof child === 'string' || isWanted(child, tag, names))
  const optimised = wanted.flatMap((child) =>
    typeof child === 'string' ? child : optimiseElement(child, names),
  )
  return tag === 'text' || tag === 'tspan'
    ? joinSpans(optimised)
    : optimised.filter((child) => typeof child !== 'string')
}

const definitions = new Set(['clipPath', 'linearGradient', 'marker', 'pattern', 'radialGradient', 'symbol'])

function isWanted({ tag, attributes }: SvgNode, parent: string, names: Map<string, string>): boolean {
  if (definitions.has(tag) || parent === 'defs') return names.has(attributes.get('id')!)
  if (tag === 'rect' && !(attributes.has('width') && attributes.has('height'))) return false
  return attributes.get('display') !== 'none'
}

const containers = new Set(['a', 'defs', 'g', 'text', 'tspan'])

function optimiseElement(element: SvgNode, names: Map<string, string>): Child[] {
  // A browser shows only one child of a `switch`: the HTML, which was removed.
  const tag = element.tag === 'switch' ? 'g' : element.tag
  const attributes = optimiseAttributes(element, names)
  const children = optimiseChildren(element, names)
  if (containers.has(tag) && children.every(isBlank)) return tag === 'tspan' ? children : []
  const isPlain = attributes.size === 0 && (tag === 'g' || tag === 'tspan')
  return isPlain ? children : [{ tag, attributes, children }]
}

const isBlank = (child: Child) => typeof child === 'string' && child.trim() === ''

/** Of no effect: an attribute without a value, and the sizes that Mermaid gives to circles. */
const isIdle = (tag: string, name: string, value: string) =>
  value === '' || (tag === 'circle' && (name === 'width' || name === 'height'))

function optimiseAttributes({ tag, attributes }: SvgNode, names: Map<string, string>): Map<string, string> {
  const optimised = new Map<string, string>()
  for (const [name, value] of attributes)
    if (isIdle(tag, name, value)) continue
    else if (name === 'd') optimised.set(name, shortenNumbers(straightenPath(value)))
    else if (name !== 'id') optimised.set(name, optimiseValue(value, names))
    else if (names.has(value)) optimised.set(name, names.get(value)!)
  return optimised
}

function optimiseValue(value: string, names: Map<string, string>): string {
  if (value.includes('url(')) return value.replace(reference, (_, id) => `url(#${names.get(id)})`)
  return shortenNumbers(value).replace(/^([\d.]+)px$/, '$1')
}

/** Rounds to hundredths of a pixel, finer than anybody sees. */
function shortenNumbers(value: string): string {
  if (!value.includes('.')) return value
  return value.replace(/(?:-|(?<!\d))\d*\.\d{3,}(?:e-?\d+)?/g, (number) =>
    String(Math.round(Number(number) * 100) / 100),
  )
}

/** Joins neighbouring spans of equal style: Mermaid writes one per word. */
function joinSpans(children: Child[]): Child[] {
  const joined: Child[] = []
  for (const child of children) {
    const last = joined.at(-1)
    if (typeof child === 'string' && typeof last === 'string') joined[joined.length - 1] = last + child
    else if (isPlaced(child) || !isAlike(child, last)) joined.push(child)
    else
      joined[joined.length - 1] = {
        ...last,
        children: joinSpans([...last.children, ...(child as SvgNode).children]),
      }
  }
  return joined
}

const isPlaced = (child: Child) =>
  typeof child !== 'string' && ['x', 'y', 'dx', 'dy'].some((name) => child.attributes.has(name))

function isAlike(child: Child, last: Child | undefined): last is SvgNode {
  const write = (node: Child) => (typeof node === 'string' ? '' : [...node.attributes].join(' '))
  return (
    typeof child === 'object' && typeof last === 'object' && !isPlaced(last) && write(child) === write(last)
  )
}
