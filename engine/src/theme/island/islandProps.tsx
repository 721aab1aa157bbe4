import {
  type ComponentType,
  createElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react'
import { slotTag } from '../../model/markup.ts'
import { Html } from '../content/pieces.tsx'
import { PostContext } from '../contexts.ts'

/** Props as they are put into a page, and what cannot be. */
export interface WrittenProps {
  /** JSON; what JSON lacks is an object with the key `$`, which holds a name and what to make it from. */
  json: string
  /** Elements that only the build can render. The browser gets their HTML. */
  slots: ReactNode[]
  refused: RefusedProp[]
}

/** A value among props that cannot be put into a page. */
export interface RefusedProp {
  /** The path within the props, such as `options.format[0]`. */
  path: string
  /** In words, such as `a function`. */
  kind: string
}

/** Writes the props of an island into text that `readProps` reads in the browser. */
export function writeProps(props: object): WrittenProps {
  const writing: Writing = { slots: [], refused: [], around: [] }
  const written = Object.entries(props).map(([name, value]) => {
    // As HTML, children stay siblings for styles, and keep what a translator makes of them.
    const isSlot = name === 'children' && isNode(value) && !isText(value)
    return [name, isSlot ? writeSlot(value, name, writing) : write(value, name, writing)]
  })
  return { ...writing, json: JSON.stringify(Object.fromEntries(written)) }
}

/** Reads props from a page. `slots` are the HTML of the elements that the build rendered. */
export function readProps(json: string, slots: readonly string[]): object {
  return read(JSON.parse(json)) as object

  function read(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(read)
    if (typeof value !== 'object' || value === null) return value
    if ('$' in value) return make(...(value.$ as [string, ...unknown[]]))
    return readObject(value)
  }

  function readObject(value: object) {
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, read(each)]))
  }

  function make(name: string, ...given: unknown[]): unknown {
    if (name === 'undefined') return undefined
    if (name === 'number') return Number(given[0])
    if (name === 'bigint') return BigInt(given[0] as string)
    if (name === 'object') return readObject(given[0] as object)
    if (name === 'slot') return createSlot(given[0] as number, slots)
    if (name === 'markdown')
      return Object.assign(() => createSlot(given[0] as number, slots), readObject(given[1] as object))
    const values = given.map(read)
    if (name === 'element') return createMarkup(...(values as [string, string | null, object]))
    return new (carriers.find((each) => each.name === name)!)(...(values as never[]))
  }
}

/** An element with the children among its props. React asks for keys only where they are one prop. */
function createWithChildren(type: ComponentType<object> | string, props: object) {
  const { children, ...others } = props as { children?: unknown }
  if (!Array.isArray(children) || children.length < 2) return createElement(type, props)
  return createElement(type, others, ...children)
}

/** Among the props of an island: the address of the post of a list that it is drawn for. */
export const postProp = '$post'

/** The component of an island with its props, and the post that its hooks ask for. */
export function createIslandContent(component: ComponentType<object>, props: object) {
  const { [postProp]: href, ...given } = props as { [postProp]?: string }
  const content = createWithChildren(component, given)
  if (href === undefined) return content
  return <PostContext value={{ head: { href }, isPostPage: false }}>{content}</PostContext>
}

const createMarkup = (type: string, key: string | null, props: object) =>
  createWithChildren(type || Fragment, key === null ? props : { ...props, key })

const createSlot = (number: number, slots: readonly string[]) => (
  <Html key={`slot${number}`} tag={slotTag} data-slot={number} html={slots[number] ?? ''} />
)

/** Classes whose objects can be made again from what `argumentsOf` gives. */
const carriers: (new (...given: never[]) => object)[] = [
  Date,
  RegExp,
  URL,
  Map,
  Set,
  Int8Array,
  Uint8Array,
  Uint8ClampedArray,
  Int16Array,
  Uint16Array,
  Int32Array,
  Uint32Array,
  Float32Array,
  Float64Array,
  BigInt64Array,
  BigUint64Array,
]

function argumentsOf(value: object): unknown[] {
  if (value instanceof Date) return [value.getTime()]
  if (value instanceof RegExp) return [value.source, value.flags]
  if (value instanceof URL) return [value.href]
  return [[...(value as Iterable<unknown>)]]
}

interface Writing extends Pick<WrittenProps, 'slots' | 'refused'> {
  /** The objects that contain the value being written. */
  around: object[]
}

