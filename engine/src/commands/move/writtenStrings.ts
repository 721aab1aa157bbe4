import { parseSync } from 'rolldown/utils'
import { isPair, isScalar, visit } from 'yaml'
import { parseYaml } from '../../content/parseYaml.ts'
import { isRecord } from '../../std/collections.ts'

/** A text in quotes in a file of code or of YAML or JSON, or one without quotes in YAML. */
export interface WrittenString {
  value: string
  /** The names that lead to it, the outermost first: `navbar`, `items`, `to`. That of an import is `import`. */
  keys: string[]
  /** Its range in the file, with its quotes. */
  start: number
  end: number
  /** Writes another value in its place. */
  spell(value: string): string
}

/** Finds the texts of a file of code, or of YAML or JSON; none if the file cannot be read. */
export function writtenStrings(file: string, text: string): WrittenString[] {
  return /\.(?:json|ya?ml)$/.test(file) ? stringsInYaml(text) : stringsInCode(file, text)
}

/** Finds the texts of YAML or JSON. */
export function stringsInYaml(text: string): WrittenString[] {
  const found: WrittenString[] = []
  visit(parseYaml(text).document, {
    Scalar: (role, { value, range }, path) => {
      if (typeof value !== 'string' || !range || role === 'key') return
      const keys = path.flatMap((each) =>
        isPair(each) && isScalar(each.key) ? [String(each.key.value)] : [],
      )
      const [start, end] = range
      const quote = /^["']/.exec(text.slice(start))?.[0] ?? ''
      found.push({ value, keys, start, end, spell: (other) => spellYaml(other, quote) })
    },
  })
  return found
}

function spellYaml(value: string, quote: string): string {
  if (quote === "'") return `'${value.replaceAll("'", "''")}'`
  const isPlain = quote === '' && parseYaml(`a: ${value}`).document.get('a') === value
  return isPlain ? value : JSON.stringify(value)
}

function stringsInCode(file: string, text: string): WrittenString[] {
  const lang = /\.[jt]sx$/.test(file) ? 'tsx' : /\.[cm]?js$/.test(file) ? 'jsx' : 'ts'
  const { program, errors } = parseSync(file, text, { lang })
  const found: WrittenString[] = []
  if (errors.length === 0) collect(program, [])
  return found

  function collect(node: unknown, keys: string[]): void {
    if (Array.isArray(node)) for (const each of node) collect(each, keys)
    if (!isRecord(node)) return
    const written = asString(node)
    if (written) found.push({ ...written, keys })
    const below = [...keys, ...nameOf(node)]
    for (const [name, value] of Object.entries(node))
      if (typeof value === 'object' && !(name === 'key' && node.type === 'Property')) collect(value, below)
  }
}

/** The name that a node gives to what is in it. */
function nameOf({ type, key, name }: Record<string, unknown>): string[] {
  if (/^(?:Import|Export\w*)(?:Declaration|Expression)$/.test(String(type)))
    return isNamed(type) ? ['import'] : []
  if (type === 'Property' && isRecord(key)) return [String(key.name ?? key.value)]
  return type === 'JSXAttribute' && isRecord(name) ? [String(name.name)] : []
}

/** A declaration that is exported is no import. */
const isNamed = (type: unknown) =>
  /^(?:ImportDeclaration|ImportExpression|ExportAllDeclaration)$/.test(String(type))

function asString({ type, value, start, end, raw, quasis, expressions }: Record<string, unknown>) {
  const range = { start: Number(start), end: Number(end) }
  if (type === 'Literal' && typeof value === 'string') {
    const quote = String(raw)[0]!
    return { ...range, value, spell: (other: string) => spellCode(other, quote) }
  }
  const [only] = type === 'TemplateLiteral' && !(expressions as unknown[]).length ? (quasis as unknown[]) : []
  if (!isRecord(only) || !isRecord(only.value)) return undefined
  return { ...range, value: String(only.value.cooked), spell: (other: string) => spellCode(other, '`') }
}

const spellCode = (value: string, quote: string) =>
  quote + value.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`) + quote
