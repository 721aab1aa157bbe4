import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { findOverrides } from '../bundle/overrides/findOverrides.ts'
import { spelledOnDisk } from '../config/files.ts'
import { readText } from '../config/readFile.ts'
import type { SiteConfig } from '../config/siteConfig.ts'
import type { Content } from '../content/contentFile.ts'
import { findImportedMarkdown, readPartial, resolveImport } from '../content/importedMarkdown.ts'
import { findNearest, listFiles } from '../content/siteFiles.ts'
import {
  BuildFailed,
  type Diagnostic,
  diagnose,
  orElse,
  type Tell,
  withSeverity,
} from '../diagnostics/diagnostic.ts'
import type { Document, DocumentOutline } from '../markdown/document.ts'
import { outlineDocument } from '../markdown/outlineDocument.ts'
import { type SourcePath, toSourcePath } from '../model/paths.ts'
import { embedNotes } from '../site/notes/embedNotes.ts'
import { collectNames, hasNames, resolveNames } from '../site/notes/noteNames.ts'
import { includePartials, partialSources } from '../site/notes/partials.ts'
import { withOriginal } from '../site/routes/routeSource.ts'

/** Compiled notes, with the Markdown files that they import already included. */
export interface CompiledNotes {
  documents: Document[]
  /** The imported Markdown files, compiled by themselves: their modules are bundled too. */
  partials: Document[]
  /** Those that code imports, with the files that they import in turn. */
  imported: Document[]
}

/**
 * Compiles notes and every Markdown file that they import, directly or through one another. The parser frees memory only
 * while nothing else runs: 50 KB for each note. `all` are those that names in notes may mean, `code` are files (absolute
 * paths) whose code pages show, too.
 */
export async function compileNotes(
  outlines: DocumentOutline[],
  compile: NoteCompiler,
  config: SiteConfig,
  { all = outlines, code = [] }: { all?: DocumentOutline[]; code?: string[] } = {},
): Promise<CompiledNotes> {
  const notes: Document[] = []
  for (const outline of outlines) {
    notes.push(await compile(outline))
    await setImmediate()
  }
  const known = new Map(notes.map((note) => [note.file.source, note]))
  const partials = new Map<SourcePath, Document>()
  const inCode = await compileImported(findImportedMarkdown([...code, ...codeOf(notes, config)], config))
  const waiting = [...notes, ...inCode].filter((note) => note.partials.length > 0)
  for (const document of waiting)
    for (const { specifier, where } of document.partials) {
      const places = partialSources(specifier, document.file)
      if (places.some((place) => partials.has(place))) continue
      const found = places.map((place) => known.get(place)).find(Boolean)
      const read = () => {
        const file = readPartial(config, places, document.file)
        if (file) return file
        throw new BuildFailed(missingFile(specifier, places[0]!, { config, where }))
      }
      const tell: Tell = (problems) => void document.diagnostics.push(...problems)
      const file = found?.file ?? (await orElse(read, undefined, tell))
      if (file) {
        const partial = found ?? (await compile(outlineDocument(file)))
        partials.set(file.source, partial)
        waiting.push(partial)
      }
    }
  const included = notes.map((note) => includePartials(note, partials))
  const imported = inCode.map((each) => includePartials(each, partials))
  return {
    documents: await joinByName(included, { outlines: all, compile, config }),
    partials: [...partials.values(), ...imported],
    imported,
  }

  function compileImported(sources: SourcePath[]): Promise<Document[]> {
    return Promise.all(
      sources.map((source) => {
        const own = { collection: 'pages', folder: toSourcePath(dirname(source)) } as const
        return known.get(source) ?? compile(outlineDocument(readPartial(config, [source], own)!))
      }),
    )
  }
}

/** The files of code (absolute paths) that notes import. */
function codeOf(notes: Document[], config: SiteConfig): string[] {
  return notes.flatMap(({ file, live }) =>
    (live?.imports ?? []).flatMap(({ specifier }) =>
      withOriginal(file)
        .map((place) => resolveImport(specifier, join(config.siteDir, place), config))
        .filter((path) => path !== undefined)
        .filter((path) => /\.[cm]?[jt]sx?$/.test(path)),
    ),
  )
}

function missingFile(
  specifier: string,
  place: SourcePath,
  { config, where }: { config: SiteConfig; where: Document['partials'][number]['where'] },
): Diagnostic[] {
  const nearest = findNearest(config.siteDir, place, specifier)
  const problem = diagnose('import-not-found', [specifier, nearest], where)
  return withSeverity(config.onMissingImports, problem)
}

/** Finds what notes name by `[[name]]`, if any does, and puts embedded notes in their places. */
async function joinByName(
  documents: Document[],
  { outlines, compile, config }: { outlines: DocumentOutline[]; compile: NoteCompiler; config: SiteConfig },
): Promise<Document[]> {
  if (!documents.some(hasNames)) return documents
  const names = collectNames(outlines, await listFiles(config))
  const { maintainCase } = config.markdown.anchors
  const readFile = (source: SourcePath) =>
    readText(config.siteDir, spelledOnDisk(join(config.siteDir, source)))
  const tools = { names, compile, maintainCase, readText: readFile }
  const joined: Document[] = []
  for (const document of documents)
    joined.push(await embedNotes(resolveNames(document, names, maintainCase), tools))
  return joined
}

/** The files (absolute paths) of React pages and of the site's own parts of the theme. */
export function codeOfPages({ pageModules }: Pick<Content, 'pageModules'>, config: SiteConfig): string[] {
  const parts = findOverrides(config, () => {})
  return [...pageModules, ...parts].map(({ source }) => join(config.siteDir, source))
}

/** Compiles a note by itself. */
export type NoteCompiler = (outline: DocumentOutline) => Document | Promise<Document>