const tagged = (name: string, ...given: unknown[]) => ({ $: [name, ...given] })

function write(value: unknown, path: string, writing: Writing): unknown {
  if (value === undefined) return tagged('undefined')
  if (typeof value === 'bigint') return tagged('bigint', String(value))
  if (typeof value === 'number') return isJson(value) ? value : tagged('number', numberText(value))
  if (isMarkdown(value)) return writeMarkdown(value, path, writing)
  if (typeof value === 'function' || typeof value === 'symbol')
    return refuse(path, `a ${typeof value}`, writing)
  if (typeof value !== 'object' || value === null) return value
  if (writing.around.includes(value)) return refuse(path, 'an object that contains itself', writing)
  writing.around.push(value)
  const written = writeObject(value, path, writing)
  writing.around.pop()
  return written
}

/** Its HTML, and what is known of a post or a note that it draws. */
function writeMarkdown(value: ComponentType, path: string, writing: Writing) {
  const slot = writing.slots.push(createElement(value, { key: path })) - 1
  return tagged('markdown', slot, 'metadata' in value ? writeObject({ ...value }, path, writing) : {})
}

/** The component of a Markdown file, marked as MDX marks it: it needs no props, so its HTML can take its place. */
const isMarkdown = (value: unknown): value is ComponentType =>
  typeof value === 'function' && 'isMDXComponent' in value

const isJson = (value: number) => Number.isFinite(value) && !Object.is(value, -0)
const numberText = (value: number) => (Object.is(value, -0) ? '-0' : String(value))

function writeObject(value: object, path: string, writing: Writing): unknown {
  if (Array.isArray(value))
    return Array.from(value, (each, index) => write(each, `${path}[${index}]`, writing))
  if (isValidElement<{ children?: unknown }>(value)) {
    if (!isMarkup(value)) return writeSlot(value, path, writing)
    const type = typeof value.type === 'string' ? value.type : ''
    return tagged('element', type, value.key, write(value.props, `${path}.props`, writing))
  }
  const prototype = Object.getPrototypeOf(value) as object | null
  if (prototype === null || prototype === Object.prototype) return writePlain(value, path, writing)
  const carrier = carriers.find((each) => each.prototype === prototype)
  if (!carrier) return refuse(path, `an object of the class ${prototype.constructor.name}`, writing)
  const given = argumentsOf(value).map((each) => write(each, path, writing))
  return tagged(carrier.name, ...given)
}

function writePlain(value: object, path: string, writing: Writing): unknown {
  const entries = Object.entries(value)
  const written = entries.map(([name, each]) => [name, write(each, `${path}.${name}`, writing)])
  const object = Object.fromEntries(written)
  return '$' in value ? tagged('object', object) : object
}

function writeSlot(node: unknown, path: string, writing: Writing): unknown {
  refuseHandlers(node, path, writing)
  return tagged('slot', writing.slots.push(node as ReactNode) - 1)
}

function refuse(path: string, kind: string, { refused }: Writing): undefined {
  refused.push({ path, kind })
}

/** In HTML the handlers of elements would be lost. */
function refuseHandlers(node: unknown, path: string, writing: Writing): void {
  if (Array.isArray(node))
    for (const [index, each] of node.entries()) refuseHandlers(each, `${path}[${index}]`, writing)
  if (!isHtmlElement(node)) return
  for (const [name, value] of Object.entries(node.props))
    if (name === 'children') refuseHandlers(value, `${path}.props.children`, writing)
    else if (typeof value === 'function') refuse(`${path}.props.${name}`, 'a function', writing)
}

/** Whether React can render a value, as far as can be seen without rendering it. */
function isNode(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isNode)
  return typeof value === 'object' && value !== null ? isValidElement(value) : typeof value !== 'function'
}

function isText(value: unknown): boolean {
  return Array.isArray(value) ? value.every(isText) : typeof value !== 'object' || value === null
}

/** Whether a value holds text and HTML elements only: no component, whose function cannot be put into a page. */
function isMarkup(node: unknown): boolean {
  if (Array.isArray(node)) return node.every(isMarkup)
  return isValidElement(node) ? isHtmlElement(node) && isMarkup(node.props.children) : true
}

const isHtmlElement = (node: unknown): node is ReactElement<{ children?: unknown }> =>
  isValidElement(node) && (typeof node.type === 'string' || node.type === Fragment)
