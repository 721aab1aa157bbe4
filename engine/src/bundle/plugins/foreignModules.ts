import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { isFile } from '../../config/files.ts'
import { messagesOfCode } from '../../config/locale/words.ts'
import { readBytes } from '../../config/readFile.ts'
import { foreignConfig, type SiteConfig } from '../../config/siteConfig.ts'
import { type Diagnostic, diagnose, type SourceLocation } from '../../diagnostics/diagnostic.ts'
import { nearestMatch } from '../../diagnostics/nearestMatch.ts'
import { liveCodeId } from '../../model/constructs.ts'
import {
  type AdmonitionExport,
  type ConfigExport,
  type NoteExport,
  type NoteModuleName,
  noteModules,
} from '../../model/noteModules.ts'
import { isThemePart } from '../../model/themeParts.ts'
import { findReactLive, packageFolder } from '../modulePaths.ts'
import { exportsOf } from '../parseModule.ts'
import {
  admonitionId,
  codeBlockId,
  codePartWrappers,
  docLayout,
  findCodePart,
  findFrame,
  findOwnFile,
  findSoundFile,
  frameId,
  framingParts,
  hasAdmonitionPart,
  isForeign,
  isLayout,
  isThemeStyle,
  toKnownName,
  toLostPart,
  toThemeName,
  writeFrame,
} from './themeImports.ts'

const prefix = '\0sotay:'
const writtenIds = [admonitionId, codeBlockId, frameId, liveCodeId]

/** A plugin that resolves imports of other engines' modules to Sotay's versions, and supplies facts about the site. */
export function foreignModules(config: SiteConfig): Plugin {
  return {
    name: 'sotay:foreign-modules',
    enforce: 'pre',
    resolveId(given, importer) {
      const id = (importer && toLostPart(given, importer, config)) || given
      if (/^sotay:(?:site|config|plugins)$/.test(id)) return `\0${id}`
      if (writtenIds.includes(id)) return id
      if (id === reactLive) return this.resolve('react-live', findReactLive(config))
      const [, written] = /(?:^|\/)\.docusaurus\/(.+)$/.exec(id) ?? []
      if (written) return this.resolve(`@generated/${written}`, importer)
      if (!isForeign(id)) return undefined
      if (isThemeStyle(id)) return `${prefix}styles`
      const ofTheme = toThemeName(id)
      const part = ofTheme?.name
      const isPart = part && isThemePart(part) && !isTable(part) && !(ofTheme.isReplaced && isLayout(part))
      const known = isPart ? `part/${part}` : toKnownName(id)
      const find = known ? findSoundFile : findOwnFile
      const isFrame = isLayout(part ?? '') || part === docLayout
      const own = ofTheme?.isReplaced && !isFrame && find(ofTheme.name, config)
      if (own) return this.resolve(own, importer, { skipSelf: true })
      if (known === '@theme/CodeBlock' && findCodePart(config)) return codeBlockId
      if (known === '@theme/Admonition' && hasAdmonitionPart(config)) return admonitionId
      if (known === siteContext && importer && asksForData(importer)) return `${prefix}${known}/data`
      if (known) return prefix + known
      // The plugin of missing imports reports it.
      if (config.onMissingImports !== 'throw') return undefined
      throw new Error(`unknown module "${id}" in "${importer}"`)
    },
    load(id) {
      if (id === frameId) return writeFrame(findFrame(config))
      if (id === codeBlockId) return writeCodeBlock(config)
      if (id === admonitionId) return writeAdmonition()
      if (id === liveCodeId) return writeLiveCode(config)
      if (!id.startsWith(prefix)) return undefined
      const name = id.slice(prefix.length)
      if (name.startsWith('part/')) return writePart(name.slice('part/'.length))
      if (name.startsWith('@theme/Admonition/Type')) return writeKind(name, config)
      if (name === `${siteContext}/data`) return writeContext()
      if (name === 'styles') return 'export default {}'
      if (name === 'site') return writeSite(config)
      if (name === 'plugins') return writePluginData(config)
      return name === 'config' ? writeConfig(config) : writeModule(name as NoteModuleName)
    },
  }
}

/** A part that is no component, but a table of some. */
const isTable = (part: string) => part === 'NavbarItem/ComponentTypes'

const writePart = (name: string) =>
  framingParts.includes(name) || name === docLayout
    ? 'export default ({ children }) => children'
    : `import { themePart } from ${noteExports()}\nexport default themePart(${JSON.stringify(name)})`

