import { createRequire } from 'node:module'
import { join } from 'node:path'
import type * as Rolldown from 'rolldown/utils'
import { isRecord } from '../../std/collections.ts'
import { environmentName } from './environment.ts'
import { type ImportedName, importOf, missingPackageOf } from './foreignModules.ts'

/** Why a function cannot be in the config that is written; undefined if it can. */
export function whyNotPortable(value: object, parser: typeof Rolldown): string | undefined {
  const missing = missingPackageOf(value)
  if (missing)
    return `It is from "${missing}", which is not installed: install it, and import it in the config.`
  if (importOf(value)) return undefined
  const code = codeOf(value)
  if (!code) return 'It is code: copy it by hand.'
  const needed = new Set(needsOf(value).map(({ local }) => local))
  const [name] = findFreeNames(code, parser).filter((each) => !needed.has(each))
  if (name === undefined) return undefined
  return name.startsWith('require_')
    ? 'It is code that requires a file, or a package that is not installed: install it and adopt again, or copy the code by hand.'
    : `It is code that needs "${name}": copy it by hand.`
}

/** A function as an expression. Undefined for those of JavaScript itself, whose code cannot be read. */
export function codeOf(value: object): string | undefined {
  const text = String(value)
    .replaceAll(environmentName, 'process.env')
    // As the bundler writes them. The command is in the folder of the site, where the new config is, too.
    .replaceAll(/\b__require\(/g, 'require(')
    .replaceAll(JSON.stringify(process.cwd()), '__dirname')
  if (/\{\s*\[native code\]\s*\}$/.test(text) || text.startsWith('class')) return undefined
  const isExpression = /^(?:async\s*)?(?:function\b|\(|[\w$]+\s*=>)/.test(text)
  return isExpression ? text : text.replace(/^(async )?(\*?)[\w$]+(?=\()/, '$1function$2 ')
}

/** Names that the code of every config knows. */
const everywhere = new Set(['arguments', 'require', '__dirname', '__filename'])

const needs = Symbol.for('sotay.needs')

/** What a function of the config uses of what the config imports. */
export const needsOf = (value: object): NeededImport[] => Reflect.get(value, needs) ?? []

export interface NeededImport extends ImportedName {
  local: string
}

/** Notes on the functions in settings what they use of the imports of their config, given as text. */
export function noteNeeds(settings: unknown, config: string, parser: typeof Rolldown): void {
  const { resolve } = createRequire(join(process.cwd(), 'package.json'))
  const isThere = ({ from }: NeededImport) => {
    try {
      return Boolean(resolve(from))
    } catch {
      return false
    }
  }
  const imports = importsIn(config).filter(isThere)
  const visit = (value: unknown): void => {
    if (typeof value === 'function') {
      const code = importOf(value) || missingPackageOf(value) ? undefined : codeOf(value)
      const free = new Set(code ? findFreeNames(code, parser) : [])
      const used = imports.filter(({ local }) => free.has(local))
      if (used.length > 0 && Object.isExtensible(value)) Object.defineProperty(value, needs, { value: used })
    } else if (Array.isArray(value)) value.forEach(visit)
    else if (isRecord(value)) Object.values(value).forEach(visit)
  }
  visit(settings)
}

/** The names that a config imports or requires at the beginning of lines. */
function importsIn(config: string): NeededImport[] {
  const statement =
    /^(?:import\s+(?!type\b)([^'"]+?)\s+from\s+|(?:const|let|var)\s+([^=;]+?)\s*=\s*require\()\s*(['"])([^'"]+)\3/gm
  return Array.from(config.matchAll(statement)).flatMap(([, imported, required, , from]) => {
    const names = (imported ?? required!).trim()
    const [, inner] = /\{([^}]*)\}/.exec(names) ?? []
    const listed = (inner ?? '').split(',').flatMap((each) => {
      const [, name, local = name] = /^\s*([\w$]+)(?:\s*(?::|\bas\b)\s*([\w$]+))?\s*$/.exec(each) ?? []
      return name ? [{ from: from!, name, local: local! }] : []
    })
    const [, whole] = /^\*\s+as\s+([\w$]+)/.exec(names) ?? []
    const [, first] = /^([\w$]+)/.exec(names) ?? []
    return [
      ...listed,
      ...(whole ? [{ from: from!, name: '*', local: whole }] : []),
      ...(first ? [{ from: from!, name: 'default', local: first }] : []),
    ]
  })
}

/** The names in code that it does not declare itself, and that are not there everywhere. */
function findFreeNames(code: string, { parseSync, Visitor }: typeof Rolldown): string[] {
  const { program, errors } = parseSync('config.js', `(${code})`)
  if (errors.length > 0) return ['syntax']
  const used = new Map<number, string>()
  const own = new Set<string>()
  // Keys and members have the type of names, too.
  const others = new Set<number>()
  new Visitor({
    Identifier: ({ start, name }) => void used.set(start, name),
    MemberExpression: ({ computed, property }) => void (computed || others.add(property.start)),
    Property: ({ computed, shorthand, key }) => void (computed || shorthand || others.add(key.start)),
    ArrowFunctionExpression: ({ params }) => params.forEach(declare),
    FunctionExpression: ({ id, params }) => [id, ...params].forEach(declare),
    FunctionDeclaration: ({ id, params }) => [id, ...params].forEach(declare),
    VariableDeclarator: ({ id }) => declare(id),
    CatchClause: ({ param }) => declare(param),
  }).visit(program)
  return [...used].flatMap(([start, name]) =>
    others.has(start) || own.has(name) || name in globalThis || everywhere.has(name) ? [] : name,
  )

  function declare(pattern: { start: number; end: number } | null): void {
    if (!pattern) return
    const text = `(${code})`.slice(pattern.start, pattern.end)
    for (const name of namesInPattern(text)) own.add(name)
  }
}

/** The names that a parameter or variable declares: `a` and `c` of `{ a, b: [c] = [] }`, and those in its defaults. */
const namesInPattern = (text: string): string[] => text.match(/[A-Za-z_$][\w$]*(?!\s*:)/g) ?? []
