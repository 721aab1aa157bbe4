import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SourceLocation } from '../diagnostics/diagnostic.ts'
import { toSourcePath } from '../model/paths.ts'

/** A line of a stack trace that lies in code which was bundled to be rendered at build. */
const frame =
  /((?:file:\/\/|[A-Za-z]:)?[^\s():]*[\\/]\.sotay[\\/]server[\\/][^():]+?\.mjs)[^():]*:(\d+):(\d+)/

/** Where in the sources of a site code threw, as a stack trace tells it; undefined when it threw elsewhere. */
export function locateThrow(stack: string, siteDir: string): SourceLocation | undefined {
  const [, bundled = '', line, column] = frame.exec(stack) ?? []
  if (line === undefined) return undefined
  const path = bundled.startsWith('file:') ? fileURLToPath(bundled) : bundled
  const map = JSON.parse(readFileSync(`${path}.map`, 'utf8'))
  const origin = new SourceMap(map).findOrigin(Number(line), Number(column))
  if (!('fileName' in origin)) return undefined
  const sourceLine =
    map.sourcesContent[map.sources.indexOf(origin.fileName)]?.split(/\r?\n/)[origin.lineNumber - 1]
  // The bundler names sources as if it had written to a folder within the site.
  const file = toSourcePath(relative(siteDir, resolve(siteDir, 'dist', origin.fileName)))
  return { file, line: origin.lineNumber, column: origin.columnNumber, sourceLine }
}
