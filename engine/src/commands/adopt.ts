import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, parse, resolve } from 'node:path'
import { type AdoptedConfig, adoptConfig } from '../config/adopt/adoptConfig.ts'
import { adoptNotes, adoptVault, type NotesFacts } from '../config/adopt/adoptVault.ts'
import { findFiles, findForeignConfig, foreignNames, isFile, vaultFolder } from '../config/files.ts'
import { spokenLanguage, wordTables } from '../config/locale/words.ts'
import { acceptedNames, checkReadable, explainRefusals, readBytes } from '../config/readFile.ts'
import { BuildFailed, type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts'
import { detectLanguage } from '../markdown/code/detectLanguage.ts'
import { proseLines } from '../markdown/source/sourceParts.ts'
import { groupBy } from '../std/collections.ts'
import { splitFrontMatter } from '../std/text.ts'
import { type Progress, silent } from './progress.ts'
import { printProof, prove } from './prove/prove.ts'

export interface AdoptOptions {
  /** The folder of the old site's build, which the new one is compared with. */
  prove?: string
  format?: string
  progress?: Progress
}

/** What the command prints, and whether nothing of the former build is lost. */
interface Outcome {
  printed: string
  isComplete: boolean
}

/** Adopts the config, or compares the site with its former build; that adopts the config first if there is none. */
export async function adoptAndProve(siteDir: string, options: AdoptOptions): Promise<Outcome> {
  const { prove: folder, format = 'text', progress = silent } = options
  if (!['text', 'json'].includes(format))
    throw new BuildFailed([diagnose('wrong-usage', [`"${format}" is no format: text or json.`, 'adopt'])])
  if (folder === undefined)
    return { printed: printAdoption(await adopt(siteDir, progress)), isComplete: true }
  // Before the config is run, which changes the folder.
  const former = resolve(folder)
  const written = ownConfig(siteDir) ? '' : `${printAdoption(await adopt(siteDir, progress))}\n\n`
  const proof = await prove(siteDir, former, progress)
  const isComplete = proof.losses.length === 0
  if (format === 'json') return { printed: JSON.stringify(proof, null, 2), isComplete }
  return { printed: written + printProof(proof), isComplete }
}

function printAdoption({ from, to, left, isIgnored }: Adoption): string {
  const made = isIgnored ? '' : 'Add ".sotay/" and "build/" to .gitignore: builds write there.\n\n'
  const alike = groupBy(left, ({ setting, reason, names }) => (names ? setting : reason))
  const lines = Array.from(alike.values(), (same) => {
    const { reason, names = [] } = same[0]!
    return `  ${same.map(({ setting }) => setting).join(', ')}: ${reason}\n${inLines(names)}`
  }).join('')
  const missing = lines && `Not taken over:\n${lines}\n`
  return `Wrote ${to} from ${from}.\n\n${missing}${made}"sotay build" says what is left to do, "sotay check" also what could be better in the notes.`
}

/** Names in lines of about 100 letters. */
const inLines = (names: string[]) =>
  names
    .map((name, index) => (index < names.length - 1 ? `${name},` : name))
    .join(' ')
    .replace(/(.{1,96})(?: |$)/g, '    $1\n')

const ownConfig = (siteDir: string) => acceptedNames.find((name) => existsSync(join(siteDir, name)))

/** The config file that was read, the one that was written, and the settings that were not taken over. */
interface Adoption {
  from: string
  to: string
  left: AdoptedConfig['left']
  /** Whether git is kept from what builds write; true where there is no repository. */
  isIgnored: boolean
}

/**
 * Converts the config of a Docusaurus site (absolute path), or the settings of a vault of Obsidian, to a
 * `sotay.config.ts` beside it, and reports every setting that could not be converted. A folder that holds only notes
 * gets a config, too.
 */
async function adopt(siteDir: string, progress: Progress = silent): Promise<Adoption> {
  const foreign = findForeignConfig(siteDir)
  const isVault = existsSync(join(siteDir, vaultFolder))
  const own = ownConfig(siteDir)
  const settings = foreign ?? (isVault ? vaultFolder : undefined)
  if (own) throw new BuildFailed([diagnose('config-exists', [own, settings])])
  const { files: notes, left: unreadable } = settings
    ? { files: [], left: [] }
    : await findReadable(siteDir, '**/*.{md,mdx}')
  const from = settings ?? (notes.length > 0 ? countNotes(notes) : undefined)
  if (!from) throw new BuildFailed([diagnose('nothing-to-adopt', [siteDir, foreignNames])])
  // Configs read files by paths from the folder of the site, where their own engine runs.
  process.chdir(siteDir)
  const {
    text,
    left,
    files = {},
  } = await progress.stage(`Reading ${from}`, async () =>
    foreign
      ? adoptConfig({ siteDir, configPath: join(siteDir, foreign) })
      : isVault
        ? readVault(siteDir)
        : adoptNotes(siteDir, notes, await factsOf(siteDir, notes)),
  )
  const to = 'sotay.config.ts'
  writeFileSync(join(siteDir, to), text, { flag: 'wx' })
  for (const [path, content] of Object.entries(files).filter(([path]) => !existsSync(join(siteDir, path)))) {
    mkdirSync(dirname(join(siteDir, path)), { recursive: true })
    writeFileSync(join(siteDir, path), content, { flag: 'wx' })
  }
  return { from, to, left: [...left, ...unreadable], isIgnored: isIgnored(siteDir) }
}

function isIgnored(siteDir: string): boolean {
  const path = join(siteDir, '.gitignore')
  if (!existsSync(join(siteDir, '.git'))) return true
  return isFile(path) && /^\/?\.sotay\b/m.test(readBytes(path).toString())
}

const ignore = ['**/node_modules/**', 'build/**']

/** The files of a site that match and can be read, in order, and what cannot: it is named, and the rest goes on. */
async function findReadable(siteDir: string, pattern: string): Promise<{ files: string[]; left: Left }> {
  const problems: Diagnostic[] = []
  const found = await findFiles(siteDir, pattern, {
    ignore,
    tell: (errors) => problems.push(...explainRefusals(siteDir, errors)),
  })
  const files = found.sort().filter((path) => {
    const refused = checkReadable(siteDir, join(siteDir, path))
    problems.push(...refused)
    return refused.length === 0
  })
  return { files, left: problems.map(({ message, where }) => ({ setting: where!.file, reason: message })) }
}

type Left = AdoptedConfig['left']

const countNotes = ({ length }: string[]) => (length === 1 ? 'one note' : `${length} notes`)

async function readVault(siteDir: string): Promise<AdoptedConfig> {
  const { files, left } = await findReadable(siteDir, '**/*.{md,canvas,base}')
  const having = (ending: string) => files.filter((path) => path.endsWith(ending))
  const notes = having('.md')
  const others = { canvases: having('.canvas'), bases: having('.base') }
  const adopted = adoptVault(siteDir, { notes, ...others, ...(await factsOf(siteDir, notes)) })
  return { ...adopted, left: [...adopted.left, ...left] }
}

/** So many notes are enough to tell what holds for all. */
const sampleSize = 50

/** The language of most notes, where their letters tell it, and whether a fifth of them links by name or one embeds so. */
async function factsOf(siteDir: string, notes: string[]): Promise<NotesFacts> {
  const step = Math.ceil(notes.length / sampleSize)
  const sample = notes
    .filter((_, index) => index % step === 0)
    .map((path) => proseOf(readBytes(join(siteDir, path)).toString()))
  // Fields, links and a few words say nothing.
  const telling = sample.filter((text) => (text.match(/\p{L}/gu)?.length ?? 0) >= 30)
  const languages = groupBy(telling, detectLanguage)
  const linking = sample.filter((text) => /\[\[[\p{L}\p{N}][^[\]\n]*\]\]/u.test(text))
  const isEmbedding = linking.some((text) => /!\[\[[^[\]\n]*\.\w+(?:\|[^[\]\n]*)?\]\]/.test(text))
  const language = [...languages].find(([, some]) => some.length > telling.length / 2)?.[0]
  const words = await wordTables[spokenLanguage(language ?? 'en') ?? 'en']!()
  return {
    language,
    mapTitle: words.graph,
    linksByName: isEmbedding || linking.length > sample.length / 5,
    hasTextFirst: haveTextFirst(linking, notes),
    hasIds: notes.some((path) =>
      /^id:/m.test(splitFrontMatter(readBytes(join(siteDir, path)).toString()).header),
    ),
  }
}

/** Whether more links end in the name of a note than begin with one. */
function haveTextFirst(texts: string[], notes: string[]): boolean {
  const names = new Set(notes.map((path) => parse(path).name.normalize('NFC')))
  const isName = (text = '') =>
    names.has(
      text
        .replace(/^dendron:.*\/|#.*/g, '')
        .trim()
        .normalize('NFC'),
    )
  const links = texts.flatMap((text) => Array.from(text.matchAll(/\[\[([^[\]|\n]+)\|([^[\]|\n]+)\]\]/g)))
  const first = links.filter(([, name, text]) => isName(name) && !isName(text))
  return links.filter(([, text, name]) => isName(name) && !isName(text)).length > first.length
}

const proseOf = (text: string) =>
  proseLines(text.slice(splitFrontMatter(text).bodyOffset))
    .join('\n')
    .replace(/`[^`\n]*`/g, '')
