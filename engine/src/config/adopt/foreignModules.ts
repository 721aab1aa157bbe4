import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'rolldown'
import { isRecord } from '../../std/collections.ts'
import type { ReadOnly } from '../bundleModule.ts'

/** The name under which an export of a package is imported, and from where. */
export interface ImportedName {
  from: string
  name: string
}

const importedAs = Symbol.for('sotay.imported-as')
const standsFor = Symbol.for('sotay.stands-for')

/** How a function of a package is imported; undefined for functions of the site. */
export const importOf = (value: object): ImportedName | undefined => Reflect.get(value, importedAs)

/** The package that is not installed and would have given a value. */
export const missingPackageOf = (value: object): string | undefined => Reflect.get(value, standsFor)

/**
 * Puts stand-ins in the place of packages that are not installed or do not load, and of files that a script makes, so
 * that a config can be read without them: a stand-in is a function that can be called, and whose members are stand-ins again. What other packages export
 * knows where it is from.
 */
export async function replacePackage(name: string, path: string | undefined): Promise<string | undefined> {
  const isThere = /^sotay(?:\/|$)/.test(name) || (path !== undefined && (await nameExports(name, path)))
  return isThere ? undefined : toStandIn(name)
}

const toStandIn = (name: string) => `${standInPrefix}${name}${between}.js`

/** Reads a module without what it imports and is not there. */
export const withStandIns: ReadOnly = {
  plugins: [
    {
      name: 'sotay:stand-ins',
      load: {
        filter: { id: /^\0stand-in:/ },
        handler: (id) => standInCode(id.slice(standInPrefix.length, -`${between}.js`.length)),
      },
    },
  ],
  replacePackage: async (name, path) => (path === undefined ? toStandIn(name) : undefined),
}

/** A value without stand-ins, and without the parts of lists that hold one. */
export function leaveOutStandIns(value: unknown): unknown {
  if (isStandIn(value)) return []
  if (Array.isArray(value))
    return value
      .filter((item) => !isStandIn(item) && !(isRecord(item) && Object.values(item).some(isStandIn)))
      .map(leaveOutStandIns)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, leaveOutStandIns(member)]))
}

const isStandIn = (value: unknown) => typeof value === 'function' && missingPackageOf(value) !== undefined

/** Plugins of the bundler that give the modules of the stand-ins, and note how those of the site are imported. */
export const foreignModules = (configPath: string): Plugin[] => [
  ...withStandIns.plugins,
  {
    name: 'sotay:site-modules',
    resolveId: {
      filter: { id: /^\.{1,2}\// },
      async handler(name, importer, { kind }) {
        if (importer !== configPath) return null
        const resolved = await this.resolve(name, importer, { kind, skipSelf: true })
        if (!resolved || resolved.external) return null
        if (resolved.id.startsWith(standInPrefix)) return resolved
        return { id: siteModulePrefix + [kind, name, resolved.id, '.js'].join(between) }
      },
    },
    load: {
      filter: { id: /^\0site-module:/ },
      handler(id) {
        const [kind, name, path] = id.slice(siteModulePrefix.length).split(between)
        return siteModuleCode(kind!, name!, path!)
      },
    },
  },
]

const standInPrefix = '\0stand-in:'
const siteModulePrefix = '\0site-module:'
/** Between the parts of an id. The last part says that it is JavaScript, whatever the file of the site is. */
const between = '\0'

/** Notes on the functions that a package (absolute path) exports how they are imported. Whether it can be loaded. */
async function nameExports(from: string, path: string): Promise<boolean> {
  try {
    const exported: Record<string, unknown> = await import(/* @vite-ignore */ pathToFileURL(path).href)
    for (const [name, value] of Object.entries(exported))
      if (typeof value === 'function' && Object.isExtensible(value) && !importOf(value))
        Object.defineProperty(value, importedAs, { value: { from, name }, configurable: true })
    return true
  } catch {
    return false
  }
}

/** Configs read data of their sites by these, for pages that fail without it. The engine has such a parser. */
const isYaml = /^(?:js-)?yaml$/

/** Whether a package does here what it does when it is installed. */
export const isGiven = (name: string) => name === 'zod' || isYaml.test(name)

/**
 * The module of a stand-in. Its name is the one under which the package is imported as a rule: `remarkMath`. Schemas that
 * settings are read by give them as they are; the engine has the package.
 */
function standInCode(name: string): string {
  if (name === 'zod')
    return `module.exports = require(${JSON.stringify(createRequire(import.meta.url).resolve('zod'))})`
  const usual = name.replace(/^.*\//, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const yaml = JSON.stringify(createRequire(import.meta.url).resolve('yaml'))
  return `const known = {
  ${isYaml.test(name) ? `load: require(${yaml}).parse, parse: require(${yaml}).parse,` : ''}
  name: ${JSON.stringify(usual)},
  then: undefined,
  toJSON: undefined,
  __esModule: undefined,
  [Symbol.for('sotay.stands-for')]: ${JSON.stringify(name)},
  [Symbol.for('sotay.imported-as')]: undefined,
  [Symbol.toPrimitive]: () => ${JSON.stringify(name)},
  [Symbol.iterator]: function* () {},
}
const traps = {
  get: (_, key) => (key in known ? known[key] : standIn()),
  apply: () => new Proxy(function () {}, ofCall),
  construct: () => standIn(),
}
const standIn = () => new Proxy(function () {}, traps)
// It may be a promise, which gives one that is none.
const promise = { then: (...done) => Promise.resolve(standIn()).then(...done) }
const ofCall = { ...traps, get: (_, key) => promise[key] ?? traps.get(_, key) }
// The bundler makes what "import * as" gives an object with the prototype of the module.
module.exports = new Proxy(function () {}, { ...traps, getPrototypeOf: standIn })
`
}

/** A module of the site (absolute path) whose functions know the name by which the config imports it. */
function siteModuleCode(kind: string, from: string, path: string): string {
  const module = JSON.stringify(path)
  const isRequired = kind === 'require-call'
  return `${isRequired ? `const all = require(${module})` : `import * as all from ${module}`}
const key = Symbol.for('sotay.imported-as')
const isWhole = typeof all === 'function'
// What is in a list has no name to be imported by.
const named = Array.isArray(all) ? [] : Object.entries(all)
for (const [name, value] of isWhole ? [['default', all]] : named)
  if (typeof value === 'function' && Object.isExtensible(value) && !value[key])
    Object.defineProperty(value, key, { value: { from: ${JSON.stringify(from)}, name }, configurable: true })
${isRequired ? 'module.exports = all' : `export * from ${module}\nexport default all.default`}
`
}
