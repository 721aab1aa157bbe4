import { readdirSync, realpathSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative } from 'node:path'
import * as posix from 'node:path/posix'
import { isFile, isSecretFile } from '../config/files.ts'
import { isThere, readText } from '../config/readFile.ts'
import { nearestMatch } from '../diagnostics/nearestMatch.ts'
import { type SourcePath, toSourcePath } from '../model/paths.ts'
import type { ContentFile, QuotedFile } from './contentFile.ts'

/** Matches `file=./x.ts#part` in the info string of a fence, which quotes that part of that file. */
export const fileAttribute =
  /(?<![\w-])file=(?:"(?<quoted>[^"\n]+)"|'(?<single>[^'\n]+)'|(?<bare>[^\s"'][^\s]*))/

const fence = new RegExp(String.raw`^.*(?:\`{3}|~{3}).*?${fileAttribute.source}`, 'gm')

/** Reads the files that a note's code blocks quote, by the paths written there; undefined if there are none. */
export function readQuotedFiles(
  siteDir: string,
  source: SourcePath,
  text: string,
): Record<string, QuotedFile> | undefined {
  if (!text.includes('file=')) return undefined
  const paths = [...text.matchAll(fence)].map(({ groups }) => {
    const { quoted, single, bare } = groups!
    return (quoted ?? single ?? bare!).replace(/#[^#]*$/, '')
  })
  if (paths.length === 0) return undefined
  return Object.fromEntries(paths.map((path) => [path, readQuotedFile(siteDir, source, path)]))
}

/** Reads a quoted file. `@site/` is the site folder; other paths are relative to the note's folder. */
function readQuotedFile(siteDir: string, note: SourcePath, path: string): QuotedFile {
  const place = path.startsWith('@site/') ? path.slice('@site/'.length) : `${posix.dirname(note)}/${path}`
  const source = toSourcePath(posix.normalize(place))
  const absolute = join(siteDir, source)
  if (source.startsWith('..')) return { source, problem: 'outside' }
  if (!isFile(absolute)) return { source, problem: 'missing', nearest: findNearest(siteDir, source, path) }
  const inSite = relative(realpathSync(siteDir), realpathSync(absolute))
  if (inSite.startsWith('..') || isAbsolute(inSite)) return { source, problem: 'outside' }
  if (isSecretFile(toSourcePath(inSite))) return { source, problem: 'secret' }
  return { source, text: readText(siteDir, absolute) }
}

/** A suggestion for a missing file: the nearest name in its folder, with the path as written. */
function findNearest(siteDir: string, missing: SourcePath, path: string): string | undefined {
  const name = nearestMatch(posix.basename(path), filesBeside(siteDir, missing))
  return name && path.slice(0, path.lastIndexOf('/') + 1) + name
}

/**
 * The files in the folder where a missing file should be, to suggest the nearest name; none if there is no such folder
 * or it cannot be read.
 */
export function filesBeside(siteDir: string, place: SourcePath): string[] {
  try {
    return readdirSync(join(siteDir, dirname(place)), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
  } catch {
    return []
  }
}

/** Reads an imported Markdown file from the first of the paths that exists. */
export function readPartial(
  siteDir: string,
  places: SourcePath[],
  { collection, folder }: ContentFile,
): ContentFile | undefined {
  const source = places.find((place) => isThere(join(siteDir, place)))
  if (source === undefined) return undefined
  const text = readText(siteDir, join(siteDir, source))
  const quotes = readQuotedFiles(siteDir, source, text)
  return { collection, folder, source, path: source, text, ...(quotes && { quotes }) }
}

/** The file name nearest to that of a missing file, in the same folder. */
export function nearestPartial(siteDir: string, missing: SourcePath): string | undefined {
  return nearestMatch(basename(missing), filesBeside(siteDir, missing))
}
