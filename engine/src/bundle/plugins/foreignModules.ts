import { join } from 'node:path'
import type { Plugin } from 'vite'
import { isFile } from '../../config/files.ts'
import { readOwnMessages } from '../../config/locale/translations.ts'
import type { SiteConfig } from '../../config/siteConfig.ts'
import { type Diagnostic, diagnose, type SourceLocation } from '../../diagnostics/diagnostic.ts'
import { nearestMatch } from '../../diagnostics/nearestMatch.ts'
import { type ConfigExport, type NoteModuleName, noteModules } from '../../model/noteModules.ts'
import { isThemePart } from '../../model/themeParts.ts'
import { packageFolder } from '../modulePaths.ts'

const prefix = '\0sotay:'
const foreign = /^@(?:docusaurus|generated|theme(?:-original|-init|-common)?)\//

/** A plugin that resolves imports of other engines' modules to Sotay's versions, and supplies facts about the site. */
export function foreignModules(config: SiteConfig): Plugin {
  return {
    name: 'sotay:foreign-modules',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id === 'sotay:site' || id === 'sotay:config') return `\0${id}`
      if (!foreign.test(id)) return undefined
      const ofTheme = toThemeName(id)
      const own =
        ofTheme?.isReplaced && !isLayout(ofTheme.name) && findThemeFile(ofTheme.name, config.siteDir)
      if (own) return this.resolve(own, importer, { skipSelf: true })
      const part = ofTheme?.name
      if (part && isThemePart(part) && !(ofTheme.isReplaced && isLayout(part))) return `${prefix}part/${part}`
      const name = toKnownName(id)
      if (name) return prefix + name
      throw new Error(`unknown module "${id}" in "${importer}"`)
    },
    load(id) {
      if (!id.startsWith(prefix)) return undefined
      const name = id.slice(prefix.length)
      if (name.startsWith('part/')) return writePart(name.slice('part/'.length))
      if (name === 'site') return writeSite(config)
      return name === 'config' ? writeConfig(config) : writeModule(name as NoteModuleName)
    },
  }
}

/** The part of the theme that an import names, and whether a file of the site may take its place there. */
function toThemeName(id: string): { name: string; isReplaced: boolean } | undefined {
  const [, kind, name] = /^@theme(-original|-init)?\/(.+)$/.exec(id) ?? []
  return name === undefined ? undefined : { name, isReplaced: kind === undefined }
}

/** The frame is around every page already, so pages only tell it their title. */
const isLayout = (name: string) => name === 'Layout'

/** The file (absolute path) that a site has for a part of the theme. */
export function findThemeFile(name: string, siteDir: string): string | undefined {
  const path = join(siteDir, 'src/theme', name)
  return themeEndings.map((ending) => path + ending).find(isFile)
}

const themeEndings = ['.tsx', '.jsx', '.ts', '.js'].flatMap((ending) => [ending, `/index${ending}`])

const writePart = (name: string) =>
  `import { themePart } from ${noteExports()}\nexport default themePart(${JSON.stringify(name)})`

const noteExports = () => JSON.stringify(join(packageFolder(), 'dist/browser/noteExports.js'))

/** Whether a module of another engine, and a name that it exports, exists for parts of the theme. */
export function isKnownExport(id: string, name = 'default'): boolean {
  const part = toThemeName(id)?.name
  if (part !== undefined && isThemePart(part)) return name === 'default'
  const known = toKnownName(id)
  return known !== undefined && (noteModules[known] as readonly string[]).includes(name)
}

/** Whether a module belongs to another engine. */
export const isForeign = (id: string) => foreign.test(id)

/**
 * The known name of a module. `@theme-original/` and `@theme-init/` mean the same as `@theme/` here, because site files
 * never replace theme modules.
 */
