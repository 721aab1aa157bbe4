import { readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { isMap, isScalar, isSeq, type Node } from 'yaml'
import { locateSettings } from '../config/locateSettings.ts'
import { locateText } from '../config/locateText.ts'
import { normalizeText } from '../content/normalizeText.ts'
import { parseYaml } from '../content/parseYaml.ts'
import { BuildFailed } from '../diagnostics/buildFailed.ts'
import { type Diagnostic, diagnose, type SourceLocation } from '../diagnostics/diagnostic.ts'
import { diskReason } from '../diagnostics/diskReason.ts'
import { splitFrontMatter } from '../markdown/frontMatter.ts'
import { type SourcePath, toSourcePath } from '../model/paths.ts'

/** Finds places in one file. */
interface Locator {
  ofKey(key: PropertyKey[]): SourceLocation
  ofText(texts: string[]): SourceLocation
}

/** Looks up the lines of problems that name a setting, a field or a text: in a module, in YAML or JSON, in front matter. */
export async function locateProblems(siteDir: string, diagnostics: Diagnostic[]): Promise<Diagnostic[]> {
  const locators = new Map<SourcePath, Locator>()
  const located: Diagnostic[] = []
  for (const diagnostic of diagnostics) {
    const { where } = diagnostic
    if (!where?.key && !where?.texts) {
      located.push(diagnostic)
      continue
    }
    const locator = locators.get(where.file) ?? (await openLocator(siteDir, where.file))
    locators.set(where.file, locator)
    located.push({
      ...diagnostic,
      where: where.key ? locator.ofKey(where.key) : locator.ofText(where.texts!),
    })
  }
  return located
}

/** Does the work, and looks up the lines of what stops it. */
export async function withPlaces<Result>(siteDir: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const known = error instanceof BuildFailed ? error.diagnostics : explainSystemError(error, siteDir)
    throw known ? new BuildFailed(await locateProblems(siteDir, known)) : error
  }
}

/** A file that the system does not let us read or write is no fault of ours. */
function explainSystemError(error: unknown, siteDir: string): Diagnostic[] | undefined {
  const { syscall, path } = error as NodeJS.ErrnoException
  if (!path)
    return syscall === 'read' ? [diagnose('unusable-file', ['A file', diskReason(error)])] : undefined
  const file = toSourcePath(relative(resolve(siteDir), path))
  return [diagnose('unusable-file', [file, diskReason(error)], { file })]
}

/** A file that cannot be read any more, or that does not hold what is meant, is still named. */
async function openLocator(siteDir: string, file: SourcePath): Promise<Locator> {
  const path = join(siteDir, file)
  try {
    const text = normalizeText(readFileSync(path, 'utf8'))
    const ofText = (texts: string[]) => findText(file, text, texts)
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

/** The first of the texts that stands in the file as an address, or, of one that begins with `#`, at the end of one. */
function findText(file: SourcePath, text: string, texts: string[]): SourceLocation {
  for (const wanted of texts)
    for (const [open, close] of delimiters) {
      const before = wanted.startsWith('#') ? '' : open!
      const found = text.indexOf(before + wanted + close)
      const start = found + before.length
      if (found >= 0) return locateText(file, text, { start, end: start + wanted.length })
    }
  return { file }
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
