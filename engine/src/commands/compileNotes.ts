import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { openValueCache, removeUnused } from '../bundle/cache/cacheFile.ts'
import { codeIdentity } from '../bundle/cache/sources.ts'
import { packageFolder } from '../bundle/modulePaths.ts'
import type { SiteConfig } from '../config/siteConfig.ts'
import { nearestPartial, readPartial } from '../content/quotedFiles.ts'
import { diagnose } from '../diagnostics/diagnostic.ts'
import { type Compiler, compileDocument } from '../markdown/compileDocument.ts'
import type { Document, DocumentOutline } from '../markdown/document.ts'
import { outlineDocument } from '../markdown/outlineDocument.ts'
import type { SourcePath } from '../model/paths.ts'
import { includePartials, partialSources } from '../site/notes/partials.ts'

/** Compiled notes, with the Markdown files that they import already included. */
export interface CompiledNotes {
  documents: Document[]
  /** The imported Markdown files, compiled by themselves: their modules are bundled too. */
  partials: Document[]
}

/** Compiles notes and every Markdown file that they import, directly or through one another. */
export function compileNotes(
  outlines: DocumentOutline[],
  compile: NoteCompiler,
  siteDir: string,
): CompiledNotes {
  const notes = outlines.map(compile)
  const known = new Map(notes.map((note) => [note.file.source, note]))
  const partials = new Map<SourcePath, Document>()
  const waiting = notes.filter((note) => note.partials.length > 0)
  for (const document of waiting)
    for (const { specifier, where } of document.partials) {
      const places = partialSources(specifier, document.file)
      if (places.some((place) => partials.has(place))) continue
      const found = places.map((place) => known.get(place)).find(Boolean)
      const file = found?.file ?? readPartial(siteDir, places, document.file)
      if (file) {
        const partial = found ?? compile(outlineDocument(file))
        partials.set(file.source, partial)
        waiting.push(partial)
      } else document.diagnostics.push(missingFile(specifier, places[0]!, { siteDir, where }))
    }
  return {
    documents: notes.map((note) => includePartials(note, partials)),
    partials: [...partials.values()],
  }
}

function missingFile(
  specifier: string,
  place: SourcePath,
  { siteDir, where }: { siteDir: string; where: Document['partials'][number]['where'] },
) {
  const nearest = nearestPartial(siteDir, place)
  const folder = specifier.slice(0, specifier.lastIndexOf('/') + 1)
  return diagnose('import-not-found', [specifier, nearest && folder + nearest], where)
}

/** Compiles a note by itself. */
type NoteCompiler = (outline: DocumentOutline) => Document

/** The fields that compiling adds to an outline: the cached part of a document. */
type KeptNote = Omit<Document, Exclude<keyof DocumentOutline, 'diagnostics'>>

/**
 * Runs `work` with a compiler that caches on disk. The cache key covers the note's file, the settings and the code of
 * the engine. With plugins nothing is cached, because their code is no part of the key.
 */
export function withNoteCache<Result>(
  compiler: Compiler,
  config: SiteConfig,
  work: (compile: NoteCompiler) => Result,
  code = codeIdentity(packageFolder()),
): Result {
  if (code === undefined || compiler.options.plugins.length > 0)
    return work((outline) => compileDocument(outline, compiler))
  const folder = join(config.siteDir, '.sotay/cache/notes')
  const sharedKey = sharedCacheKey(compiler, config, code)
  const cache = openValueCache<KeptNote>(join(folder, `${config.i18n.currentLocale}.jsonl`))
  const result = work((outline) => {
    const name = createHash('sha256').update(sharedKey).update(JSON.stringify(outline.file)).digest('hex')
    const kept = cache.find(name)
    if (kept) return { ...outline, ...kept }
    const document = compileDocument(outline, compiler)
    cache.keep(name, withoutOutline(document))
    return document
  })
  cache.close()
  removeUnused(folder, 30)
  return result
}

/** The part of the cache key that all notes share. */
function sharedCacheKey({ options }: Compiler, { words, i18n }: SiteConfig, code: string): string {
  const { uiText: _, truncateMarker, ...others } = options
  return JSON.stringify([code, others, String(truncateMarker), words, i18n.currentLocale])
}

function withoutOutline({ file, frontMatter, contentTitle, excerpt, ...made }: Document): KeptNote {
  return made
}
