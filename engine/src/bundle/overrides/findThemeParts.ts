import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { readBytes } from '../../config/readFile.ts'
import type { SiteConfig } from '../../config/siteConfig.ts'
import { type Diagnostic, diagnose, type Tell } from '../../diagnostics/diagnostic.ts'
import { type SourcePath, toSourcePath } from '../../model/paths.ts'
import {
  drawnParts,
  isForeignPart,
  isPartOfLiveCode,
  isPartOfNotes,
  isPlacedPart,
  outermostParts,
  type PlacedPart,
} from '../../model/themeParts.ts'
import { placeOfText } from '../explainPageBundleError.ts'
import { findMissing, findOwnFile, type Missing, partsFrom } from '../plugins/themeImports.ts'

/** A file of `src/theme` that takes the place of a part of the theme. */
export interface ThemePartSource {
  key: ['theme', PlacedPart]
  setting: string
  source: SourcePath
  /** Whether it draws the frame of the page, or of a blog, without that of the theme and its sidebar. */
  isFrame?: boolean
}

/**
 * The files of `src/theme` with a place on a page. Those without one, and those that need something which does not
 * exist here, are reported: the page then has the theme's own part.
 */
export function findThemeParts(config: SiteConfig, tell: Tell): ThemePartSource[] {
  const { siteDir } = config
  const found = namesIn(siteDir).map((name) => ({ name, file: findOwnFile(name, { siteDir })! }))
  const runsCode = config.markdown.liveCode !== false
  const isUsed = (name: string) =>
    isPlacedPart(name) || name in drawnParts || (runsCode && isPartOfLiveCode(name))
  const isOfNotes = (name: string) => isPartOfNotes(name) && (runsCode || !isPartOfLiveCode(name))
  const hasPlace = ({ name, file }: { name: string; file: string }) =>
    isUsed(name) && mayDraw(name, readBytes(file).toString())
  const used = new Set(found.filter(hasPlace).flatMap(({ file }) => [...partsFrom(file, config)]))
  const unplaced = found.filter(
    (part) => !hasPlace(part) && isForeignPart(part.name) && !isOfNotes(part.name) && !used.has(part.file),
  )
  // What is to be done about a part is said once, not of each file within it.
  const outermost = outermostParts(unplaced.map(({ name }) => name))
  const problems = outermost.map((name) => explain(name, findOwnFile(name, { siteDir })!, undefined, siteDir))
  const sound = found.filter(hasPlace).flatMap(({ name, file }) => {
    const missing = findMissing(file, config)
    if (missing) problems.push(explain(name, file, missing, siteDir))
    return isPlacedPart(name) && !missing ? [{ name, file }] : []
  })
  tell(problems)
  return sound.map(({ name, file }) => {
    const source = toSource(file, siteDir)
    return {
      key: ['theme', name],
      setting: source,
      source,
      ...(isFrame(name, file, config) && { isFrame: true }),
    }
  })
}

const isFrame = (name: string, file: string, config: SiteConfig) =>
  name in theOriginals &&
  ![...partsFrom(file, config)].some((each) => theOriginals[name]!.test(readBytes(each).toString()))

const theOriginals: Record<string, RegExp> = {
  Layout: /['"]@theme-(?:original|init)\/Layout['"]/,
  BlogLayout: /['"]@theme(?:-(?:original|init)\/BlogLayout|(?:-\w+)?\/BlogSidebar(?:\/\w+)?)['"]/,
}

/** A file without it is a part of another one, of whose name the theme happens to have one: it is imported by name. */
const mayExportDefault = /\bdefault\b|\bexports\b/

/** A copy of this would draw the sidebar once more: only what is around that of the theme has a place. */
const drawsSidebar = /^Doc(?:Root|Page)\/Layout$/
const wrapsPart = /['"]@theme-(?:original|init)\/Doc(?:Root|Page)\/Layout['"]/
const mayDraw = (name: string, code: string) =>
  mayExportDefault.test(code) && (!drawsSidebar.test(name) || wrapsPart.test(code))

const toSource = (file: string, siteDir: string) =>
  toSourcePath(relative(siteDir, file).replaceAll('\\', '/'))

function explain(name: string, file: string, missing: Missing | undefined, siteDir: string): Diagnostic {
  if (!missing) return diagnose('theme-part-left-out', [name], { file: toSource(file, siteDir) })
  const { specifier, name: exported } = missing
  const place = placeOfText(exported === 'default' ? specifier : exported, missing.file, siteDir)
  return diagnose('theme-part-left-out', [name, [specifier, exported]], place)
}

/** The names of the parts in `src/theme`. */
function namesIn(siteDir: string): string[] {
  const folder = join(siteDir, 'src/theme')
  const files = isFolder(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  const names = files.flatMap(
    (file) =>
      /^(?!.*\.(?:d|test)\.\w+$)(.*?)(?:\/index)?\.[jt]sx?$/.exec(file.replaceAll('\\', '/'))?.[1] ?? [],
  )
  return [...new Set(names)].sort().filter((name) => findOwnFile(name, { siteDir }))
}

function isFolder(path: string): boolean {
  try {
    return readdirSync(path).length > 0
  } catch {
    return false
  }
}
