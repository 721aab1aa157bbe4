import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { basename, join, resolve } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { missingPackage } from '../../config/explainBundlerError.ts'
import { isThere, readBytes } from '../../config/readFile.ts'
import { configPlace, type SiteConfig } from '../../config/siteConfig.ts'
import type { Content } from '../../content/contentFile.ts'
import { BuildFailed, diagnose, orElse, type Tell } from '../../diagnostics/diagnostic.ts'
import { toOutputPath } from '../../model/paths.ts'
import { messageOf } from '../../std/errors.ts'
import { hash } from '../../std/hash.ts'
import type { BundledFile, TextFont } from '../bundle.ts'
import { markUsed, readCacheFile, removeUnused, writeCacheFile } from '../cache/cacheFile.ts'
import { findOptional } from '../modulePaths.ts'
import { type FontFacts, readFontFacts } from './fontFacts.ts'
import { type FontFile, isForText, type Role, roles, stylesOf, toTextFont } from './fontStyles.ts'

/** The fonts of a site: their files, and the styles that use them. */
interface SiteFonts {
  css: string
  files: BundledFile[]
  ofTexts: TextFont[]
}

/**
 * Makes the fonts that the settings name.
 * 1. Collect the letters of the site.
 * 2. Cut each file down to these letters, or find it in the cache.
 * 3. Write the styles: the fonts, those of the system that take their place until then, and where they are used.
 * Fonts that cannot be used are reported and left out.
 */
export async function bundleFonts(
  config: SiteConfig,
  content: Pick<Content, 'files' | 'docs' | 'blogs' | 'pageModules'>,
  tell: Tell,
): Promise<SiteFonts> {
  const chosen = roles.filter((role) => config.fonts[role])
  if (chosen.length === 0) return { css: '', files: [], ofTexts: [] }
  const subset = await orElse(() => findSubsetter(config), undefined, tell)
  if (!subset) {
    for (const role of chosen) await eachFile(role, config, tell, (path) => readFont(path, config))
    return { css: '', files: [], ofTexts: [] }
  }
  const letters = lettersOf(config, content)
  const made = new Map<Role, FontFile[]>()
  for (const role of chosen) made.set(role, await makeFiles(role, config, { subset, letters, tell }))
  removeUnused(cacheFolder(config), 30)
  const files = [...made.values()].flat().map(({ file }) => file)
  return {
    css: [...new Set([...made].flatMap(([role, fonts]) => stylesOf(role, fonts, config)))].join(''),
    files: [...new Map(files.map((file) => [file.output, file])).values()],
    ofTexts: (made.get('text') ?? []).filter(({ facts }) => isForText(facts)).map(toTextFont),
  }
}

/** Cuts a font down to the letters of a text; one for the file formats of all fonts. */
type Subset = (font: Buffer, text: string, options: SubsetOptions) => Promise<Uint8Array>

interface SubsetOptions {
  targetFormat: 'truetype' | 'woff2'
  keepFeatures?: string[]
  variationAxes?: Record<string, number | { min: number; max: number }>
  keepAllGlyphs?: boolean
}

/** Sites with fonts install the package themselves: it comes with programs of 1 MB, loaded for the first font to cut. */
function findSubsetter(config: SiteConfig): Subset {
  const load = findOptional('subset-font', config)
  if (!load) throw new BuildFailed([diagnose('no-font-tool', [], configPlace(config, 'fonts'))])
  return async (...given) => ((await load()) as Subset)(...given)
}

const printable = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))

/** What the theme writes between texts, and what entities and smart quotes in notes may become. */
const typographic = '\u00a0©«®°·»×–—‘’“”…•→←↑↓'

/** The letters of notes, data files, React pages, settings and the interface, small and large, in order. */
function lettersOf(config: SiteConfig, content: Parameters<typeof bundleFonts>[1]): string {
  const { title, tagline, navbar, footer, announcementBar, blog, docs, words } = config
  const settings = { title, tagline, navbar, footer, announcementBar, blog, docs, words }
  const texts = [
    ...content.files.map(({ text }) => text),
    ...content.pageModules.map(({ source }) => readBytes(join(config.siteDir, source)).toString()),
    JSON.stringify([content.docs, content.blogs, settings]),
  ]
  const found = new Set(texts.flatMap((text) => [...new Set(text.match(/[^\s -~]/gu))]))
  const letters = [...found].flatMap((letter) => [letter, letter.toUpperCase(), letter.toLowerCase()])
  return [...new Set([...printable, ...typographic, ...letters.join('').normalize('NFC')])].sort().join('')
}

interface Making {
  subset: Subset
  letters: string
  tell: Tell
}

async function makeFiles(role: Role, config: SiteConfig, { tell, ...making }: Making): Promise<FontFile[]> {
  const made = await eachFile(role, config, tell, (path) => makeFile(path, config, making))
  return made.filter(({ facts }) => facts.letters.length > 0)
}

/** What the work gives for each file of a font, one after the other. Problems are reported at the file's setting. */
async function eachFile<Result>(
  role: Role,
  config: SiteConfig,
  tell: Tell,
  work: (path: string) => Result | Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (const [index, path] of config.fonts[role]!.files.entries()) {
    const place = configPlace(config, 'fonts', role, 'files', index)
    const report: Tell = (problems) => tell(problems.map((problem) => ({ ...problem, where: place })))
    const result = await orElse(() => work(path), undefined, report)
    if (result !== undefined) results.push(result)
  }
  return results
}

