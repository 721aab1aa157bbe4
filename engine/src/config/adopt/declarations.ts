import { createRequire, isBuiltin } from 'node:module'
import { basename } from 'node:path'
import type * as Rolldown from 'rolldown/utils'
import type { ConfigPlace } from '../files.ts'
import { readBytes } from '../readFile.ts'

/** What the old config declares beside its settings, for functions that need it in the new one. */
export interface Declarations {
  /** Takes names over, with what their declarations need; or none of them, and gives the one for which that fails. */
  carry(names: string[]): string | undefined
  /** What has been taken over, in its order: code and the names that it gives. */
  carried(): { texts: string[]; names: string[] }
}

/** Nothing can be taken over. */
export const none: Declarations = { carry: ([name]) => name, carried: () => ({ texts: [], names: [] }) }

/** A declaration that is longer is the settings themselves. */
const longest = 4000

interface Declaration {
  text: string
  /** The module that it imports. */
  from?: string | undefined
}

/** Reads the declarations of a config as they are written. */
export async function readDeclarations({ configPath }: ConfigPlace): Promise<Declarations> {
  const parser = await import('rolldown/utils')
  const code = readBytes(configPath).toString()
  const found = findDeclarations(basename(configPath), code, parser)
  const require = createRequire(configPath)
  const isThere = (from: string) => {
    try {
      return isBuiltin(from) || require.resolve(from) !== ''
    } catch {
      return from.startsWith('.')
    }
  }
  let carried = new Set<Declaration>()
  /** What a name needs, itself included; undefined if something of it cannot be taken over. */
  const collect = (name: string, known: Set<Declaration>): Set<Declaration> | undefined => {
    const declaration = found.get(name)
    if (!declaration || declaration.text.length > longest) return undefined
    if (known.has(declaration)) return known
    const { text, from } = declaration
    if (from && !/^import type/.test(text) && !isThere(from)) return undefined
    return findFreeNames(text, parser).reduce<Set<Declaration> | undefined>(
      (needed, each) => needed && collect(each, needed),
      new Set([...known, declaration]),
    )
  }
  return {
    carry(names) {
      const missing = names.find((name) => !collect(name, carried))
      if (missing === undefined)
        carried = names.reduce((known, name) => collect(name, known) ?? known, carried)
      return missing
    },
    carried: () => ({
      texts: [...new Set(found.values())].filter((each) => carried.has(each)).map(({ text }) => text),
      names: [...found].flatMap(([name, each]) => (carried.has(each) ? name : [])),
    }),
  }
}

/** The declarations of a module by the names that they give. */
function findDeclarations(
  file: string,
  code: string,
  { parseSync }: typeof Rolldown,
): Map<string, Declaration> {
  const found = new Map<string, Declaration>()
  for (const statement of parseSync(file, code).program.body) {
    const inner =
      statement.type === 'ExportNamedDeclaration' ? (statement.declaration ?? statement) : statement
    const text = code.slice(inner.start, inner.end)
    const add = (name: string, from?: string) => void found.set(name, { text, from })
    if (inner.type === 'ImportDeclaration')
      for (const { local } of inner.specifiers) add(local.name, inner.source.value)
    else if (inner.type === 'VariableDeclaration') {
      const [, from] = /=\s*require\(\s*['"`]([^'"`]+)['"`]\s*\)/.exec(text) ?? []
      for (const { id } of inner.declarations)
        for (const name of namesOf(code.slice(id.start, id.end))) add(name, from)
    } else if ('id' in inner && inner.id && 'name' in inner.id) add(String(inner.id.name))
  }
  return sharedTexts(found)
}

/** One declaration that gives several names is one value. */
function sharedTexts(found: Map<string, Declaration>): Map<string, Declaration> {
  const byText = new Map<string, Declaration>()
  for (const [name, declaration] of found) {
    const shared = byText.get(declaration.text) ?? declaration
    byText.set(declaration.text, shared)
    found.set(name, shared)
  }
  return found
}

/** The names that a pattern gives, without those of its type. */
const namesOf = (pattern: string): string[] =>
  pattern.startsWith('{') || pattern.startsWith('[')
    ? (pattern.replace(/[}\]]\s*:[\s\S]*$/, '').match(/[A-Za-z_$][\w$]*(?!\s*:)/g) ?? [])
    : (/^[A-Za-z_$][\w$]*/.exec(pattern) ?? [])

/** The names in code that it does not declare itself, and that are not there everywhere. */
export function findFreeNames(code: string, { parseSync, Visitor }: typeof Rolldown): string[] {
  const { program, errors } = parseSync('config.ts', code)
  if (errors.length > 0) return ['syntax']
  const used = new Map<number, string>()
  const own = new Set<string>()
  // Keys and members have the type of names, too.
  const others = new Set<number>()
  new Visitor({
    Identifier: ({ start, name }) => void used.set(start, name),
    MetaProperty({ meta, property }) {
      others.add(meta.start)
      others.add(property.start)
    },
    MemberExpression: ({ computed, property }) => void (computed || others.add(property.start)),
    Property: ({ computed, shorthand, key }) => void (computed || shorthand || others.add(key.start)),
    ArrowFunctionExpression: ({ params }) => params.forEach(declare),
    FunctionExpression: ({ id, params }) => [id, ...params].forEach(declare),
    FunctionDeclaration: ({ id, params }) => [id, ...params].forEach(declare),
    VariableDeclarator: ({ id }) => declare(id),
    CatchClause: ({ param }) => declare(param),
    ClassDeclaration: ({ id }) => declare(id),
    ImportSpecifier({ local, imported }) {
      declare(local)
      others.add(imported.start)
    },
    ImportDefaultSpecifier: ({ local }) => declare(local),
    ImportNamespaceSpecifier: ({ local }) => declare(local),
  }).visit(program)
  return [...used].flatMap(([start, name]) =>
    others.has(start) || own.has(name) || name in globalThis || ofModules.has(name) ? [] : name,
  )

  function declare(pattern: { start: number; end: number; name?: unknown } | null): void {
    if (!pattern) return
    if (typeof pattern.name === 'string') return void own.add(pattern.name)
    const text = code.slice(pattern.start, pattern.end)
    for (const name of namesInPattern(text)) own.add(name)
  }
}

/** What every function or module has, and what browsers have: a function may be there for its code to be in a page. */
const ofModules = new Set(
  'arguments require module exports __dirname __filename window document location localStorage Node'.split(
    ' ',
  ),
)

/** The names that a parameter or variable declares: `a` and `c` of `{ a, b: [c] = [] }`, and those in its defaults. */
const namesInPattern = (text: string): string[] => text.match(/[A-Za-z_$][\w$]*(?!\s*:)/g) ?? []
