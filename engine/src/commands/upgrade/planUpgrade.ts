import { existsSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import { packageFolder } from '../../bundle/modulePaths.ts'
import { type ConfigPlace, findConfigFile, findFiles, foreignNames } from '../../config/files.ts'
import { loadConfig } from '../../config/loadConfig.ts'
import { localizeConfig } from '../../config/locale/localizeConfig.ts'
import { chooseLocales } from '../../config/locale/translations.ts'
import { findValue, type TextRange } from '../../config/locateSettings.ts'
import { normalizeText, readBytes } from '../../config/readFile.ts'
import type { SiteConfig } from '../../config/siteConfig.ts'
import { loadVersions } from '../../config/versions.ts'
import type { ContentFile } from '../../content/contentFile.ts'
import { readContent } from '../../content/readContent.ts'
import { BuildFailed, diagnose, stopOnErrors } from '../../diagnostics/diagnostic.ts'
import { toSourcePath } from '../../model/paths.ts'
import { isRecord } from '../../std/collections.ts'
import { isOlder } from '../../std/text.ts'
import { printChanges } from '../move/printMove.ts'
import { addItems, type ListNode } from '../move/redirects.ts'
import { editRaw } from '../move/textEdits.ts'
import { type Mod, mods, modsSince, type NoteMod, type SettingMod } from './mods.ts'

/** Options of `sotay upgrade`. */
export interface UpgradeOptions {
  config?: string
  /** The version that the site was made with; that of its `package.json` unless given. */
  from?: string
  dryRun?: boolean
}

/** What an upgrade changes. */
export interface Upgrade {
  /** The new texts of files, by their path from the site's folder. */
  texts: Map<string, string>
  /** What only the author can change, as sentences. */
  byHand: string[]
}

/** Works out how the files of a site say the same in the way of this version. Writes nothing. */
export async function planUpgrade(
  siteDir: string,
  { config: configFile, from }: UpgradeOptions,
  { version, all = mods }: { version: string; all?: Mod[] },
): Promise<Upgrade> {
  const place = await findConfigFile(siteDir, configFile)
  const wanted = modsSince(from ?? writtenVersion(siteDir), all)
  const { texts, byHand } = rewriteConfig(
    place,
    wanted.filter((mod) => 'from' in mod),
  )
  // A config that this version no longer takes is one to upgrade.
  const config = await loadConfig(siteDir, { configFile, tell: () => {} })
  const notes = await rewriteNotes(
    config,
    wanted.filter((mod) => 'note' in mod),
  )
  for (const [path, text] of [...notes, ...withNewRange(siteDir, version)]) texts.set(path, text)
  return { texts, byHand }
}

function rewriteConfig({ siteDir, configPath }: ConfigPlace, wanted: SettingMod[]): Upgrade {
  const name = basename(configPath)
  const upgraded: Upgrade = { texts: new Map(), byHand: [] }
  // The config of another engine is read as it is.
  if (foreignNames.includes(name)) return upgraded
  const former = readBytes(configPath).toString()
  const lineEnd = /\r\n/.test(former) && !/(?<!\r)\n/.test(former) ? '\r\n' : '\n'
  let text = former.replaceAll(lineEnd, '\n')
  for (const { from, to } of wanted) {
    const moved = moveOrNot(text, from, to)
    if (moved === undefined) upgraded.byHand.push(`In ${name}, "${from.join('.')}" is now "${to.join('.')}".`)
    text = moved ?? text
  }
  const written = text.replaceAll('\n', lineEnd)
  if (written !== former) upgraded.texts.set(toSourcePath(relative(siteDir, configPath)), written)
  return upgraded
}

/** A config with a mistake of syntax is left to its author. */
function moveOrNot(text: string, from: string[], to: string[]): string | undefined {
  try {
    return moveSetting(text, from, to)
  } catch {
    return undefined
  }
}

/** The new texts of all Markdown files of a site that a mod changes: notes of every language and version, and partials. */
async function rewriteNotes(config: SiteConfig, wanted: NoteMod[]): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  if (wanted.length === 0) return texts
  for (const [folder, collection] of await contentFolders(config))
    for (const name of await listNotes(join(config.siteDir, folder))) {
      const former = readBytes(join(config.siteDir, folder, name)).toString()
      const text = wanted.reduce((raw, { note }) => {
        const edits = note({ collection, text: normalizeText(raw) }, config)
        return edits.length === 0 ? raw : editRaw(raw, edits)
      }, former)
      // What is not UTF-8 would not be written as it was.
      if (text !== former && !former.includes('\ufffd')) texts.set(`${folder}/${name}`, text)
    }
  return texts
}

/** The Markdown files of a folder, which may be the site itself. Partials may begin with a dot. */
const listNotes = (folder: string) =>
  findFiles(folder, '**/*.{md,mdx}', {
    dot: true,
    ignore: ['**/node_modules/**', '**/.{git,sotay,docusaurus}/**', '**/build/**'],
  })

/** The folders of notes in every language and version, and what is in each. */
async function contentFolders(config: SiteConfig): Promise<Map<string, ContentFile['collection']>> {
  const folders = new Map<string, ContentFile['collection']>()
  for (const locale of chooseLocales(config, undefined)) {
    const localized = await localizeConfig(config, locale, stopOnErrors)
    const { files } = await readContent(localized, await loadVersions(localized, stopOnErrors))
    for (const { source, path, collection } of files)
      folders.set(source.slice(0, -path.length - 1), collection)
  }
  return folders
}

