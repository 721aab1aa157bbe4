import type { Plugin } from 'vite'
import { readBytes } from '../../config/readFile.ts'

/**
 * Makes `import Logo from './logo.svg'` a React component; `./logo.svg?url` is still its URL, and so is one that the code
 * uses as an address only.
 */
export const svgComponents: Plugin = {
  name: 'sotay:svg-components',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('.svg') || id.startsWith('\0')) return undefined
    return { code: toSvgComponent(readBytes(id).toString()), moduleType: 'js' }
  },
  transform(code, id) {
    if (!code.includes('.svg') || id.includes('/node_modules/')) return undefined
    const written = withAddresses(code)
    // Lines stay what they are.
    return written === code ? undefined : { code: written, map: null }
  },
}

/** As written by people, or in the module of a note. */
const svgImport = /\bimport\s+(?:(\w+)|\{\s*default as (\w+)\$\s*\})\s+from\s*(['"])([^'"\n]+\.svg)\3/g

/** Imports the address of each picture that is used as one, as in `<img src={logo} />`, and never as a component. */
export function withAddresses(code: string): string {
  return code.replace(svgImport, (written, name = '', inNote = '', quote, specifier: string) => {
    const local = name || inNote
    const isAddress = new RegExp(
      `\\b(?:src|href|poster|data|xlinkHref)=\\{\\s*${local}\\s*\\}|\\burl\\(["']?\\$\\{${local}\\}`,
    ).test(code)
    const isComponent = new RegExp(`<${local}\\b`).test(code)
    if (!isAddress || isComponent) return written
    return written.replace(`${quote}${specifier}${quote}`, `${quote}${specifier}?url${quote}`)
  })
}

const picture = /<svg\b((?:"[^"]*"|'[^']*'|[^>"'])*?)(?:\/>|>([\s\S]*)<\/svg>)/
const attribute = /(?<![\w:-])([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/**
 * Converts an SVG to a module whose default export is a component. Its props go to the `svg` element, and `title` into
 * it.
 */
export function toSvgComponent(svg: string): string {
  const [, attributes = '', inner = ''] = picture.exec(svg) ?? []
  const written = Array.from(attributes.matchAll(attribute), ([, name = '', double, single]) =>
    toProp(name, double ?? single ?? ''),
  )
  const props = Object.fromEntries(written.filter(([name]) => !name.startsWith('xmlns')))
  return `import { createElement } from 'react'
const written = ${JSON.stringify(props)}
const inner = ${JSON.stringify(inner)}
const escape = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
export default function Svg({ title, ...props }) {
  const __html = title ? '<title>' + escape(title) + '</title>' + inner : inner
  return createElement('svg', { ...written, ...props, dangerouslySetInnerHTML: { __html } })
}`
}

/** An attribute as a React prop: its name and value. */
function toProp(name: string, value: string): [string, unknown] {
  if (name === 'class') return ['className', value]
  return name === 'style' ? [name, toStyle(value)] : [toCamelCase(name), value]
}

function toStyle(css: string): Record<string, string> {
  const declarations = css.split(';').map((each) => /^\s*([\w-]+)\s*:(.*)/s.exec(each))
  return Object.fromEntries(
    declarations.flatMap((found) => (found ? [[toCamelCase(found[1]!), found[2]!.trim()]] : [])),
  )
}

const toCamelCase = (name: string) =>
  /^(?:data-|aria-|--)/.test(name)
    ? name
    : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
