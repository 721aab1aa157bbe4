import { createRequire } from 'node:module'
import type * as Parser from 'rolldown/utils'
import { isFile } from '../config/files.ts'
import { readBytes } from '../config/readFile.ts'

/** Parses a module of a site. JavaScript files may contain JSX too, as in bundling, and types. */
export function parseModule(code: string, file: string) {
  const { parseSync } = loadParser()
  const parsed = parseSync(file.replace(/\.[cm]?js$/, '.jsx'), code)
  return hasTypes(code, file, parsed) ? parseSync(`${file}.tsx`, code) : parsed
}

/** The names that a file exports itself; none where it cannot be read. */
export function exportsOf(file: string): string[] {
  if (!isFile(file)) return []
  const { module } = parseModule(readBytes(file).toString(), file)
  const entries = module.staticExports.flatMap((statement) => statement.entries)
  return entries
    .filter(({ isType }) => !isType)
    .flatMap(({ exportName: { kind, name } }) => (kind === 'Default' ? 'default' : (name ?? [])))
}

/** Whether a file of JavaScript can be read only as TypeScript: some sites give all their code to a loader for it. */
export function hasTypes(
  code: string,
  file: string,
  parsed = loadParser().parseSync(file.replace(/\.[cm]?js$/, '.jsx'), code),
): boolean {
  if (!/\.[cm]?jsx?$/.test(file) || parsed.errors.length === 0) return false
  return loadParser().parseSync(`${file}.tsx`, code).errors.length === 0
}

/** A module without types, and without what it imports and does not use: types that are not called so are among it. */
export function withoutTypes(code: string, file: string): string {
  const name = /\.[cm]?ts$/.test(file) ? file : `${file}.tsx`
  return loadParser().transformSync(name, code, { jsx: 'preserve', tsconfig: false }).code
}

/** Where code calls a function of a package by its name, or as `React.lazy`: the places of these names. */
export function findCallees(code: string, file: string, wanted: { from: string; name: string }) {
  const { program, module } = parseModule(code, file)
  const entries = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    moduleRequest.value === wanted.from ? entries : [],
  )
  const localNames = (isWanted: (entry: (typeof entries)[number]) => boolean) =>
    entries.filter(isWanted).map(({ localName }) => localName.value)
  const functions = localNames(({ importName }) => importName.name === wanted.name)
  const wholes = localNames(({ importName }) => importName.kind !== 'Name')
  const found: { start: number; end: number }[] = []
  const { Visitor } = loadParser()
  new Visitor({
    CallExpression: ({ callee }) => {
      const isWanted =
        callee.type === 'Identifier'
          ? functions.includes(callee.name)
          : callee.type === 'MemberExpression' &&
            callee.object.type === 'Identifier' &&
            wholes.includes(callee.object.name) &&
            lastName(callee) === wanted.name
      if (isWanted) found.push({ start: callee.start, end: callee.end })
    },
  }).visit(program)
  return found.sort((one, other) => one.start - other.start)
}

/** Where code calls `require` or a function of it: the same letters in a text or a comment are no call. */
export function findRequires(code: string, file: string): Set<number> {
  const found = new Set<number>()
  const { Visitor } = loadParser()
  new Visitor({
    CallExpression: ({ callee, start }) => {
      const called = callee.type === 'MemberExpression' ? callee.object : callee
      if (called.type === 'Identifier' && called.name === 'require') found.add(start)
    },
  }).visit(parseModule(code, file).program)
  return found
}

/** The addresses that code resolves against its own, as in `new URL('./worker.ts', import.meta.url)`, in their order. */
export function findOwnAddresses(code: string, file: string) {
  const found: { address: string; start: number; end: number }[] = []
  const { Visitor } = loadParser()
  new Visitor({
    NewExpression: ({ callee, arguments: [given, base], start, end }) => {
      const isOwn =
        lastName(callee) === 'URL' && base && code.slice(base.start, base.end) === 'import.meta.url'
      if (!isOwn || given?.type !== 'Literal' || !/^[^/?#:][^?#:]*$/.test(String(given.value))) return
      found.push({ address: String(given.value), start, end })
    },
  }).visit(parseModule(code, file).program)
  return found.sort((one, other) => one.start - other.start)
}

/** A node of code, as far as it says a name. */
export interface NamedNode {
  type: string
  name?: unknown
  value?: unknown
  property?: NamedNode
}

/** The last name of an expression: `useState` for both `useState` and `React.useState`. */
export function lastName(node: NamedNode): string {
  return node.property ? lastName(node.property) : String(node.name ?? node.value ?? '')
}

const require = createRequire(import.meta.url)

/** Loads the JavaScript parser on first use, because most sites never need it. */
export const loadParser = () => require('rolldown/utils') as typeof Parser
