import { existsSync, statSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { locateSettings } from '../../config/locateSettings.ts'
import { normalizeText, readBytes } from '../../config/readFile.ts'
import {
  BuildFailed,
  type Diagnostic,
  type SourceLocation,
  withShortLine,
} from '../../diagnostics/diagnostic.ts'
import { uniqueDiagnostics } from '../../diagnostics/printReport.ts'
import { type SourcePath, toSourcePath } from '../../model/paths.ts'
import { once } from '../../std/collections.ts'
import { explainSystemError } from '../terminal.ts'
import { findText, openKeys } from './findText.ts'

/** Adds lines to problems that name a setting, a field, a text or a stack trace. `readFile` may know newer texts. */
export async function locateProblems(
  siteDir: string,
  diagnostics: Diagnostic[],
  readFile = (file: SourcePath) => readBytes(join(siteDir, file)).toString(),
): Promise<Diagnostic[]> {
  const locators = new Map<SourcePath, Locator>()
  const findPlace = async (where: SourceLocation) => {
    const { file, line, key, texts, stack } = where
    if (line !== undefined) return where
    if (stack) return locateThrow(stack, siteDir) ?? { file }
    if (!key && !texts) return where
    const locator = locators.get(file) ?? (await openLocator(siteDir, file, readFile))
    locators.set(file, locator)
    const found = locate(where, locator)
    return found.line ? found : locateInImports(siteDir, where)
  }
  const located: Diagnostic[] = []
  for (const { where, ...others } of diagnostics)
    located.push(
      where
        ? {
            ...others,
            ...hintAtThrow(where, siteDir, others.hint),
            where: withShortLine(await findPlace(where)),
          }
        : others,
    )
  return uniqueDiagnostics(located)
}

/** Names the code that threw, where the place of the problem is that of its use in a note. */
function hintAtThrow({ file, line, stack }: SourceLocation, siteDir: string, hint = ''): { hint?: string } {
  const thrown = line !== undefined && stack ? locateThrow(stack, siteDir) : undefined
  if (!thrown || thrown.file === file || !isOwn(thrown)) return {}
  const place = [thrown.file, thrown.line, thrown.column].join(':')
  return { hint: `${hint} It was thrown in ${place}: ${thrown.sourceLine?.trim()}`.trim() }
}

/** Finds the key, then the text from there on. */
function locate({ key, texts, nth }: SourceLocation, { ofKey, ofText }: Locator): SourceLocation {
  const place = key ? ofKey(key) : undefined
  if (!texts || (place && place.line === undefined)) return place!
  return ofText(texts, { after: place, nth })
}

/** Searches the imported files for the text. If code made it, no file holds it, and the place stays the file. */
function locateInImports(siteDir: string, { file, texts, nth, shown }: SourceLocation): SourceLocation {
  for (const each of texts ? importedFiles(siteDir, file) : []) {
    const text = normalizeText(readBytes(join(siteDir, each)).toString())
    const found = findText(texts!, { file: each, text, nth })
    if (found.line) return found
  }
  return { file, ...(shown && { shown }) }
}

/**
 * Runs the work. Adds lines to the problems of a `BuildFailed` that it throws, and turns system errors into problems.
 */
export async function withPlaces<Result>(siteDir: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof BuildFailed)
      throw new BuildFailed(await locateProblems(siteDir, error.diagnostics), { cause: error.cause })
    const problem = explainSystemError(error, siteDir)
    throw problem ? new BuildFailed([problem]) : error
  }
}

/** A stack frame within the code that was bundled for rendering at build. */
const frame =
  /((?:file:\/\/|[A-Za-z]:)?[^\s():]*[\\/]\.sotay[\\/]server[\\/][^():]+?\.mjs)[^():]*:(\d+):(\d+)/g

/**
 * The place in the site's sources where code threw, from its stack trace: that of the call, if it threw in a package.
 * Undefined if no bundled code is in the trace.
 */
function locateThrow(stack: string, siteDir: string): SourceLocation | undefined {
  let first: SourceLocation | undefined
  for (const [, bundled = '', line, column] of stack.matchAll(frame)) {
    const place = locateFrame(bundled, [Number(line), Number(column)], siteDir)
    if (place && isOwn(place)) return place
    first ??= place
  }
  return first
}

