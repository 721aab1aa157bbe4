import { readFileSync, realpathSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'
import * as posix from 'node:path/posix'
import { isFile } from '../config/isFile.ts'
import { isSecretFile } from '../config/isSecretFile.ts'
import { nearestMatch } from '../diagnostics/nearestMatch.ts'
import { type SourcePath, toSourcePath } from '../model/paths.ts'
import { fileAttribute } from './fileAttribute.ts'
import { filesBeside } from './filesBeside.ts'
import { normalizeText } from './normalizeText.ts'
import type { QuotedFile } from './quotedFile.ts'

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
  return { source, text: normalizeText(readFileSync(absolute, 'utf8')) }
}

/** A suggestion for a missing file: the nearest name in its folder, with the path as written. */
function findNearest(siteDir: string, missing: SourcePath, path: string): string | undefined {
  const name = nearestMatch(posix.basename(path), filesBeside(siteDir, missing))
  return name && path.slice(0, path.lastIndexOf('/') + 1) + name
}
