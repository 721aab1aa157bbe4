import { basename } from 'node:path'
import type * as Rolldown from 'rolldown/utils'
import { pathFrom, toSourcePath } from '../../model/paths.ts'
import { isRecord } from '../../std/collections.ts'
import { describeExpectation, explainSchemaIssue, narrowUnion } from '../explainSchemaIssue.ts'
import { leaveOut } from '../repairSettings.ts'
import { configSchema, settingName } from '../siteConfig.ts'
import { type Declarations, findFreeNames, none } from './declarations.ts'
import { withoutEnvironment } from './environment.ts'
import { importOf, missingPackageOf } from './foreignModules.ts'
import { codeOf } from './printConfig.ts'
import type { Settings } from './settings.ts'

/** A setting that is not taken over, and why. */
export interface LeftOut {
  setting: string
  reason: string
  /** What it is about, if that is more than the setting. */
  names?: string[]
}

type Path = PropertyKey[]

/**
 * Removes settings that the schema refuses, and code that cannot be in another file, because it needs what
 * `declarations` cannot carry over.
 */
export async function keepKnown(
  given: Settings,
  declarations: Declarations = none,
  findMissing: (file: string) => string | undefined = () => undefined,
): Promise<{ settings: Settings; left: LeftOut[] }> {
  const parser = await import('rolldown/utils')
  const findUnfit = (settings: Settings) => {
    const refused = findRefused(withoutEnvironment(settings) as Settings)
    // Functions are looked for last, so that only those of known settings are reported.
    return refused.length > 0
      ? refused
      : findBoundCode(settings, (value) => whyNotPortable(value, { parser, declarations, findMissing }))
  }
  const left: Refused[] = []
  let settings = given
  // After a part is removed, the rest of a setting may be refused as well, so repeat until nothing is.
  for (let refused = findUnfit(settings); refused.length > 0; refused = findUnfit(settings)) {
    left.push(...refused.filter(({ path }) => !left.some((told) => isWithin(told.path, path))))
    settings = leaveOut(
      settings,
      refused.map(({ path }) => path),
    )
  }
  return {
    settings,
    left: left.flatMap(({ path, reason, name }) =>
      reason ? { setting: settingPath(path) + (name ? ` (${name})` : ''), reason } : [],
    ),
  }
}

const isWithin = (path: Path, outer: Path) =>
  path.length > outer.length && outer.every((key, index) => key === path[index])

/** Top-level keys may be package names, which stay as they are. */
const settingPath = (path: Path) => (path.length === 1 ? String(path[0]) : settingName(path))

interface Refused {
  path: Path
  /** Undefined for what says nothing, and need not be told. */
  reason: string | undefined
  /** The name of a function that is a plugin. */
  name?: string | undefined
}

/** The settings that the schema refuses. Missing required ones are left to the first build to report. */
function findRefused(settings: Settings): Refused[] {
  const locate = () => ({ file: toSourcePath('') })
  const { error } = configSchema.safeParse(settings, { error: describeExpectation })
  return (error?.issues ?? []).flatMap(narrowUnion).flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        path: [...issue.path, key],
        reason: adviseOn(key),
      }))
    const [problem] = explainSchemaIssue(issue, { settings, locate })
    const [, needed] = /\b(?<=logo,|announcementBar,)(src|content)$/.exec(String(issue.path)) ?? []
    if (needed && problem?.code === 'missing-setting')
      return [{ path: issue.path.slice(0, -1), reason: `It has no "${needed}".` }]
    if (problem?.code === 'missing-setting') return []
    const value = issue.path.reduce<unknown>((outer, key) => Object(outer)[key], settings)
    const reason =
      value === null
        ? undefined
        : (whyMissing(Object(value)) ?? fixed[String(issue.path.at(-1))] ?? ofSetting(problem!.message))
    return [{ path: issue.path, reason }]
  })
}

/** What is said of a setting after its name, which stands before it. */
const ofSetting = (message: string) => message.replace(/^"[^"]+"(?: \(".*?"\))? (?=is\b)/, 'It ')

/** Functions that cannot be printed; a plugin with its options is one value. */
type Why = (value: object) => string | undefined

