import { writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { type Note, type NoteElement, openNote } from '../check/note.ts'
import { loadConfig } from '../config/loadConfig.ts'
import { readBytes } from '../config/readFile.ts'
import { loadVersions } from '../config/versions.ts'
import type { ContentFile } from '../content/contentFile.ts'
import { readContent } from '../content/readContent.ts'
import { BuildFailed, diagnose, stopOnErrors } from '../diagnostics/diagnostic.ts'
import { nearestMatch } from '../diagnostics/nearestMatch.ts'
import { type Compiler, compileDocument, openCompiler } from '../markdown/compileDocument.ts'
import { outlineDocument } from '../markdown/outlineDocument.ts'
import type { Heading } from '../model/pageParts.ts'

/** Options of `sotay write-heading-ids`. */
export interface WriteHeadingIdsOptions {
  /** Keeps capital letters, as the setting `markdown.anchors.maintainCase` does. */
  maintainCase?: boolean
  /** Replaces the ids that headings have. */
  overwrite?: boolean
  config?: string
}

/**
 * Writes the id of each heading behind it, so that links to it stay right when the heading is translated or changed.
 * Takes all notes unless some are named, and gives those that it changed.
 */
export async function writeHeadingIds(
  siteDir: string,
  named: string[],
  options: WriteHeadingIdsOptions,
): Promise<string[]> {
  const config = await loadConfig(siteDir, { configFile: options.config })
  const asWritten = {
    ...config,
    markdown: { ...config.markdown, preprocessor: undefined, parseFrontMatter: undefined },
  }
  const { files } = await readContent(asWritten, await loadVersions(config, stopOnErrors))
  const given = openCompiler(config)
  const maintainCase = options.maintainCase ?? given.options.maintainCase
  const compiler = { ...given, options: { ...given.options, maintainCase } }
  const chosen = named.length === 0 ? files : named.map((name) => findNote(name, siteDir, files))
  const changed = chosen.filter((file) => writeIds(file, compiler, { siteDir, ...options }))
  return changed.map(({ source }) => source)
}

function findNote(name: string, siteDir: string, files: ContentFile[]): ContentFile {
  const source = relative(siteDir, resolve(name)).replaceAll('\\', '/')
  const found = files.find((file) => file.source === source)
  if (found) return found
  const nearest = nearestMatch(
    source,
    files.map((file) => file.source),
  )
  throw new BuildFailed([diagnose('wrong-usage', [`"${name}" is no note.`, 'write-heading-ids', nearest])])
}

const writtenId = /(?<![ \t])[ \t]*(?:\\?\{#[^{}\n]+\}|\{\/\*\s*#[^{}\s]+\s*\*\/\})[ \t]*$/

/** Whether the file was changed. */
function writeIds(
  file: ContentFile,
  compiler: Compiler,
  { siteDir, overwrite }: WriteHeadingIdsOptions & { siteDir: string },
): boolean {
  const text = overwrite ? file.text.split('\n').map(withoutId).join('\n') : file.text
  const note = openNote(compileDocument(outlineDocument({ ...file, text }), compiler), compiler)
  const ids = findHeadingIds(note)
  const path = join(siteDir, file.source)
  const former = readBytes(path).toString()
  const lines = former.split('\n').map((line, index) => {
    const id = ids.get(index + 1)
    return id === undefined || (!overwrite && writtenId.test(line.trimEnd()))
      ? line
      : withId(line, id, compiler)
  })
  const written = lines.join('\n')
  if (written !== former) writeFileSync(path, written)
  return written !== former
}

/** The signs that may end a heading, as in `## Title ##`. */
const closingSigns = /(?<![ \t])[ \t]+#+$/

const withoutId = (line: string) => (/^[\s>]*#{2,6}\s/.test(line) ? line.replace(writtenId, '') : line)

function withId(line: string, id: string, { options }: Compiler): string {
  const written = options.compat.headingIds ? `{#${id}}` : `{/* #${id} */}`
  const heading = withoutId(line.trimEnd()).replace(closingSigns, '')
  return `${heading} ${written}${line.endsWith('\r') ? '\r' : ''}`
}

/** The lines of a note with a heading written as `## …`, from 1, and the id of each. */
function findHeadingIds({ document, elements }: Note): Map<number, string> {
  const headings = elements.filter(hasId)
  // The document lacks headings that React renders, so the two lists cannot be matched then.
  if (headings.length !== document.headings.length) return new Map()
  return new Map(headings.flatMap((heading, index) => toLine(heading, document.headings[index]!)))
}

const hasId = ({ tag, properties }: NoteElement) => /^h[2-6]$/.test(tag) && properties.id !== 'footnote-label'

function toLine({ where }: NoteElement, { id }: Heading): [line: number, id: string][] {
  const { line, sourceLine = '' } = where()
  return line && /^[\s>]*#{2,6}\s/.test(sourceLine) ? [[line, id]] : []
}
