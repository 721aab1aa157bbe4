import { pathToFileURL } from 'node:url'
import type { Plugin } from 'rolldown'

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
 * Puts stand-ins in the place of packages that are not installed or do not load, so that a config can be read without
 * them: a stand-in is a function that can be called, and whose members are stand-ins again. What other packages export
 * knows where it is from.
 */
export async function replacePackage(name: string, path: string | undefined): Promise<string | undefined> {
  const isThere = /^sotay(?:\/|$)/.test(name) || (path !== undefined && (await nameExports(name, path)))
  return isThere ? undefined : standInPrefix + name
}

/** Plugins of the bundler that give the modules of the stand-ins, and note how those of the site are imported. */
export const foreignModules = (configPath: string): Plugin[] => [
  {
    name: 'sotay:stand-ins',
    load: {
      filter: { id: /^\0stand-in:/ },
      handler: (id) => standInCode(id.slice(standInPrefix.length)),
    },
  },
  {
    name: 'sotay:site-modules',
    resolveId: {
      filter: { id: /^\.{1,2}\// },
      async handler(name, importer, { kind }) {
        if (importer !== configPath) return null
        const resolved = await this.resolve(name, importer, { kind, skipSelf: true })
        return resolved && !resolved.external ? { id: siteModulePrefix + name + between + resolved.id } : null
      },
    },
    load: {
      filter: { id: /^\0site-module:/ },
      handler: (id) =>
        siteModuleCode(...(id.slice(siteModulePrefix.length).split(between) as [string, string])),
    },
  },
]

const standInPrefix = '\0stand-in:'
const siteModulePrefix = '\0site-module:'
const between = '\0'

/** Notes on the functions that a package (absolute path) exports how they are imported. Whether it can be loaded. */
async function nameExports(from: string, path: string): Promise<boolean> {
  try {
    const exported: Record<string, unknown> = await import(/* @vite-ignore */ pathToFileURL(path).href)
    for (const [name, value] of Object.entries(exported))
      if (typeof value === 'function' && Object.isExtensible(value) && !importOf(value))
        Object.defineProperty(value, importedAs, { value: { from, name } })
    return true
  } catch {
    return false
  }
}

/** The module of a stand-in. Its name is the one under which the package is imported as a rule: `remarkMath`. */
function standInCode(name: string): string {
  const usual = name.replace(/^.*\//, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return `const known = {
  name: ${JSON.stringify(usual)},
  then: undefined,
  toJSON: undefined,
  __esModule: undefined,
  [Symbol.for('sotay.stands-for')]: ${JSON.stringify(name)},
  [Symbol.for('sotay.imported-as')]: undefined,
  [Symbol.toPrimitive]: () => ${JSON.stringify(name)},
  [Symbol.iterator]: function* () {},
}
const standIn = () => new Proxy(function () {}, {
  get: (_, key) => (key in known ? known[key] : standIn()),
  apply: standIn,
  construct: standIn,
})
module.exports = standIn()
`
}

/** A module of the site (absolute path) whose functions know the name by which the config imports it. */
function siteModuleCode(from: string, path: string): string {
  return `const all = require(${JSON.stringify(path)})
const key = Symbol.for('sotay.imported-as')
const isWhole = typeof all === 'function'
for (const [name, value] of isWhole ? [['default', all]] : Object.entries(all))
  if (typeof value === 'function' && Object.isExtensible(value) && !value[key])
    Object.defineProperty(value, key, { value: { from: ${JSON.stringify(from)}, name } })
module.exports = all
`
}