function findBoundCode(value: unknown, why: Why, path: Path = []): Refused[] {
  if (typeof value === 'function') {
    const reason = why(value)
    const name = path[0] === 'plugins' ? value.name : ''
    return reason ? [{ path, reason, name }] : []
  }
  const find = (member: unknown, key: PropertyKey) => findBoundCode(member, why, [...path, key])
  if (Array.isArray(value)) {
    const found = value.flatMap(find)
    const isPlugin = typeof path.at(-1) === 'number' && typeof value[0] === 'function'
    return isPlugin && found[0] ? [{ path, reason: found[0].reason, name: found[0].name }] : found
  }
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, member]) => find(member, name))
}

/** What may make pages, where it is missing. */
const notInstalled = {
  file: 'The package is not installed: install it, and name the file in "plugins".',
  preset:
    'What it has in common with the classic preset is taken over. For the rest, name the plugins and themes that it brings in "plugins".',
  package:
    'Not installed, or needs a package that is not: install what is missing, and name it in "plugins".',
  api: 'Pages of an API are drawn by code that only Docusaurus can load. Those that are written into docs ("*.api.mdx") show title, method, path and description; all others are missing. Put the description of the API into "static", and link to it.',
}

/** Whether it may be a plugin that makes pages of its own. */
export const mayMakePages = ({ setting, reason }: LeftOut) =>
  setting.startsWith('plugins[') || Object.values(notInstalled).includes(reason)

/** The settings for a site whose links and sidebars may name pages that are not there yet. */
export const soften = ({ onBrokenLinks = 'throw' }: Settings): Settings => ({
  ...(onBrokenLinks === 'throw' && { onBrokenLinks: 'warn' }),
  onMissingImports: 'warn',
})

export const adviseOnPages = (names: string[]): LeftOut => ({
  setting: names.join(', '),
  reason:
    'It is "warn", because links and sidebars may name pages that are not there yet: of plugins that are not installed, or folders that a script fills. Make it "throw" again when they are.',
})

