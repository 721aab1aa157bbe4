import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SourceLocation } from '../../diagnostics/diagnostic.ts'
import { toSourcePath } from '../../model/paths.ts'

/** A stack frame within the code that was bundled for rendering at build. */
const frame =
  /((?:file:\/\/|[A-Za-z]:)?[^\s():]*[\\/]\.sotay[\\/]server[\\/][^():]+?\.mjs)[^():]*:(\d+):(\d+)/

/** The place in the site's sources where code threw, from its stack trace; undefined if it threw elsewhere. */
export function locateThrow(stack: string, siteDir: string): SourceLocation | undefined {
  const [, bundled = '', line, column] = frame.exec(stack) ?? []
  if (line === undefined) return undefined
  const path = bundled.startsWith('file:') ? fileURLToPath(bundled) : bundled
  if (!existsSync(`${path}.map`)) return undefined
  const map = JSON.parse(readFileSync(`${path}.map`, 'utf8'))
  const origin = new SourceMap(map).findOrigin(Number(line), Number(column))
  if (!('fileName' in origin)) return undefined
  const sourceLine =
    map.sourcesContent[map.sources.indexOf(origin.fileName)]?.split(/\r?\n/)[origin.lineNumber - 1]
  // Source paths in the map are relative to `dist` in the site folder, although nothing is written there.
  const file = toSourcePath(relative(siteDir, resolve(siteDir, 'dist', origin.fileName)))
  if (file.endsWith(noteQuery)) return locateInNote(file, sourceLine ?? '', siteDir)
  return { file, line: origin.lineNumber, column: origin.columnNumber, sourceLine }
}

/** Suffix of the ids of modules that are compiled from notes. */
const noteQuery = '?note'

/** Finds the line in the note: its module holds the same lines, without the word `export`. */
function locateInNote(module: string, written: string, siteDir: string): SourceLocation | undefined {
  const file = toSourcePath(module.slice(0, -noteQuery.length))
  const lines = readFileSync(resolve(siteDir, file), 'utf8').split(/\r?\n/)
  const line = lines.findIndex((each) => each.replace(/^export /, '') === written) + 1
  return line > 0 ? { file, line, column: 1, sourceLine: lines[line - 1]! } : undefined
}
