import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SourceLocation } from '../../diagnostics/diagnostic.ts'
import { toSourcePath } from '../../model/paths.ts'

/** A line of a stack trace that lies in code which was bundled to be rendered at build. */
const frame =
  /((?:file:\/\/|[A-Za-z]:)?[^\s():]*[\\/]\.sotay[\\/]server[\\/][^():]+?\.mjs)[^():]*:(\d+):(\d+)/

/** Where in the sources of a site code threw, as a stack trace tells it; undefined when it threw elsewhere. */
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
  // The bundler names sources as if it had written to a folder within the site.
  const file = toSourcePath(relative(siteDir, resolve(siteDir, 'dist', origin.fileName)))
  if (file.endsWith(noteQuery)) return locateInNote(file, sourceLine ?? '', siteDir)
  return { file, line: origin.lineNumber, column: origin.columnNumber, sourceLine }
}

/** Ends the names of modules that notes were written as. */
const noteQuery = '?note'

/** The module of a note holds its exports line by line, without the word `export`. */
function locateInNote(module: string, written: string, siteDir: string): SourceLocation | undefined {
  const file = toSourcePath(module.slice(0, -noteQuery.length))
  const lines = readFileSync(resolve(siteDir, file), 'utf8').split(/\r?\n/)
  const line = lines.findIndex((each) => each.replace(/^export /, '') === written) + 1
  return line > 0 ? { file, line, column: 1, sourceLine: lines[line - 1]! } : undefined
}