/** Advice by the name of a setting or package. */
const advice: [name: RegExp, advice: string][] = [
  [/google-?analytics/i, 'Google ended Universal Analytics in 2024. Its successor is the plugin "gtag".'],
  [/analytics|matomo|plausible|umami|posthog|hotjar|clarity/i, 'Name the script that it loads in "scripts".'],
  [/^algolia$/, 'It names no "appId", so readers search the index of the site itself.'],
  [/plugin-sass$/, 'Style sheets in Sass are read without it, as long as "sass" is installed.'],
  [/svgr$/, 'SVG files are imported as components without it.'],
  [/css-cascade-layers$/, 'The styles of the theme are in layers without it, so that yours win.'],
  [/ideal-image$/, 'Pictures load when they come near without it.'],
  [/zoom$/i, 'Large pictures can be enlarged without it.'],
  [/(?:^|plugin-?)llms/i, 'A list of all notes for language models, "llms.txt", is written without it.'],
  [/openapi|redocusaurus/, notInstalled.api],
  [
    /\(around plugin-content-blog\)/,
    'It runs with the posts of the blog, for its pages and its data for components. Which posts are listed, and in what order, the settings of the blog say.',
  ],
  [
    /\(around plugin-content-/,
    'Its options are taken over, so the content is there. What it does besides (pages, data for components) is missing: a plugin that reads the files itself can do it.',
  ],
  [/\(needs /, notInstalled.file],
  [/ \(preset\)$/, notInstalled.preset],
  [/plugin-pwa$/, 'With "offline" readers can keep the site.'],
  [/^ssrTemplate$/, 'Tags of the head go into "headTags", components for every page into "slots".'],
  [/Component$/, 'Parts of the theme are replaced in "components".'],
  [/^onUnusedMarkdownDirectives$/, 'Each of them is a warning.'],
  [/^createSitemapItems$/, 'Pages are left out by "ignorePatterns".'],
  [/^xslt$/, 'Browsers are giving it up, so feeds have no styles.'],
  [/^searchBarPosition$/, 'An item of the navbar with the type "search" says where the box is.'],
  [/^fromExtensions$/, 'Let "createRedirects" give the addresses with these endings, too.'],
  [/^toExtensions$/, 'No address ends in them here; list those that you need in "redirects".'],
]

/** What is said of settings that have one value here, by name. */
const fixed: Record<string, string> = {
  insights: 'Which results readers open is not sent to Algolia.',
  searchPagePath: 'The page with the results is at "search" here.',
}

/** Why a setting is left out, and what replaces it if anything does. */
function adviseOn(name: string): string {
  const [, instead] = advice.find(([pattern]) => pattern.test(name)) ?? []
  if (instead) return instead
  return /docusaurus|plugin-|^@[\w.-]+\//.test(name) ? notInstalled.package : 'There is nothing like it here.'
}

interface PortableInto {
  parser: typeof Rolldown
  declarations: Declarations
  /** The package that a file of the site needs and that is not installed. */
  findMissing: (file: string) => string | undefined
}

/** Why a value is not there that what is missing would have given. */
function whyMissing(value: object): string | undefined {
  const missing = missingPackageOf(value)
  if (missing?.startsWith('.'))
    return `It is from "${missing}", which is not there: make it, and import it in the config.`
  return (
    missing && `It is from "${missing}", which is not installed: install it, and import it in the config.`
  )
}

/** Why a function cannot be in the config that is written; undefined if it can. */
function whyNotPortable(
  value: object,
  { parser, declarations, findMissing }: PortableInto,
): string | undefined {
  const missing = whyMissing(value)
  if (missing) return missing
  const imported = importOf(value)
  const needed = imported && findMissing(imported.from)
  if (needed)
    return `"${imported.from}" needs "${needed}", which is not installed: install it, and import it in the config.`
  if (imported) return undefined
  const code = codeOf(value)
  if (!code) return 'It is code: copy it by hand.'
  const name = declarations.carry(findFreeNames(`(${code})`, parser))
  // A file is where it was; a package may be missing.
  if (/\brequire\.resolve\((?!["']\.)/.test(code))
    return 'It is code that calls "require.resolve" for a package: copy it by hand.'
  if (name === undefined) return undefined
  // The bundler has its own names for what stands in for a package.
  return /^(?:import|require)_(?:_+stand_in|\w+_(?:\$\d+)?$)/.test(name)
    ? 'It needs a package that is not installed: install it, and adopt the config again.'
    : `It is code that needs "${name}": copy it by hand.`
}

/** Notes may lead to templates, which are no pages. */
export const templatesLeft = (folders: string[], notes: string[]): LeftOut[] =>
  [...new Set(folders)]
    .filter((folder) => !folders.some((other) => other !== folder && pathFrom(other, folder) !== undefined))
    .filter((folder) => notes.some((note) => pathFrom(folder, note) !== undefined))
    .map((folder) => ({
      setting: `templates (${folder})`,
      reason:
        'They are no pages, and links to them lead nowhere. To publish them, take the folder out of "docs.exclude".',
    }))

/** Obsidian takes a filter between slashes for a regular expression. */
export const isPattern = (filter: string) => /^\/.+\/$/.test(filter)

/** The filters for ignored files that are regular expressions. */
export const patternsLeft = (ignored: string[]): LeftOut[] =>
  ignored.filter(isPattern).map((filter) => ({
    setting: `ignored files (${filter})`,
    reason: 'Regular expressions are not taken over. Add the folders to "docs.exclude".',
  }))

/** What Excalidraw saves as a note: its text is data. */
export const drawingEnding = '.excalidraw.md'

/** What of a vault is no page, by the kind of its files: what is written of it names the first. */
const noPages: Record<string, (first: string) => string> = {
  canvas: (first) => `Canvas files are no pages. A note draws one where it says ![[${first}]].`,
  bases: (first) => `Their tables are not drawn: ![[${first}]] is a link to the file.`,
  drawings: () =>
    'Excalidraw saves them as notes that hold data, so "docs.exclude" leaves them out. Export them as SVG, and show these: ![[drawing.svg]].',
}

/** What of a vault is no page, as it is reported. */
export const noPagesLeft = (files: Record<keyof typeof noPages, string[]>): LeftOut[] =>
  Object.entries(files).flatMap(([kind, [first, ...others]]) => {
    if (first === undefined) return []
    const more = others.length > 0 ? ` and ${others.length} more` : ''
    return [{ setting: `${kind} (${first}${more})`, reason: noPages[kind]!(basename(first)) }]
  })