function writeCodeBlock(config: SiteConfig): string {
  const { name, file } = findCodePart(config)!
  return [
    `import Part from ${JSON.stringify(file)}`,
    `import { codeBlockOf, codeLayoutOf } from ${noteExports()}`,
    `export default ${codePartWrappers[name]('Part')}`,
  ].join('\n')
}

const writeAdmonition = () => `import kinds from '@theme/Admonition/Types'
import { admonitionOf } from ${noteExports()}
export default admonitionOf(kinds)`

/** The module of all kinds of admonitions, or of one (`@theme/Admonition/Type/Note`), with the parts that a site has. */
function writeKind(module: string, config: SiteConfig): string {
  const name = module.slice('@theme/Admonition/Type/'.length)
  if (!name)
    return [
      ...kindsOfParts.map((kind) => `import ${kind} from '@theme/Admonition/Type/${kind}'`),
      `import { admonitionKindsOf } from ${noteExports()}`,
      `export default admonitionKindsOf({ ${kindsOfParts.map((kind) => `${kind.toLowerCase()}: ${kind}`)} })`,
    ].join('\n')
  const icon = `Admonition/Icon/${name === 'Caution' ? 'Warning' : name}`
  const isOwn = ['Admonition/Layout', icon].some((part) => findSoundFile(part, config))
  return [
    `import { admonitionKind } from ${noteExports()}`,
    ...(isOwn
      ? [
          `import Layout from '@theme/Admonition/Layout'`,
          `import Icon from '@theme/${icon}'`,
          `import { translate } from '@docusaurus/Translate'`,
        ]
      : []),
    `export default admonitionKind('${name.toLowerCase()}'${isOwn ? ', { Layout, Icon, translate }' : ''})`,
  ].join('\n')
}

const kindsOfParts = ['Note', 'Tip', 'Info', 'Warning', 'Danger', 'Caution']

/** The package, wherever it is. */
const reactLive = 'sotay:react-live'

/** The module of what runs code blocks: around the site's own `Playground` or ours, or nothing without the package. */
function writeLiveCode(config: SiteConfig): string {
  if (!findReactLive(config)) return 'export default ({ children }) => children'
  const own = findSoundFile('Playground', config)
  const isResultFirst = config.markdown.liveCode === 'top'
  return [
    "import scope from '@theme/ReactLiveScope'",
    `import { liveCodeOf, playgroundOf } from ${noteExports()}`,
    own
      ? `import Playground from ${JSON.stringify(own)}`
      : `import { LiveEditor, LiveError, LivePreview, LiveProvider } from '${reactLive}'
const Playground = playgroundOf({ LiveEditor, LiveError, LivePreview, LiveProvider }, ${isResultFirst})`,
    "export const hydrate = 'visible'",
    'export default liveCodeOf(Playground, scope)',
  ].join('\n')
}

/** The file (as a specifier in code) that implements the modules of other engines. */
export const noteExports = () => JSON.stringify(join(packageFolder(), 'dist/browser/noteExports.js'))

/** Reports an import of an unknown module of another engine. */
export function toUnknownProblem(id: string, where?: SourceLocation): Diagnostic {
  // What comes before the last name is the same in many.
  const limit = Math.max(1, Math.floor((id.length - id.lastIndexOf('/')) / 5))
  const nearest = nearestMatch(id, Object.keys(noteModules), limit)
  return diagnose('unknown-theme-import', [id, nearest, adviceFor(id)], where)
}

/** Reports an import of a name that the module does not export. `message` is that of the bundler, which names its file. */
export function toMissingExport(
  name: string,
  specifier: string,
  where?: SourceLocation,
  message = '',
): Diagnostic {
  const known = toKnownName(specifier)
  if (!known) {
    const [, file] = /is not exported by "([^"]+)"/.exec(message) ?? []
    const exported = file === undefined ? [] : exportsOf(resolve(file))
    return diagnose('missing-export', [name, specifier, nearestMatch(name, exported), exported], where)
  }
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
  const { aliases, endings, themeFolders, texts } = config.plugged ?? {}
  const ofPlugins = config.plugged
    ? [writePluginData(config), JSON.stringify([aliases, endings, themeFolders, texts?.map(String)])]
    : []
  const ofCode = config.markdown.liveCode ? [writeLiveCode(config)] : []
  return [writeSite(config), writeConfig(config), ...ofPlugins, ...ofCode]
}

