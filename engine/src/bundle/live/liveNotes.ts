import { existsSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import type { SiteConfig } from '../../config/siteConfig.ts'
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts'
import { nearestMatch } from '../../diagnostics/nearestMatch.ts'
import type { Document, LiveImport, LiveModule } from '../../markdown/document.ts'
import { liveCodeId } from '../../model/constructs.ts'
import { builtInComponents, exportParts } from '../../model/noteModules.ts'
import { type SourcePath, toSourcePath } from '../../model/paths.ts'
import { explainMissingImport, isWebAddress } from '../explainPageBundleError.ts'
import { findReactLive } from '../modulePaths.ts'
import { toMissingExport } from '../plugins/foreignModules.ts'
import { forgiven, isForgiven, rateMissing } from '../plugins/missingImports.ts'
import { type CommonFile, findElementFiles, readCommonFile } from './commonFile.ts'
import { findOrigin, type Origin } from './findOrigin.ts'

/** The module of a note, to bundle. */
export interface LiveSource {
  source: SourcePath
  module: LiveModule
}

/** The parts of notes that the bundler processes. */
export interface LiveNotes {
  notes: LiveSource[]
  /** Absolute path of the site's `MDXComponents` file, which adds components to all notes. */
  commonFile?: string | undefined
}

/** The modules of notes and of their partials. */
export function liveSources(documents: Document[]): LiveSource[] {
  const bySource = new Map(documents.map((document) => [document.file.source, document]))
  return [...bySource.values()].flatMap(({ file, live }) =>
    live ? [{ source: file.source, module: live }] : [],
  )
}

/** A component that a note neither imports nor declares, and that is not available in all notes. */
interface UnknownComponent {
  name: string
  problem: Diagnostic
}

/**
 * Finds unknown components. Where notes are read that were written for MDX 1, they are a warning: it drew a `<div>` in
 * their place. So they are where imports may be missing: plugins that are not there bring components, too.
 */
export function findUnknownComponents(
  notes: LiveSource[],
  common: string[],
  { markdown, onMissingImports }: SiteConfig,
): UnknownComponent[] {
  const level = markdown.format === 'auto' || onMissingImports !== 'throw' ? 'warning' : 'error'
  return notes.flatMap(({ module }) =>
    module.components
      .filter(({ name }) => !common.includes(name))
      .map(({ name, where }) => {
        const nearest = nearestMatch(name, [...module.names, ...common])
        return { name, problem: { ...diagnose('unknown-component', [name, nearest], where), level } }
      }),
  )
}

const query = '?note'

/** Moves a problem in the generated module of a note to the note itself. */
export function placeInNote(problem: Diagnostic, notes: LiveSource[]): Diagnostic {
  const { where } = problem
  if (!where?.file.endsWith(query)) return problem
  const file = toSourcePath(where.file.slice(0, -query.length))
  const [, name] = /^"(\S+)" is not exported by /.exec(problem.message) ?? []
  const imports = notes.find(({ source }) => source === file)?.module.imports ?? []
  const found = imports.find(({ names }) => name !== undefined && names.includes(name))
  return found
    ? toMissingExport(name!, found.specifier, found.where, problem.message)
    : { ...problem, where: { file } }
}

/**
 * The bundler's id for the module of a note. It is in the note's folder, so that relative imports resolve from there.
 */
export function noteId({ source }: Pick<LiveSource, 'source'>, { siteDir }: SiteConfig): string {
  return `${join(siteDir, source).replaceAll('\\', '/')}?note`
}

/** The id of the module that exports the components available in all notes. */
export const commonId = 'sotay:components'

const prefix = `${commonId}?of=`

/** The id of the module that exports those of them that a note uses (by its id), for the islands that it declares. */
export const commonOf = (note: string) => prefix + note

/** The modules of notes, and facts about their imports found while bundling. */
export interface LiveModules {
  plugin: Plugin
  /** The module that defines a component which a note imports, behind any re-exports. */
  origin(importer: string, imported: { specifier: string; exported: string }): Origin | undefined
  /** The imports of the `MDXComponents` file. */
  commonImports: CommonImport[]
  /** Whether components that this file declares itself need a browser. */
  hasLiveCommon: boolean
  /** Imports of missing modules. */
  problems: Diagnostic[]
}

/** A component that the `MDXComponents` file imports. */
export interface CommonImport extends Origin {
  name: string
}

/** Creates a plugin that supplies the bundler with the modules of notes, which are not on disk. */
export function createLiveModules({ notes, commonFile }: LiveNotes, config: SiteConfig): LiveModules {
  const sources = new Map(notes.map((note) => [noteId(note, config), note]))
  const origins = new Map<string, Origin>()
  const problems = checkLiveCode(notes, config)
  const common = commonFile === undefined ? undefined : readCommonFile(commonFile, config.siteDir)
  const commonImports: CommonImport[] = []
  const elements = findElementFiles(config.siteDir)
  const keyOf = (...parts: string[]) => parts.join('\0')
  const plugin: Plugin = {
    name: 'sotay:live-modules',
    enforce: 'pre',
    resolveId: (id) => (sources.has(id) || id.startsWith(commonId) ? id : undefined),
    async load(id) {
      if (id === commonId) {
        commonImports.push(...(await findCommon(this, common, elements)))
        return writeCommon(commonFile, elements)
      }
      if (id.startsWith(prefix))
        return writeCommonOf(sources.get(id.slice(prefix.length))!.module, commonImports, commonFile)
      const note = sources.get(id)
      if (!note) return undefined
      const missing: LiveImport[] = []
      for (const each of note.module.imports) {
        const found = await this.resolve(each.specifier, id).catch(() => null)
        if (!found || found.id === forgiven || !isThere(found)) {
          const rated = rateMissing(explainMissingImport(each, note.source, config), config)
          problems.push(...rated)
          if (!isForgiven(rated)) missing.push(each)
        } else
          for (const exported of new Set([
            ...each.names,
            ...each.components.map((name) => exportParts(name)[0]),
          ]))
            origins.set(keyOf(id, each.specifier, exported), await follow(this, found.id, exported))
      }
      if (missing.length > 0)
        return withoutParts(note.module.imports.filter((each) => !missing.includes(each)))
      return { code: note.module.code, moduleType: 'jsx' }
    },
  }
  return {
    plugin,
    problems,
    commonImports,
    hasLiveCommon: common?.isInteractive ?? false,
    origin: (importer, { specifier, exported }) => origins.get(keyOf(importer, specifier, exported)),
  }
}

/** The components of all notes, with the modules that define them. */
async function findCommon(
  context: Rolldown.PluginContext,
  common: CommonFile | undefined,
  elements: Map<string, string>,
): Promise<CommonImport[]> {
  const imports = (common?.imports ?? []).map(async ({ specifier, importer, ...each }) => {
    const found = await context.resolve(specifier, importer).catch(() => null)
    return found ? [{ ...each, ...(await follow(context, found.id, each.exported)) }] : []
  })
  const drawn = Array.from(elements, ([name, id]) => ({ name, id, exported: 'default' }))
  return [...(await Promise.all(imports)).flat(), ...drawn]
}

/** Says once that code is shown and not run, because the package for it is not installed. */
function checkLiveCode(notes: LiveSource[], config: SiteConfig): Diagnostic[] {
  const first = notes
    .flatMap(({ module }) => module.imports)
    .find(({ specifier }) => specifier === liveCodeId)
  if (!first || findReactLive(config)) return []
  const problem = diagnose('missing-package', ['react-live', 'setting "markdown.liveCode"'], first.where)
  const message = `${problem.message} Until it is, blocks of code that say "live" are shown and do not run.`
  return [{ ...problem, message, level: 'warning' }]
}

/** Finds the module that defines an export, or else returns the module asked for. */
async function follow(context: Rolldown.PluginContext, id: string, exported: string): Promise<Origin> {
  const resolve = async (specifier: string, importer: string) =>
    (await context.resolve(specifier, importer).catch(() => null))?.id
  return (await findOrigin({ id, exported }, resolve)) ?? { id, exported }
}

/** The `@site` alias resolves even to files that do not exist, and code of other hosts is left out. */
function isThere({ id, external }: { id: string; external: unknown }): boolean {
  if (external) return !isWebAddress(id)
  return !isAbsolute(id) || existsSync(id.replace(/\?.*/s, ''))
}

/** Replaces a broken note, so that bundling goes on and finds all problems at once, also in what the note imports. */
const withoutParts = (imports: LiveImport[]): string =>
  [
    ...imports.map(({ specifier }) => `import ${JSON.stringify(specifier)}`),
    'export default () => ({ parts: [], own: {} })',
  ].join('\n')

/** Imports components by themselves where it is known from where, or else all of them. */
function writeCommonOf({ common }: LiveModule, imports: CommonImport[], file: string | undefined): string {
  const used = common.filter((name) => !/^Markdown(?:Element|Construct)$/.test(name))
  const lines = used.map((name, index) => {
    const { id, exported } = imports.find((each) => each.name === name) ?? {
      id: file ? undefined : builtInComponents.get(name)?.replace(/^@theme\//, '@theme-original/'),
      exported: 'default',
    }
    // What the engine makes itself has an id that no code can import.
    return id && !id.startsWith('\0') && exported !== '*'
      ? `import { ${exported} as part${index} } from ${JSON.stringify(id)}`
      : ''
  })
  if (lines.includes('')) return `export { default } from '${commonId}'`
  return [
    ...lines,
    `export default { ${used.map((name, index) => `${name}: part${index}`).join(', ')} }`,
  ].join('\n')
}

/** One component draws the headings of all levels. */
const drawn = (name: string) =>
  /^h[1-6]$/.test(name) ? `(props) => createElement(${name}$, { as: '${name}', ...props })` : `${name}$`

function writeCommon(file: string | undefined, elements: Map<string, string>): string {
  const entries = [...elements].map(([name, source]) => ({ name, source: JSON.stringify(source) }))
  return [
    "import builtIn from '@theme-original/MDXComponents'",
    file === undefined ? 'const table = {}' : `import table from ${JSON.stringify(file)}`,
    // MDX takes a function, too, and calls it with what it has itself.
    "const given = typeof table === 'function' ? table(builtIn) : table",
    // A table that repeats that of the theme leaves files of the site what they draw.
    'const own = Object.fromEntries(Object.entries(given).filter(([name, part]) => part !== builtIn[name]))',
    ...entries.map(({ name, source }) => `import ${name}$ from ${source}`),
    "import { createElement } from 'react'",
    `export default { ...builtIn, ${entries.map(({ name }) => `${name}: ${drawn(name)}, `).join('')}...own }`,
  ].join('\n')
}
