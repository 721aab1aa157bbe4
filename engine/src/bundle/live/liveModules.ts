import { existsSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import type { SiteConfig } from '../../config/siteConfig.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { LiveImport } from '../../markdown/document.ts'
import { explainMissingImport } from './explainMissingImport.ts'
import { findOrigin, type Origin } from './findOrigin.ts'
import type { LiveNotes, LiveSource } from './liveNotes.ts'
import { readCommonFile } from './readCommonFile.ts'

/** What the bundler calls the module of a note: beside the note, so that what it imports is found from there. */
export function noteId({ source }: Pick<LiveSource, 'source'>, { siteDir }: SiteConfig): string {
  return `${join(siteDir, source).replaceAll('\\', '/')}?note`
}

/** The module that gathers the components which all notes have. */
export const commonId = 'sotay:components'

/** The modules of notes, and what becomes known of their imports while they are bundled. */
export interface LiveModules {
  plugin: Plugin
  /** Where a component that a note imports comes from: the module that makes it, not one that passes it on. */
  origin(importer: string, imported: { specifier: string; exported: string }): Origin | undefined
  /** What the file of common components imports. */
  commonImports: CommonImport[]
  /** Whether what that file declares itself needs a browser. */
  hasLiveCommon: boolean
  /** Imports that lead nowhere. */
  problems: Diagnostic[]
}

/** A component that the file of common components has from elsewhere. */
export interface CommonImport extends Origin {
  name: string
}

/** Gives the bundler the modules of notes, which are on no disk. */
export function createLiveModules({ notes, commonFile }: LiveNotes, config: SiteConfig): LiveModules {
  const sources = new Map(notes.map((note) => [noteId(note, config), note]))
  const origins = new Map<string, Origin>()
  const problems: Diagnostic[] = []
  const common = commonFile === undefined ? undefined : readCommonFile(commonFile)
  const commonImports: CommonImport[] = []
  const keyOf = (...parts: string[]) => parts.join('\0')
  const plugin: Plugin = {
    name: 'sotay:live-modules',
    enforce: 'pre',
    resolveId: (id) => (sources.has(id) || id === commonId ? id : undefined),
    async load(id) {
      if (id === commonId) {
        for (const { specifier, ...each } of common?.imports ?? []) {
          const found = await this.resolve(specifier, commonFile).catch(() => null)
          if (found) commonImports.push({ ...each, ...(await follow(this, found.id, each.exported)) })
        }
        return writeCommon(commonFile)
      }
      const note = sources.get(id)
      if (!note) return undefined
      const missing: LiveImport[] = []
      for (const each of note.module.imports) {
        const found = await this.resolve(each.specifier, id).catch(() => null)
        if (!found || !isThere(found)) missing.push(each)
        else
          for (const exported of each.components)
            origins.set(keyOf(id, each.specifier, exported), await follow(this, found.id, exported))
      }
      problems.push(...missing.map((each) => explainMissingImport(each, note.source, config)))
      return missing.length > 0 ? emptyNote : { code: note.module.code, moduleType: 'jsx' }
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

/** What nobody turns out to export stays with the module that was asked. */
async function follow(context: Rolldown.PluginContext, id: string, exported: string): Promise<Origin> {
  const resolve = async (specifier: string, importer: string) =>
    (await context.resolve(specifier, importer).catch(() => null))?.id
  return (await findOrigin({ id, exported }, resolve)) ?? { id, exported }
}

/** What stands behind `@site` is taken for found before anyone looks for it. */
function isThere({ id, external }: { id: string; external: unknown }): boolean {
  return Boolean(external) || !isAbsolute(id) || existsSync(id.replace(/\?.*$/, ''))
}

/** Lets the bundling go on, so that all problems are found at once. */
const emptyNote = 'export default () => ({ holes: [], own: {} })'

function writeCommon(file: string | undefined): string {
  const builtIn = "import builtIn from '@theme/MDXComponents'"
  if (file === undefined) return `${builtIn}\nexport default builtIn`
  return `${builtIn}\nimport own from ${JSON.stringify(file)}\nexport default { ...builtIn, ...own }`
}
