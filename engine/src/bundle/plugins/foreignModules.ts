import { join } from 'node:path'
import type { Plugin } from 'vite'
import { readOwnMessages } from '../../config/locale/readOwnMessages.ts'
import type { SiteConfig } from '../../config/siteConfig.ts'
import { diagnose } from '../../diagnostics/diagnostic.ts'
import { nearestMatch } from '../../diagnostics/nearestMatch.ts'
import { type NoteModuleName, noteModules } from '../../model/noteModules.ts'
import type { SiteFacts } from '../../model/siteFacts.ts'
import { packageFolder } from '../packageFolder.ts'

const prefix = '\0sotay:'
const foreign = /^@(?:docusaurus|theme(?:-original|-init|-common)?)\//

/** Gives components the modules of other engines in our form, and the facts of the site. */
export function foreignModules(config: SiteConfig): Plugin {
  return {
    name: 'sotay:foreign-modules',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id === 'sotay:site') return `${prefix}site`
      if (!foreign.test(id)) return undefined
      const name = toKnownName(id)
      if (name) return prefix + name
      throw new Error(`unknown module "${id}" in "${importer}"`)
    },
    load(id) {
      if (!id.startsWith(prefix)) return undefined
      const name = id.slice(prefix.length)
      return name === 'site' ? writeSite(config) : writeModule(name as NoteModuleName)
    },
  }
}

/** Whether a module belongs to another engine. */
export const isForeign = (id: string) => foreign.test(id)

/** An original means the same as what stands in its place here: files of a site never take the place of a module. */
function toKnownName(id: string): NoteModuleName | undefined {
  const name = id.replace(/^@theme-(?:original|init)\//, '@theme/')
  return name in noteModules ? (name as NoteModuleName) : undefined
}

/** The problem of importing a name that means nothing here. */
export function toUnknownProblem(id: string, where?: Parameters<typeof diagnose>[2]) {
  const names = Object.keys(noteModules)
  return diagnose('unknown-theme-import', [id, names, nearestMatch(id, names)], where)
}

function writeSite(config: SiteConfig): string {
  const { title, tagline, url, baseUrl, customFields } = config
  const { defaultLocale, currentLocale, locales } = config.i18n
  const i18n = { defaultLocale, currentLocale, locales }
  const site: SiteFacts = { title, tagline, url, baseUrl, customFields, i18n }
  return [
    `export const site = ${JSON.stringify(site)}`,
    `export const messages = ${JSON.stringify(readOwnMessages(config))}`,
  ].join('\n')
}

function writeModule(name: NoteModuleName): string {
  const file = join(packageFolder(), 'dist/browser/browserExports.js')
  const exports = noteModules[name].map((exported) =>
    exported === 'default'
      ? 'export default module.default'
      : `export const ${exported} = module.${exported}`,
  )
  return [
    `import { browserExports } from ${JSON.stringify(file)}`,
    `const module = browserExports[${JSON.stringify(name)}]`,
    ...exports,
  ].join('\n')
}
