import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { removeUnused } from '../bundle/cache/cacheFile.ts'
import { openValueCache } from '../bundle/cache/openValueCache.ts'
import { codeIdentity } from '../bundle/cache/sources.ts'
import { packageFolder } from '../bundle/modulePaths.ts'
import type { SiteConfig } from '../config/siteConfig.ts'
import { type Compiler, compileDocument } from '../markdown/compileDocument.ts'
import type { Document, DocumentOutline } from '../markdown/document.ts'

/** Compiles a note by itself. */
export type NoteCompiler = (outline: DocumentOutline) => Document

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