/** The version of Sotay that a site asks for in its `package.json`; undefined if it names none. */
function writtenVersion(siteDir: string): string | undefined {
  return rangeOf(readPackage(siteDir))?.version
}

/** The `package.json` of a site asking for a version, if it asks for an older one; else nothing. */
function withNewRange(siteDir: string, version: string): [path: string, text: string][] {
  const text = readPackage(siteDir)
  const range = rangeOf(text)
  if (!text || !range || !isOlder(range.version, version)) return []
  const written = new RegExp(`("sotay"\\s*:\\s*"[~^]?)${range.version.replaceAll('.', '\\.')}"`)
  return [['package.json', text.replace(written, `$1${version}"`)]]
}

function readPackage(siteDir: string): string | undefined {
  const path = join(siteDir, 'package.json')
  return existsSync(path) ? readBytes(path).toString() : undefined
}

/** A plain range; others, such as a folder or a tag, are the author's own. */
function rangeOf(text: string | undefined): { version: string } | undefined {
  const { dependencies, devDependencies } = parse(text ?? '')
  const range = [dependencies, devDependencies].find((each) => isRecord(each) && each.sotay)
  const [, version] = /^[~^]?(\d+\.\d+\.\d+)$/.exec(String(isRecord(range) && range.sotay)) ?? []
  return version === undefined ? undefined : { version }
}

function parse(text: string): Record<string, unknown> {
  try {
    const value = JSON.parse(text)
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

/**
 * The text of a config file with a setting at another path; the same text if it does not have it. Undefined if only its
 * author can move it.
 */
export function moveSetting(text: string, from: string[], to: string[]): string | undefined {
  const program = parseAst(text, { lang: 'ts' })
  const at = (path: string[]) => findValue(program, path) as ListNode | undefined
  const property = propertyOf(at(from.slice(0, -1)), from.at(-1)!)
  if (!property) return text
  const { start, end } = property.value ?? property
  const isPlain = /^(?:\w+|'[^']*'|"[^"]*")\s*:\s*$/.test(text.slice(property.start, start))
  const depth = to.findIndex((name, index) => !propertyOf(at(to.slice(0, index)), name))
  const place = at(to.slice(0, depth))
  if (!isPlain || depth < 0 || !place?.properties?.every(({ type }) => type === 'Property')) return undefined
  const added = to.slice(depth).reduceRight((inner, name) => `{ ${name}: ${inner} }`, text.slice(start, end))
  const add = (given: string) =>
    addItems(given, { ...place, elements: place.properties! }, [added.slice(2, -2)])
  const addedAt = place.properties.at(-1)?.end ?? place.start
  // What is later in the text is changed first, so that the other place stays where it is.
  return addedAt < property.start ? add(removeLine(text, property)) : removeLine(add(text), property)
}

type PropertyNode = NonNullable<ListNode['properties']>[number]

function propertyOf(node: ListNode | undefined, name: string): PropertyNode | undefined {
  return node?.properties?.find(({ key }) => key?.name === name || key?.value === name)
}

/** Removes a property with its comma, and the line if nothing else is on it. Comments stay. */
function removeLine(text: string, { start, end }: TextRange): string {
  const before = text.slice(0, start).replace(/(?<=(?:^|\n))[ \t]*$/, '')
  const [comma] = /^\s*,|^/.exec(text.slice(end))!
  const after = text.slice(end + comma.length)
  const isWholeLine = /\n$|^$/.test(before) && /^[ \t]*(?:\r?\n|$)/.test(after)
  if (isWholeLine) return before + after.replace(/^[ \t]*\r?\n/, '')
  return text.slice(0, start) + after.replace(/^[ \t]+/, '')
}

/** Upgrades the files of a site, and gives what to print. */
export async function upgrade(
  siteDir: string,
  options: UpgradeOptions,
): Promise<{ printed: string; isComplete: boolean }> {
  const { from, dryRun } = options
  if (from !== undefined && !/^\d+\.\d+\.\d+/.test(from)) refuse(from)
  const { version } = JSON.parse(readBytes(join(packageFolder(), 'package.json')).toString())
  const { texts, byHand } = await planUpgrade(siteDir, options, { version })
  const changes = texts.size === 0 ? [] : [printChanges(siteDir, texts)]
  if (!dryRun) for (const [path, text] of texts) writeFileSync(join(siteDir, path), text)
  const printed = [
    ...(dryRun && texts.size > 0 ? ['Nothing is changed yet. What would be:'] : []),
    ...changes,
    ...byHand.map((sentence) => `${sentence} Only you can change it there.`),
    ...(dryRun && texts.size > 0 ? [] : [`\n${sayDone(texts, version)}`]),
  ]
  return { printed: printed.join('\n').trimStart(), isComplete: byHand.length === 0 }
}

function sayDone(texts: Map<string, string>, version: string): string {
  if (texts.size === 0) return `There is nothing to change for Sotay ${version}.`
  const files = texts.size === 1 ? '1 file' : `${texts.size} files`
  const next = texts.has('package.json') ? ' Run "npm install" next, then "sotay check".' : ''
  return `Changed ${files} for Sotay ${version}.${next}`
}

function refuse(from: string): never {
  const reason = `"${from}" is no version: it must have three numbers, such as 0.1.0.`
  throw new BuildFailed([diagnose('wrong-usage', [reason, 'upgrade'])])
}
