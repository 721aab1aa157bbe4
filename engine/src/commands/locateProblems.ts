import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMap, isScalar, isSeq, type Node } from 'yaml'
import { locateSettings } from '../config/locateSettings.ts'
import { locateText } from '../config/locateText.ts'
import { normalizeText } from '../content/normalizeText.ts'
import { parseYaml } from '../content/parseYaml.ts'
import { BuildFailed } from '../diagnostics/buildFailed.ts'
import type { Diagnostic, SourceLocation } from '../diagnostics/diagnostic.ts'
import { uniqueDiagnostics } from '../diagnostics/uniqueDiagnostics.ts'
import { splitFrontMatter } from '../markdown/frontMatter.ts'
import type { SourcePath } from '../model/paths.ts'
import { indexesOf } from '../std/indexesOf.ts'
import { explainSystemError } from './explainSystemError.ts'
import { importedFiles } from './importedFiles.ts'
import { locateThrow } from './locateThrow.ts'

/** Finds places in one file. */
interface Locator {
  ofKey(key: PropertyKey[]): SourceLocation
  /** The first of them that stands in the file, or after a place of it; else that place. */
  ofText(texts: string[], from: Pick<Searched, 'after' | 'nth'>): SourceLocation
}

/** Looks up the lines of problems that name a setting, a field or a text: in a module, in YAML or JSON, in front matter. */
export async function locateProblems(siteDir: string, diagnostics: Diagnostic[]): Promise<Diagnostic[]> {
  const locators = new Map<SourcePath, Locator>()
  const findPlace = async (where: SourceLocation) => {
    const { file, key, texts, stack } = where
    if (stack) return locateThrow(stack, siteDir) ?? { file }
    if (!key && !texts) return where
    const locator = locators.get(file) ?? (await openLocator(siteDir, file))
    locators.set(file, locator)
    const found = locate(where, locator)
    return found.line ? found : locateInImports(siteDir, where)
  }
  const located: Diagnostic[] = []
  for (const { where, ...others } of diagnostics)
    located.push(where ? { ...others, where: await findPlace(where) } : others)
  return uniqueDiagnostics(located)
}

/** What a note or a page shows may be written in a file that it imports; what code made is written nowhere. */
function locateInImports(siteDir: string, { file, texts, nth, shown }: SourceLocation): SourceLocation {
  for (const each of texts ? importedFiles(siteDir, file) : []) {
    const text = normalizeText(readFileSync(join(siteDir, each), 'utf8'))
    const found = findText(texts!, { file: each, text, nth })
    if (found.line) return found
  }
  return { file, ...(shown && { shown }) }
}

/** A text that a setting holds is looked for from its key on. */
function locate({ key, texts, nth }: SourceLocation, { ofKey, ofText }: Locator): SourceLocation {
  const place = key ? ofKey(key) : undefined
  if (!texts || (place && place.line === undefined)) return place!
  return ofText(texts, { after: place, nth })
}

/** Does the work, and looks up the lines of what stops it. */
export async function withPlaces<Result>(siteDir: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof BuildFailed) throw new BuildFailed(await locateProblems(siteDir, error.diagnostics))
    const problem = explainSystemError(error, siteDir)
    throw problem ? new BuildFailed([problem]) : error
  }
}

/** A file that cannot be read any more, or that does not hold what is meant, is still named. */
async function openLocator(siteDir: string, file: SourcePath): Promise<Locator> {
  const path = join(siteDir, file)
  try {
    const text = normalizeText(readFileSync(path, 'utf8'))
    const ofText: Locator['ofText'] = (texts, from) => findText(texts, { file, text, ...from })
    if (/\.[cm]?[jt]s$/.test(file))
      return { ofKey: await locateSettings({ siteDir, configPath: path }), ofText }
    const yaml = /\.mdx?$/.test(file) ? onlyHeader(text) : text
    return { ofKey: (key) => findKey(file, text, { key, yaml }), ofText }
  } catch {
    return { ofKey: () => ({ file }), ofText: () => ({ file }) }
  }
}

/** What may stand around an address. */
const delimiters = ['""', "''", '``', '()']

interface Searched {
  file: SourcePath
  text: string
  after?: SourceLocation | undefined
  nth?: number | undefined
}

/**
 * The first of the texts that stands in the file as an address, or, of one that begins with `#`, at the end of one.
 * What code shows again and again is written once: then the last place is meant.
 */
function findText(texts: string[], { file, text, after, nth = 0 }: Searched): SourceLocation {
  const from = after ? offsetOf(after, text) : 0
  for (const wanted of texts)
    for (const [open = '', close = ''] of after ? [...delimiters, ''] : delimiters) {
      const before = wanted.startsWith('#') ? '' : open
      const found = indexesOf(before + wanted + close, text).filter((index) => index >= from)
      const start = (found[nth] ?? found.at(-1) ?? 0) + before.length
      if (found.length > 0) return locateText(file, text, { start, end: start + wanted.length })
    }
  return after ?? { file }
}

function offsetOf({ line = 1, column = 1 }: SourceLocation, text: string): number {
  const before = text.split('\n').slice(0, line - 1)
  return before.reduce((offset, each) => offset + each.length + 1, column - 1)
}

/** The text with blanks in place of all but the front matter, so that every key keeps its place. */
function onlyHeader(text: string): string {
  const { header } = splitFrontMatter(text)
  return text.slice(0, text.indexOf(header)).replace(/[^\n]/g, ' ') + header
}

function findKey(
  file: SourcePath,
  text: string,
  { key, yaml }: { key: PropertyKey[]; yaml: string },
): SourceLocation {
  const range = findInYaml(parseYaml(yaml).document.contents, key)
  return range ? locateText(file, text, { start: range[0], end: range[1] }) : { file }
}

/** The key at the end of the path, or the last one on the way to it. */
function findInYaml(contents: unknown, path: PropertyKey[]): [number, number, number] | undefined {
  let node = contents
  let found: Node | undefined
  for (const key of path) {
    const member = memberOf(node, key)
    if (!member) break
    found = member.name
    node = member.value
  }
  return found?.range ?? undefined
}

function memberOf(node: unknown, key: PropertyKey): { name: Node; value: unknown } | undefined {
  if (isSeq(node)) {
    const item = node.items[Number(key)] as Node | undefined
    return item && { name: item, value: item }
  }
  const pair = isMap(node)
    ? node.items.find(({ key: name }) => isScalar(name) && name.value === key)
    : undefined
  return pair && { name: pair.key as Node, value: pair.value }
}