/** While the site is written it may need another letter at any time, so the font is published as it is. */
async function makeFile(
  path: string,
  config: SiteConfig,
  { subset, letters }: Pick<Making, 'subset' | 'letters'>,
): Promise<FontFile> {
  const source = readFont(path, config)
  const name = basename(path).replace(/\.\w+$/, '')
  const toFile = (contents: Uint8Array, ending: string) => ({
    output: toOutputPath(`assets/fonts/${name}.${hash(contents)}.${ending}`),
    contents,
  })
  try {
    if (config.isWritten) {
      const plain = await subset(source, '', { targetFormat: 'truetype', keepAllGlyphs: true })
      const facts = readFontFacts(plain)
      const file = toFile(source, path.slice(path.lastIndexOf('.') + 1))
      return { facts, boldWidth: await measureBold(plain, facts, subset), file }
    }
    const { woff2, ...measured } = await cutDown(source, letters, { subset, config })
    return { ...measured, file: toFile(woff2, 'woff2') }
  } catch (error) {
    throw new BuildFailed([diagnose('unusable-font', [path, messageOf(error)])])
  }
}

function readFont(path: string, { siteDir }: SiteConfig): Buffer {
  try {
    const own = resolve(siteDir, path)
    // A package is a folder, so a name alone is that of a file of the site.
    const isOwn = /^(?:\.{0,2}\/|[^/]*$)/.test(path) || isThere(own)
    const found = isOwn ? own : createRequire(join(siteDir, 'package.json')).resolve(path)
    return readBytes(found)
  } catch (error) {
    const name = missingPackage(messageOf(error))
    if (name && !isInstalled(name, siteDir))
      throw new BuildFailed([diagnose('missing-package', [name, 'name of the file'])])
    const reason = isMissing(error) ? 'it does not exist' : messageOf(error).split('\n')[0]!
    throw new BuildFailed([diagnose('unusable-font', [path, reason])])
  }
}

/** A package may keep its `package.json` to itself. */
function isInstalled(name: string, siteDir: string): boolean {
  try {
    createRequire(join(siteDir, 'package.json')).resolve(`${name}/package.json`)
    return true
  } catch (error) {
    return !isMissing(error)
  }
}

const isMissing = (error: unknown) =>
  ['ENOENT', 'MODULE_NOT_FOUND'].includes((error as NodeJS.ErrnoException).code ?? '')

/** A font in its published size. */
interface CutFont extends Omit<FontFile, 'file'> {
  woff2: Uint8Array
}

const cacheFolder = ({ cacheDir }: SiteConfig) => join(cacheDir, 'fonts')

async function cutDown(
  source: Buffer,
  letters: string,
  { subset, config }: { subset: Subset; config: SiteConfig },
): Promise<CutFont> {
  const { weights } = config.fonts
  const facts = JSON.stringify([cutVersion, letters, weights])
  const name = createHash('sha256').update(facts).update(source).digest('hex').slice(0, 32)
  const path = join(cacheFolder(config), name)
  const known = readCacheFile(path)
  markUsed(path)
  if (known) return deserialize(known)
  const made = await subsetTwice(source, letters, { subset, weights })
  writeCacheFile(path, serialize(made))
  return made
}

/** Changes with the way in which fonts are cut down. */
const cutVersion = 2

/** What browsers apply unless style sheets say otherwise, and figures of one width. */
const keepFeatures = ['ccmp', 'locl', 'rlig', 'calt', 'liga', 'clig', 'kern', 'mark', 'mkmk', 'rvrn', 'tnum']
const joining = [
  'init',
  'medi',
  'fina',
  'isol',
  'curs',
  'rclt',
  'half',
  'pres',
  'abvs',
  'blws',
  'psts',
  'haln',
]

/** Letters first: what else a font can vary in is known from its tables, which are compressed in most files. */
async function subsetTwice(
  source: Buffer,
  letters: string,
  { subset, weights: [lightest, boldest] }: { subset: Subset; weights: [number, number] },
): Promise<CutFont> {
  const plain = await subset(source, letters, { targetFormat: 'truetype' })
  const facts = readFontFacts(plain)
  const weights: FontFacts['weights'] = [limitTo(facts, lightest), limitTo(facts, boldest)]
  const wght = weights[0] < weights[1] ? { min: weights[0], max: weights[1] } : weights[0]
  const woff2 = await subset(Buffer.from(plain), letters, {
    targetFormat: 'woff2',
    keepFeatures: [...keepFeatures, ...joining],
    variationAxes: axesAt(wght, facts),
  })
  const boldWidth = await measureBold(plain, facts, subset)
  return { facts: { ...facts, weights }, boldWidth, woff2: new Uint8Array(woff2) }
}

const limitTo = ({ weights: [from, to] }: FontFacts, weight: number) => Math.min(to, Math.max(from, weight))

/** Axes that a font does not have must not be named. */
const axesAt = (
  wght: number | { min: number; max: number },
  { weights: [from, to], otherAxes }: FontFacts,
) => (from < to ? { ...otherAxes, wght } : otherAxes)

/** The width of bold letters in a variable font; in another one that of its only weight. */
async function measureBold(font: Uint8Array, facts: FontFacts, subset: Subset): Promise<number> {
  const variationAxes = axesAt(limitTo(facts, 700), facts)
  const bold = await subset(Buffer.from(font), printable, { targetFormat: 'truetype', variationAxes })
  return readFontFacts(bold).measures.width
}
