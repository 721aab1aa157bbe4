import { type ComponentType, createElement, isValidElement, type PropsWithChildren } from 'react'
import type { BundledIsland } from '../../bundle/bundle.ts'
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts'
import { fileHref } from '../../model/paths.ts'
import { island } from '../../theme/island/island.tsx'
import { withIslandEnvironment, withNoteEnvironment } from './noteEnvironment.tsx'
import type { NotePage } from './notePage.ts'

/**
 * Makes a component of a note an island, and reports props that cannot be serialised for the browser. `key` is the name
 * by which the note's module asks for it.
 */
export function toNoteIsland(
  component: ComponentType,
  files: BundledIsland,
  { key, page }: { key: string; page: NotePage },
) {
  const Island = toIsland(component, files, page)
  return function NoteIsland({ children, ...props }: PropsWithChildren<Record<string, unknown>>) {
    const wrong = findUnserialisable(props)
    if (wrong) {
      page.diagnostics.push(explain(wrong, key, page.part))
      return null
    }
    // Children are rendered to HTML separately, so they need the context again.
    const inner = children === undefined ? [] : [withNoteEnvironment(children, page)]
    return createElement(Island, props, ...inner)
  }
}

function explain({ path, kind }: Unserialisable, key: string, part: NotePage['part']): Diagnostic {
  return diagnose('unserialisable-prop', [nameOf(key, part), path, kind], part?.where)
}

/** The tag of a component: `<Chart>` for `@site/src/Chart#default`. */
function nameOf(key: string, part: NotePage['part']): string {
  const name = key.split('#').at(-1)!
  if (name !== 'default') return `<${name}>`
  return part?.name.startsWith('<') ? part.name : `<${key.replace(/#.*/, '').split('/').at(-1)}>`
}

/** A value among props that JSON cannot hold. */
interface Unserialisable {
  /** The path within the props, such as `options.format[0]`. */
  path: string
  /** In words, such as `a function`. */
  kind: string
}

/** Finds the first value that cannot be serialised into a page. */
export function findUnserialisable(value: unknown, path = ''): Unserialisable | undefined {
  const kind = kindOf(value)
  if (kind) return { path, kind }
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, inner] of Object.entries(value)) {
    const place = Array.isArray(value) ? `${path}[${name}]` : path ? `${path}.${name}` : name
    const found = findUnserialisable(inner, place)
    if (found) return found
  }
  return undefined
}

function kindOf(value: unknown): string | undefined {
  if (typeof value === 'function') return 'a function'
  if (typeof value === 'symbol') return 'a symbol'
  if (typeof value === 'bigint') return 'a bigint'
  if (isValidElement(value)) return 'an element'
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const prototype = Object.getPrototypeOf(value) as object | null
  if (prototype === null || prototype === Object.prototype) return undefined
  return `an object of the class ${prototype.constructor.name}`
}

/** Makes a component of a page an island. */
export function toIsland(component: ComponentType, { outputs, when }: BundledIsland, page: NotePage) {
  const { config } = page.references
  const WithEnvironment = (props: object) => withIslandEnvironment(createElement(component, props), page)
  return island(WithEnvironment, { files: outputs.map((output) => fileHref(output, config)), when })
}
