import { configSchema } from '../siteConfig.ts'
import { none } from './declarations.ts'
import { environmentName, printEnvironment, resolverName } from './environment.ts'
import { type ImportedName, importOf } from './foreignModules.ts'
import type { Settings } from './settings.ts'

const order = Object.keys(configSchema.shape)

/** The text of a config file, its settings in the order of the reference, its functions as code or imports. */
export function printConfig(settings: Settings, { texts, names: taken } = none.carried()): string {
  const names = Object.keys(settings).sort((one, other) => order.indexOf(one) - order.indexOf(other))
  const ordered = Object.fromEntries(names.map((name) => [name, settings[name]]))
  const imports = new Imports(taken)
  const value = print(ordered, imports)
  const carried = texts.map((text) => `${text}\n\n`).join('')
  return `import { defineConfig } from 'sotay'\n${imports.print()}\n${carried}export default defineConfig(${value})\n`
}

/** The imports that a config needs, each under a name of its own. */
class Imports {
  constructor(private readonly taken: string[]) {}

  private readonly locals = new Map<string, { from: string; name: string; local: string }>()

  /** The name of an import in the file. */
  add({ from, name }: ImportedName): string {
    const id = `${from} ${name}`
    const known = this.locals.get(id)
    if (known) return known.local
    const usual = isDefault(name) ? localNameOf(from) : name
    const taken = new Set([...this.taken, ...[...this.locals.values()].map(({ local }) => local)])
    let local = usual
    for (let count = 2; taken.has(local); count++) local = usual + count
    this.locals.set(id, { from, name, local })
    return local
  }

  print(): string {
    const lines = [...this.locals.values()].map(({ from, name, local }) => {
      const binding = isDefault(name) ? local : `{ ${name === local ? name : `${name} as ${local}`} }`
      return `import ${binding} from ${printText(from)}\n`
    })
    return lines.sort().join('')
  }
}

/** Node gives the whole of a CommonJS module both names. */
const isDefault = (name: string) => name === 'default' || name === 'module.exports'

/** The name that a package is usually imported by: `remarkMath` for `remark-math`. */
function localNameOf(from: string): string {
  const last = from.replace(/^.*\//, '').replace(/\.\w+$/, '')
  return last
    .replace(/\W(\w)/g, (_, letter: string) => letter.toUpperCase())
    .replace(/\W/g, '')
    .replace(/^(?=\d)/, '_')
}

function print(value: unknown, imports: Imports, indent = ''): string {
  if (typeof value === 'string') return printEnvironment(value, printText) ?? printText(value)
  if (typeof value === 'function') {
    const imported = importOf(value)
    return imported ? imports.add(imported) : codeOf(value)!
  }
  if (value instanceof RegExp || typeof value !== 'object' || value === null) return String(value)
  const inner = `${indent}  `
  const lines = Array.isArray(value)
    ? value.map((item) => print(item, imports, inner))
    : Object.entries(value)
        .filter(([, member]) => member !== undefined)
        .map(([name, member]) => `${printName(name)}: ${print(member, imports, inner)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return lines.length === 0
    ? open! + close
    : `${open}\n${lines.map((line) => `${inner}${line},\n`).join('')}${indent}${close}`
}

const printName = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : printText(name))

/** A string literal in single quotes, with the escapes of JSON. */
function printText(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}

/** A function as an expression. Undefined for those of JavaScript itself, whose code cannot be read. */
export function codeOf(value: object): string | undefined {
  const text = String(value)
    .replaceAll(environmentName, 'process.env')
    .replaceAll(`${resolverName}(`, 'require.resolve(')
    // As the bundler writes them. The command is in the folder of the site, where the new config is, too.
    .replaceAll(/\b__require\(/g, 'require(')
    .replaceAll(JSON.stringify(process.cwd()), '__dirname')
  if (/\{\s*\[native code\]\s*\}$/.test(text) || text.startsWith('class')) return undefined
  const isExpression = /^(?:async\s*)?(?:function\b|\(|[\w$]+\s*=>)/.test(text)
  return isExpression ? text : text.replace(/^(async )?(\*?)[\w$]+(?=\()/, '$1function$2 ')
}
