import { existsSync, readdirSync } from 'node:fs'
import { dirname, isAbsolute, join, resolve } from 'node:path'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { filesIn } from './files.ts'
import { ancestorsOf, checkJson, checkReadable, isThere, readText } from './readFile.ts'

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

/**
 * Calls `visit` with each folder in which the bundler looks for what modules import, and with those around it, once
 * and from the top down: a `package.json` there says what an import means.
 */
export function watchImports(siteDir: string, visit: (folder: string) => void) {
  const known = new Set<string>()
  const add = (folder: string): void => {
    if (known.has(folder)) return
    known.add(folder)
    if (dirname(folder) !== folder) add(dirname(folder))
    visit(folder)
  }
  return (name: string, importer: string | undefined): void => {
    const from = importer === undefined ? siteDir : dirname(importer)
    if (name.startsWith('\0') || !isAbsolute(from)) return
    for (const folder of [from, ...foldersOf(name, from)]) add(folder)
  }
}

function foldersOf(name: string, from: string): string[] {
  if (isAbsolute(name)) return [dirname(name)]
  if (name.startsWith('.')) return [resolve(from, name), dirname(resolve(from, name))]
  // A folder of a package may have a `package.json` of its own.
  const [path] = /^[^\0:?]+/.exec(name) ?? []
  return path ? ancestorsOf(from).map((folder) => join(folder, 'node_modules', path)) : []
}

/**
 * A plugin of the bundler that reports what is in place of a `package.json` or `tsconfig.json`, in the folders of the
 * site's modules and packages, before the bundler opens it: of a pipe, it would wait for the end. It also reports JSON
 * that is none, in words of ours. With a problem, what is bundled is of no use.
 */
export function packageFileChecks(siteDir: string) {
  const problems: Diagnostic[] = []
  const look = watchImports(siteDir, (folder) => {
    for (const name of ['package.json', 'tsconfig.json'])
      problems.push(...checkReadable(siteDir, join(folder, name)))
    const path = join(folder, 'package.json')
    if (problems.length === 0 && isThere(path))
      problems.push(...checkJson(siteDir, path, readText(siteDir, path)))
  })
  const handler = (name: string, importer: string | undefined) => {
    look(name, importer)
    // Nothing more is looked for; an import that is not found would be a problem of its own.
    return problems.length > 0 ? { id: name, external: true } : null
  }
  const transform = {
    order: 'pre' as const,
    filter: { id: /\.json$/ },
    handler: (code: string, id: string) => void problems.push(...checkJson(siteDir, id, code)),
  }
  const resolveId = { order: 'pre' as const, handler }
  return { problems, plugin: { name: 'sotay:package-files', resolveId, transform } }
}

/**
 * Looks at the files of modules that the bundler reads itself, and at the names beside those of no package, so that
 * whoever watches Node's functions learns of them. Gives the ids.
 */
export function lookAt(ids: Iterable<string>): Iterable<string> {
  for (const id of ids) {
    const path = id.replace(/[?#].*/s, '')
    if (isAbsolute(path) && existsSync(path) && !path.includes('node_modules')) readdirSync(dirname(path))
  }
  return ids
}
