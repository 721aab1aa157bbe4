import type * as Rolldown from 'rolldown/utils'
import type { Declarations } from './declarations.ts'
import { environmentName } from './environment.ts'
import { importOf, missingPackageOf } from './foreignModules.ts'

/** Why a function cannot be in the config that is written; undefined if it can. */
export function whyNotPortable(
  value: object,
  parser: typeof Rolldown,
  declarations: Declarations,
): string | undefined {
  const missing = missingPackageOf(value)
  if (missing)
    return `It is from "${missing}", which is not installed: install it, and import it in the config.`
  if (importOf(value)) return undefined
  const code = codeOf(value)
  if (!code) return 'It is code: copy it by hand.'
  const name = declarations.carry(findFreeNames(`(${code})`, parser))
  if (name === undefined) return undefined
  // The bundler has its own names for what stands in for a package.
  return /^(?:import|require)_+stand_in/.test(name)
    ? 'It needs a package that is not installed: install it, and adopt the config again.'
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
    MetaProperty: ({ meta, property }) => void (others.add(meta.start), others.add(property.start)),
    MemberExpression: ({ computed, property }) => void (computed || others.add(property.start)),
    Property: ({ computed, shorthand, key }) => void (computed || shorthand || others.add(key.start)),
    ArrowFunctionExpression: ({ params }) => params.forEach(declare),
    FunctionExpression: ({ id, params }) => [id, ...params].forEach(declare),
    FunctionDeclaration: ({ id, params }) => [id, ...params].forEach(declare),
    VariableDeclarator: ({ id }) => declare(id),
    CatchClause: ({ param }) => declare(param),
    ClassDeclaration: ({ id }) => declare(id),
    ImportSpecifier: ({ local, imported }) => void (declare(local), others.add(imported.start)),
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

/** What every function or module has. */
const ofModules = new Set(['arguments', 'require', 'module', 'exports', '__dirname', '__filename'])

/** The names that a parameter or variable declares: `a` and `c` of `{ a, b: [c] = [] }`, and those in its defaults. */
const namesInPattern = (text: string): string[] => text.match(/[A-Za-z_$][\w$]*(?!\s*:)/g) ?? []