/** Each fact is an export, so that code carries only those that it reads. */
function writeSite(config: SiteConfig): string {
  const { title, titleDelimiter, url, baseUrl, i18n } = config
  const { currentLocale } = i18n
  const messages = messagesOfCode(config)
  const facts: typeof import('sotay:site') = { title, titleDelimiter, url, baseUrl, currentLocale, messages }
  const exports = Object.entries(facts).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)}`,
  )
  return exports.join('\n')
}

/** A separate module, so that only code that reads the config carries it. */
const writeConfig = (config: SiteConfig) => `export default ${JSON.stringify(foreignConfig(config))}`

/** Hooks that give the data of plugins; where what is missing is no error, something in place of data of others. */
function writePluginData({ plugged, onMissingImports }: SiteConfig) {
  const data = JSON.stringify(plugged?.globalData ?? {})
  return onMissingImports === 'throw'
    ? `import { pluginDataHooks } from ${noteExports()}\nexport default pluginDataHooks(${data})`
    : `import { pluginDataHooks, standIn } from ${noteExports()}\nexport default pluginDataHooks(${data}, standIn)`
}

/** Exports that return the config, or data of plugins. */
const configExports: Record<Exclude<ConfigExport, AdmonitionExport>, string> = {
  '@docusaurus/theme-common#useThemeConfig': '() => config.themeConfig',
  '@docusaurus/theme-common/internal#useThemeConfig': '() => config.themeConfig',
  '@docusaurus/useDocusaurusContext#default':
    '() => ({ siteConfig: config, i18n: config.i18n, siteMetadata: { pluginVersions: {} } })',
  '@docusaurus/useGlobalData#default': 'plugins.useGlobalData',
  '@docusaurus/useGlobalData#useAllPluginInstancesData': 'plugins.useAllPluginInstancesData',
  '@docusaurus/useGlobalData#usePluginData': 'plugins.usePluginData',
  '@generated/docusaurus.config#default': 'config',
}

const siteContext = '@docusaurus/useDocusaurusContext'

/** Whether a file asks for data of plugins beside the config: no other code carries what gives it. */
const asksForData = (file: string) => isFile(file) && /\bglobalData\b/.test(readBytes(file).toString())

const writeContext = () => `import config from 'sotay:config'
import plugins from 'sotay:plugins'
export default () => ({ ...(${configExports[`${siteContext}#default`]})(), globalData: plugins.useGlobalData() })`

/** Exports of the engine (`own`) to which the config adds something. */
const refinedExports: Partial<Record<NoteExport, (own: string) => string>> = {
  '@docusaurus/theme-common/internal#useAlternatePageUtils': (own) =>
    `() => ${own}(config.i18n.defaultLocale)`,
  '@docusaurus/theme-common/internal#useAnnouncementBar': (own) =>
    `() => ({ ...${own}(), isActive: Boolean(config.themeConfig.announcementBar) })`,
}

function writeModule(name: NoteModuleName): string {
  const file = noteExports()
  const exports = noteModules[name].map((exported) => {
    const key = `${name}#${exported}`
    const refined = refinedExports[key as NoteExport]
    if (refined)
      return `import { ${JSON.stringify(key)} as own_${exported} } from ${file}\nexport const ${exported} = ${refined(`own_${exported}`)}`
    const value = configExports[key as keyof typeof configExports]
    if (!value) return `export { ${JSON.stringify(key)} as ${exported} } from ${file}`
    return exported === 'default' ? `export default ${value}` : `export const ${exported} = ${value}`
  })
  const facts = name === '@docusaurus/useGlobalData' ? 'plugins' : 'config'
  return [`import ${facts} from 'sotay:${facts}'`, ...exports].join('\n')
}

const replaced =
  'Parts of the theme are not imported by name: name a file of the site for them in "components" or "slots" of the config, and import the originals from "sotay/theme".'

const ofPage =
  'What is known of a page, its version too, is the prop "page" of components that "components" and "slots" of the config name. In notes there is useDoc().'

const ofPlugins =
  'What a plugin has set for all pages is given by usePluginData(); what it wrote for one, by the props of its component.'

const liveCode = 'Blocks of code that say "live" run where "markdown.liveCode" is set.'

/**
 * Advice for imports from other engines, by module, or by module and name: `@theme/Footer`,
 * `@docusaurus/router#useParams`.
 */
const advice: [imported: RegExp, instead: string][] = [
  [/^@generated\//, ofPlugins],
  [/^@docusaurus\/(?:plugin-content-|theme-common\/internal)/, ofPage],
  [/^@theme\/Playground/, liveCode],
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