function toKnownName(id: string): NoteModuleName | undefined {
  const name = id.replace(/^@theme-(?:original|init)\//, '@theme/')
  return name in noteModules ? (name as NoteModuleName) : undefined
}

/** Reports an import of an unknown module of another engine. */
export function toUnknownProblem(id: string, where?: SourceLocation): Diagnostic {
  const names = Object.keys(noteModules)
  return diagnose('unknown-theme-import', [id, names, nearestMatch(id, names), adviceFor(id)], where)
}

/** Reports an import of a name that the module does not export. */
export function toMissingExport(name: string, specifier: string, where?: SourceLocation): Diagnostic {
  const known = toKnownName(specifier)
  if (!known) return diagnose('missing-export', [name, specifier], where)
  const names = noteModules[known]
  const facts = [
    name,
    specifier,
    [...names],
    nearestMatch(name, names),
    adviceFor(`${specifier}#${name}`),
  ] as const
  return diagnose('unknown-theme-export', [...facts], where)
}

/** Every fact about a site that bundled code may contain. */
export function bundledFacts(config: SiteConfig): string[] {
  return [writeSite(config), writeConfig(config)]
}

/** Each fact is an export, so that code carries only those that it reads. */
function writeSite(config: SiteConfig): string {
  const { title, titleDelimiter, url, baseUrl, i18n } = config
  const { currentLocale } = i18n
  const messages = readOwnMessages(config)
  const facts: typeof import('sotay:site') = { title, titleDelimiter, url, baseUrl, currentLocale, messages }
  const exports = Object.entries(facts).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)}`,
  )
  return exports.join('\n')
}

/** The config in the shape of other engines. It is a separate module, so that only code that reads it carries it. */
function writeConfig(config: SiteConfig): string {
  const { title, titleDelimiter, tagline, url, baseUrl, favicon, trailingSlash, noIndex } = config
  const { organizationName, projectName, customFields } = config
  const { navbar, footer, announcementBar, colorMode, image, metadata, tableOfContents } = config
  const themeConfig = { navbar, footer, announcementBar, colorMode, image, metadata, tableOfContents }
  const { defaultLocale, currentLocale, locales, localeConfigs } = config.i18n
  const siteConfig = {
    presets: [['classic', presetOptions(config)]],
    ...{ title, titleDelimiter, tagline, url, baseUrl, favicon, trailingSlash, noIndex },
    ...{ organizationName, projectName, customFields, themeConfig },
    i18n: { defaultLocale, currentLocale, locales, localeConfigs },
  }
  return `export default ${JSON.stringify(siteConfig)}`
}

/** What code reads of the options of a preset: where docs and blog are, and which versions there are. */
function presetOptions({ docs, blog }: SiteConfig) {
  const [set] = docs || []
  const { path, routeBasePath, lastVersion, onlyIncludeVersions, versions } = set ?? {}
  return {
    docs: set ? { path, routeBasePath, lastVersion, onlyIncludeVersions, versions } : false,
    blog: blog ? { path: blog.path, routeBasePath: blog.routeBasePath } : false,
  }
}

/** Exports that return the config. */
const configExports: Record<ConfigExport, string> = {
  '@docusaurus/theme-common#useThemeConfig': '() => config.themeConfig',
  '@docusaurus/theme-common/internal#useThemeConfig': '() => config.themeConfig',
  '@docusaurus/useDocusaurusContext#default':
    '() => ({ siteConfig: config, i18n: config.i18n, siteMetadata: { pluginVersions: {} } })',
  '@generated/docusaurus.config#default': 'config',
}

function writeModule(name: NoteModuleName): string {
  const file = noteExports()
  const exports = noteModules[name].map((exported) => {
    const key = `${name}#${exported}`
    const value = configExports[key as ConfigExport]
    if (!value) return `export { ${JSON.stringify(key)} as ${exported} } from ${file}`
    return exported === 'default' ? `export default ${value}` : `export const ${exported} = ${value}`
  })
  return ["import config from 'sotay:config'", ...exports].join('\n')
}

const replaced =
  'Parts of the theme are not imported by name: name a file of the site for them in "components" or "slots" of the config, and import the originals from "sotay/theme".'

const ofPage =
  'What is known of a page, its version too, is the prop "page" of components that "components" and "slots" of the config name. In notes there is useDoc().'

const ofPlugins =
  'Plugins with data of their own do not run here. Import the data as JSON, or put it into "customFields" of the config and read it with useDocusaurusContext().'

const liveCode = 'Code blocks are shown, not run. What is to run is a component of the site.'

/**
 * Advice for imports from other engines, by module, or by module and name: `@theme/Footer`,
 * `@docusaurus/router#useParams`.
 */
const advice: [imported: RegExp, instead: string][] = [
  [/^@docusaurus\/(?:useGlobalData|useRouteContext)/, ofPlugins],
  [/^@generated\//, ofPlugins],
  [/^@docusaurus\/(?:plugin-content-|theme-common\/internal)/, ofPage],
  [/^@theme\/(?:Playground|ReactLiveScope)/, liveCode],
  [/#use(?:Doc|Blog|Sidebar|Active|Latest|AllDocs|Version)/, ofPage],
  [
    /^@theme(?:-\w+)?\/(?:Announcement|Back|Blog|ColorMode|Doc(?!CardList)|EditThis|Footer|Icon|LastUpdated|Layout\/|Logo|Navbar|NotFound|Pagin|Root|Search|Skip|TOC(?!I)|Tag)/,
    replaced,
  ],
]

/** Advice on an import that does not exist here; undefined if there is none. */
function adviceFor(imported: string): string | undefined {
  return advice.find(([pattern]) => pattern.test(imported))?.[1]
}
