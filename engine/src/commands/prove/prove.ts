import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { readBytes } from '../../config/readFile.ts'
import { BuildFailed, diagnose } from '../../diagnostics/diagnostic.ts'
import { readHtmlPage } from '../../markdown/readHtmlPage.ts'
import { build } from '../build.ts'
import type { Progress } from '../progress.ts'
import { type BuiltSite, compareSites, type Loss, type Proof } from './compareSites.ts'

/**
 * Builds the site into a folder for the moment, since the former build may be in `build/`, and compares it with the
 * former build (a folder).
 */
export async function prove(siteDir: string, formerDir: string, progress: Progress): Promise<Proof> {
  const former = await progress.stage('Reading the former build', async () => readBuild(formerDir))
  const place = mkdtempSync(join(tmpdir(), 'sotay-proof-'))
  try {
    const { outDir } = await build(siteDir, { outDir: join(place, 'build'), progress })
    return compareSites(former, readBuild(outDir))
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

function readBuild(folder: string): BuiltSite {
  const paths = listFiles(resolve(folder))
  const isPage = (path: string) => path.endsWith('.html')
  const pages = paths.filter(isPage)
  if (pages.length === 0)
    throw new BuildFailed([diagnose('wrong-usage', [`There is no built page in "${folder}".`, 'adopt'])])
  const read = (path: string) => readHtmlPage(readBytes(join(folder, path)).toString())
  return {
    pages: new Map(pages.map((path) => [toAddress(path), read(path)])),
    files: paths.filter((path) => !isPage(path)),
  }
}

/** The paths of all files of a folder, each with a slash before it, in a fixed order. */
function listFiles(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return []
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return files
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length).replaceAll('\\', '/'))
    .sort()
}

/** `/docs/intro/index.html` and `/docs/intro.html` are found at the same address. */
const toAddress = (path: string) => path.replace(/(?:\/index)?\.html$/, '') || '/'

/** The result for people: each loss with the address where it is, or that nothing is lost. */
export function printProof({ pages, ids, words, losses, redirects }: Proof): string {
  const compared = `pages: ${pages}, ids of headings: ${ids}, words: ${words}`
  if (losses.length === 0) return `Nothing lost (${compared}).`
  const lines = losses.map(printLoss).join('\n')
  const written = redirects.map(({ from, to }) => `    { from: '${from}', to: '${to}' },\n`).join('')
  const advice =
    written && `\n\nFor "sotay.config.ts", where pages have moved:\n\n  redirects: [\n${written}  ],`
  return `Lost (compared ${compared}):\n\n${lines}${advice}`
}

function printLoss({ kind, at, was, now }: Loss): string {
  const some = was.slice(0, 12).join(' ') + (was.length > 12 ? ' …' : '')
  if (kind === 'address') return `  ${at}: no page${now === undefined ? '' : `; it is at ${now}`}`
  if (kind === 'file') return `  ${at}: no file`
  if (kind === 'title') return `  ${at}: the title "${some}" is "${now}"`
  if (kind === 'ids') return `  ${at}: no heading has the id ${was.map((id) => `"${id}"`).join(', ')}`
  return `  ${at}: ${was.length} ${was.length === 1 ? 'word' : 'words'}: ${some}`
}
