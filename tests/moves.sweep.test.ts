import { cpSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { move } from '../engine/src/commands/move/move.ts'
import { readSites } from '../engine/src/commands/move/siteChange.ts'
import { openView, type SiteView } from '../engine/src/commands/move/siteView.ts'
import { BuildFailed } from '../engine/src/diagnostics/diagnostic.ts'
import { outputPath } from '../engine/src/model/paths.ts'
import { createRandom } from '../engine/src/std/hash.ts'
import { notesBuild } from './support/notesBuild.ts'
import { runSotay, temporaryPlace } from './support/temporarySite.ts'

/** How many moves are made. */
const count = Number(process.env.MOVES ?? 20)
const notes = join(import.meta.dirname, '../notes')

test(`${count} random moves over the notes break nothing, and change only addresses`, {
  timeout: Math.max(600_000, count * 20_000),
}, async () => {
  const siteDir = copyNotes()
  const { outDir } = await notesBuild()
  // Diagrams and preview pictures stay as they are, and are the larger part of a build.
  cpSync(join(outDir, '../.sotay/cache'), join(siteDir, '.sotay/cache'), { recursive: true })
  const before = await readPages(siteDir, outDir)
  const places = new Map([...before.keys()].map((source) => [source, source]))
  const random = createRandom(Number(process.env.MOVES_SEED ?? 1))
  let refused = 0
  for (let done = 0; done < count; ) {
    const [from, to] = chooseMove(siteDir, random)
    try {
      await move(siteDir, [[join(siteDir, from), join(siteDir, to)]])
    } catch (error) {
      if (!(error instanceof BuildFailed)) throw error
      expect(refused++).toBeLessThan(count + 20)
      continue
    }
    done++
    for (const [source, place] of places)
      if (place === from || place.startsWith(`${from}/`)) places.set(source, to + place.slice(from.length))
  }
  expect(onlyAddressesDiffer(siteDir, places)).toEqual([])
  const { status, stderr } = runSotay(['build'], siteDir)
  expect(status, stderr).toBe(0)
  const after = await readPages(siteDir, join(siteDir, 'build'))
  // These show how many pages a section has, or which there are.
  const isList = (source: string) => /^hero:|<DocCardList/m.test(readFileSync(join(notes, source), 'utf8'))
  for (const [source, page] of before) {
    if (isList(source)) continue
    const moved = after.get(places.get(source)!)
    expect(moved?.words, source).toBe(page.words)
    expect(moved?.links, source).toEqual(page.links.map((link) => places.get(link) ?? link))
  }
})

function copyNotes(): string {
  const siteDir = join(temporaryPlace('moves'), 'site')
  const isWritten = (path: string) => !/^(?:build|\.sotay|node_modules)(?:\/|$)/.test(relative(notes, path))
  cpSync(notes, siteDir, { recursive: true, filter: isWritten })
  symlinkSync(join(notes, '../node_modules'), join(siteDir, 'node_modules'))
  return siteDir
}

/** What a reader sees of a note, and the notes that its links lead to; without those that link to it, whose order may change. */
interface ReadPage {
  words: string
  links: string[]
}

async function readPages(siteDir: string, outDir: string): Promise<Map<string, ReadPage>> {
  const [site] = await readSites(siteDir)
  const view = await openView(site!.config, site!.content)
  const sources = new Map(
    [...view.index.routesBySource].map(([source, path]) => [pageFile(path, view), source]),
  )
  return new Map(
    [...view.index.routesBySource].map(([source, path]) => [
      source,
      readPage(join(outDir, pageFile(path, view)), { sources, view }),
    ]),
  )
}

const pageFile = (path: Parameters<typeof outputPath>[0], { config }: SiteView) =>
  outputPath(path, config) as string

function readPage(
  file: string,
  { sources, view }: { sources: Map<string, string>; view: SiteView },
): ReadPage {
  const html = readFileSync(file, 'utf8')
  const body =
    /<div class="theme-doc-markdown[\s\S]*?(?=<section class="backlinks|<footer|<\/article>)/.exec(
      html,
    )?.[0] ?? ''
  const links = Array.from(
    body.matchAll(/<a\b[^>]*?\shref="([^"#]*)(#[^"]*)?"/g),
    ([, path = '', hash = '']) => {
      const page = path.startsWith('/') ? pageFile(decodeURI(path) as never, view) : path
      return (sources.get(page) ?? page) + hash
    },
  )
  return {
    words: body.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' '),
    links: links.map((link) => link.replace(/#.*/, '')),
  }
}

/** A note or a folder, and a place with a new name in another folder. */
function chooseMove(siteDir: string, random: () => number): [from: string, to: string] {
  const all = readdirSync(join(siteDir, 'docs'), { recursive: true, encoding: 'utf8' }).map(
    (path) => `docs/${path}`,
  )
  const pick = (list: string[]) => list[Math.floor(random() * list.length)]!
  const isFolder = (path: string) => statSync(join(siteDir, path)).isDirectory()
  const folders = all.filter(isFolder)
  const from = random() < 0.2 ? pick(folders) : pick(all.filter((path) => /\.mdx?$/.test(path)))
  const name =
    random() < 0.5
      ? basename(from)
      : basename(from).replace(/^(.*?)(\.mdx?)?$/, `$1 ${Math.floor(random() * 1000)}$2`)
  return [from, join(random() < 0.3 ? dirname(from) : pick(folders), name)]
}

/** Files that differ in more than the addresses in them. */
function onlyAddressesDiffer(siteDir: string, places: Map<string, string>): string[] {
  const bare = (text: string) =>
    text
      .replace(/\]\((?:<[^<>\n]*>|[^<()\s][^()\s]*(?:\([^()\s]*\)[^()\s]*)*)(?=[\s)])/g, '](')
      .replace(/^(\s*(?:- \{.*\bto: |pagination_\w+: |to: )).*$/gm, '$1')
  return [...places].flatMap(([source, place]) => {
    const [former, text] = [join(notes, source), join(siteDir, place)].map((path) =>
      bare(readFileSync(path, 'utf8')),
    )
    return former === text ? [] : [place]
  })
}
