import { readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readQueries } from '../../bench/search/readQueries.mjs'
import { readPage } from '../html/readPage.ts'
import { unnamedScripts } from '../html/unnamedScripts.ts'
import { temporarySite } from './temporarySite.ts'
import { median, weighAnswer, weighShell } from './weighNotes.ts'

const root = join(import.meta.dirname, '../..')
const isMade = (path: string) => /^(build|\.sotay|node_modules)(\/|$)/.test(path)

/** The files of a folder that people wrote. */
function writtenFiles(folder: string): Record<string, Uint8Array> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const paths = entries.map((entry) => relative(folder, join(entry.parentPath, entry.name)))
  return Object.fromEntries(
    paths.filter((path) => !isMade(path)).map((path) => [path, readFileSync(join(folder, path))]),
  )
}

describe('the notes of this repository', async () => {
  const site = temporarySite(writtenFiles(join(root, 'notes')))
  symlinkSync(join(root, 'node_modules'), join(site.dir, 'node_modules'))
  const build = await site.build()
  const pages = build.paths().filter((path) => path.endsWith('.html') && path !== 'search/index.html')

  test('build without a word but that these copies have no history', () => {
    expect(build.failed).toBe(false)
    expect(build.report.match(/^(error|warning|info) .*/gm)).toEqual(['warning  no-git-history'])
  })

  test('[S10] every note is a page', () => {
    expect(pages.length).toBeGreaterThan(50)
    expect(build.pageCount).toBe(pages.length)
  })

  test('[S8] every note in Vietnamese says so, and its title is whole', () => {
    const names = pages.filter((path) => path.startsWith('personal dev/sharing/'))
    expect(names.length).toBeGreaterThan(5)
    for (const name of names) {
      const page = readPage(build, name)
      expect(page.attribute('html', 'lang')).toBe('vi')
      expect(page.text('title')).toContain(page.text('h1'))
      expect(page.texts('.menu [aria-current="page"]')).toEqual([page.text('h1')])
    }
  })

  test.each(pages)(
    '%s has one title, asks no other host for anything, and runs no script that is not named',
    (path) => {
      const page = readPage(build, path)
      expect(page.texts('h1')).toHaveLength(1)
      const fetched = ['script', 'img', 'link[rel="stylesheet"]', 'link[rel="icon"]'].flatMap((element) => [
        ...page.attributes(element, 'src'),
        ...page.attributes(element, 'href'),
      ])
      expect(fetched.filter((address) => !/^\/(?!\/)/.test(address))).toEqual([])
      expect(unnamedScripts(page.html)).toEqual([])
    },
  )

  test('the median note adds at most 4.2 KB of HTML to its words, code and drawings apart', () => {
    const notes = pages.filter((path) => build.paths().includes(path.replace('.html', '.md')))
    expect(notes.length).toBeGreaterThan(50)
    expect(median(notes.map((path) => weighShell(build, path)))).toBeLessThanOrEqual(4200)
  })

  test('the median query shows its first results, texts and all, for at most 60 KB', async () => {
    const queries = ['english', 'vietnamese'].flatMap(readQueries)
    const weights: number[] = []
    for (const { typed } of queries) weights.push(await weighAnswer(build, typed!))
    expect(median(weights)).toBeLessThanOrEqual(60 * 1024)
  })

  test('[S75] no link into the site ends in a slash but that to the home page', () => {
    const links = pages.flatMap((path) => readPage(build, path).attributes('a', 'href'))
    expect(links.filter((href) => /^\/.+\/($|[?#])/.test(href))).toEqual([])
  })
})