/** Whether a place is in the site, not in a package or the engine. */
const isOwn = ({ file }: SourceLocation) => !/^\.\.\/|(?:^|\/)node_modules\//.test(file)

function locateFrame(bundled: string, position: [line: number, column: number], siteDir: string) {
  const path = bundled.startsWith('file:') ? fileURLToPath(bundled) : bundled
  if (!existsSync(`${path}.map`)) return undefined
  const map = JSON.parse(readBytes(`${path}.map`).toString())
  const origin = new SourceMap(map).findOrigin(...position)
  if (!('fileName' in origin)) return undefined
  const sourceLine =
    map.sourcesContent[map.sources.indexOf(origin.fileName)]?.split(/\r?\n/)[origin.lineNumber - 1]
  // Source paths in the map are relative to `dist` in the site folder, although nothing is written there.
  const file = toSourcePath(relative(siteDir, resolve(siteDir, 'dist', origin.fileName)))
  if (file.endsWith(noteQuery)) return locateInNote(file, sourceLine ?? '', siteDir)
  return withShortLine({ file, line: origin.lineNumber, column: origin.columnNumber, sourceLine })
}

/** Suffix of the ids of modules that are compiled from notes. */
const noteQuery = '?note'

/** Finds the line in the note: its module holds the same lines, without the word `export`. */
function locateInNote(module: string, written: string, siteDir: string): SourceLocation | undefined {
  const file = toSourcePath(module.slice(0, -noteQuery.length))
  const lines = readBytes(resolve(siteDir, file)).toString().split(/\r?\n/)
  const line = lines.findIndex((each) => each.replace(/^export /, '') === written) + 1
  return line > 0 ? { file, line, column: 1, sourceLine: lines[line - 1]! } : undefined
}

const imported = /(?:from|import)\s*['"]((?:\.{1,2}|@site)\/[^'"]+)['"]/g
const endings = ['', '.tsx', '.jsx', '.ts', '.js', '.mdx', '.md', '/index.tsx', '/index.jsx']

/** The files of the site that a file imports, directly or indirectly. Texts on its page may come from any of them. */
function importedFiles(siteDir: string, file: SourcePath): SourcePath[] {
  const found = new Set([file])
  for (const each of found) for (const next of importsOf(siteDir, each)) found.add(next)
  found.delete(file)
  return [...found]
}

function importsOf(siteDir: string, file: SourcePath): SourcePath[] {
  if (!isCode(join(siteDir, file))) return []
  const text = readBytes(join(siteDir, file)).toString()
  return Array.from(text.matchAll(imported)).flatMap(([, specifier = '']) => {
    const bare = specifier.startsWith('@site/')
      ? join(siteDir, specifier.slice('@site/'.length))
      : join(siteDir, dirname(file), specifier)
    const path = endings.map((ending) => bare + ending).find(isCode)
    return path ? [toSourcePath(relative(siteDir, path))] : []
  })
}

const isCode = (path: string) =>
  /\.(?:[cm]?[jt]sx?|mdx?)$/.test(path) && existsSync(path) && statSync(path).isFile()

/** Finds places in one file. */
interface Locator {
  ofKey(key: PropertyKey[]): SourceLocation
  ofText(texts: string[], from: Pick<Parameters<typeof findText>[1], 'after' | 'nth'>): SourceLocation
}

/**
 * Reads a file to find places in it. If the file cannot be read or the key or text is missing, the place is the file.
 */
async function openLocator(
  siteDir: string,
  file: SourcePath,
  readFile: (file: SourcePath) => string,
): Promise<Locator> {
  const path = join(siteDir, file)
  try {
    const text = normalizeText(readFile(file))
    const keys = once(() => openKeys({ file, text }))
    const isCode = /\.[cm]?[jt]s$/.test(file)
    return {
      ofKey: isCode ? await locateSettings({ siteDir, configPath: path }) : (key) => keys()(key),
      ofText: (texts, from) => findText(texts, { file, text, ...from }),
    }
  } catch {
    return { ofKey: () => ({ file }), ofText: () => ({ file }) }
  }
}
