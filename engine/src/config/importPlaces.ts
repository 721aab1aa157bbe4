import { dirname, join } from 'node:path'
import { filesIn } from './files.ts'

/** What imports of a site's modules count from. */
interface ImportPlaces {
  siteDir: string
  plugged?: { aliases: Record<string, string> } | undefined
}

/**
 * The place (absolute path) that an import of a module of the site names: relative, from the site's folder, or by an
 * alias; undefined for a package. Nothing need be there.
 */
export function placeOfImport(
  specifier: string,
  importer: string,
  { siteDir, plugged }: ImportPlaces,
): string | undefined {
  const aliases = Object.entries({ ...plugged?.aliases, '@site': siteDir })
  const alias = aliases.find(([name]) => specifier.startsWith(`${name}/`))
  if (alias) return alias[1] + specifier.slice(alias[0].length)
  if (specifier.startsWith('/')) return siteDir + specifier
  return specifier.startsWith('.') ? join(dirname(importer), specifier) : undefined
}

/** What may follow the place that an import names. */
export const moduleEndings = [
  '',
  '.tsx',
  '.jsx',
  '.ts',
  '.js',
  '/index.tsx',
  '/index.jsx',
  '/index.ts',
  '/index.js',
]

/** A call of webpack's `require.context` in code, and the files (absolute paths) that it means, by its keys for them. */
interface ImportContext {
  start: number
  end: number
  files: Map<string, string>
  /** What webpack is to load them with: `!!raw-loader!`. */
  loader: string
}

/** What the arguments of `require.context` are written with, and its end. */
const contextToken = /'([^'\n]*)'|"([^"\n]*)"|(true|false)|\/((?:[^/\\\n]|\\.)+)\/([a-z]*)|\)/g

/**
 * Finds the calls of `require.context` in the code of a module (absolute path); those whose arguments are not written
 * out are left.
 */
export function findImportContexts(code: string, importer: string, settings: ImportPlaces): ImportContext[] {
  return [...code.matchAll(/\brequire\.context\(/g)].flatMap(({ index }) => {
    // No call is as long as this.
    const tokens = [...code.slice(index, index + 500).matchAll(contextToken)]
    const last = tokens.find(([token]) => token === ')')
    const [, single, double] = tokens[0] ?? []
    const [, loader = '', place = ''] = /^(!*[\w-]+-loader!)?(.*)$/.exec(single ?? double ?? '') ?? []
    const folder = placeOfImport(place, importer, settings)
    const given = last ? tokens.slice(1, tokens.indexOf(last)) : []
    const isDeep = !given.some(([, , , flag]) => flag === 'false')
    const written = given.find((token) => token[4] !== undefined)
    const pattern = readPattern(written?.[4] ?? '', written?.[5] ?? '')
    if (!last || folder === undefined || !pattern) return []
    return { start: index, end: index + last.index + 1, loader, files: filesIn(folder, { isDeep, pattern }) }
  })
}

/** The flags that make a pattern remember where it was are left out; undefined if it is none. */
function readPattern(pattern: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(pattern, flags.replace(/[gy]/g, ''))
  } catch {
    return undefined
  }
}
