import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { UserConfig } from '../../engine/src/config/defineConfig.ts'
import { mapName } from '../../engine/src/search/format/pageEntry.ts'
import { search } from '../../engine/src/search/search.ts'
import { openIndex } from '../../engine/src/search/searchIndex.ts'
import type { TestBuild } from '../../engine/src/testing.ts'
import { readPage } from '../support/readPage.ts'
import { bytesOf, temporarySite } from '../support/temporarySite.ts'

const files = {
  'docs/index.md': '---\nslug: /\n---\n\n# Home\n\nWelcome.',
  'docs/guides/_category_.json': '{"label": "Guides", "link": {"type": "generated-index"}}',
  'docs/guides/vim.md':
    '---\ntags: [tools]\nkeywords: [neovim]\n---\n\n# Vim\n\nAn editor.\n\n## Leaving it\n\nPress escape.',
  'docs/secret.md': '---\nunlisted: true\n---\n\n# Secret plan',
  'docs/draft.md': '---\ndraft: true\n---\n\n# Draft plan',
  'src/pages/about.md': '# About vim',
}
const buildWith = (settings: UserConfig['search'] = {}, others = {}) =>
  temporarySite({ ...files, ...others }, { search: settings }).build()

const ask = async (build: TestBuild, typed: string) => {
  const index = await openIndex(async (name) => gunzipSync(bytesOf(build, `assets/search/${name}`)))
  const request = { typed, limit: 100, snippetLength: 50, edits: 2, withSections: false }
  return (await search(index, request)).hits
}
const found = async (build: TestBuild, typed: string) => (await ask(build, typed)).map(({ href }) => href)
const indexFiles = ({ paths }: TestBuild) => paths().filter((path) => path.startsWith('assets/search/'))

describe('the search page', async () => {
  const build = await buildWith()
  const page = readPage(build, 'search')

  test('[S15] is at /search, under a title of its own', () => {
    expect(page.text('h1')).toBe('Search the documentation')
    expect(page.text('title')).toBe('Search the documentation')
  })

  test('[S16] is found with a slash at its end by every host', () => {
    expect(build.file('search/index.html')).toBe(build.file('search.html'))
  })

  test('is a form that works by itself, and leads to the tags where no script runs', () => {
    expect(page.attribute('main form', 'action')).toBe('/search')
    expect(page.attribute('main form input', 'name')).toBe('q')
    expect(page.text('noscript')).toContain('Searching needs JavaScript')
    expect(page.attribute('noscript a', 'href')).toBe('/tags')
  })

  test('brings the styles of the search itself, so that it looks right before a script runs', () => {
    const styles = /<link rel="stylesheet" href="[^"]*\/search\.[^"]*\.css">/
    expect(build.file('search.html')).toMatch(styles)
    expect(build.file('guides/vim.html')).not.toMatch(styles)
  })

  test('asks search engines to pass by, and is not in the sitemap', () => {
    expect(page.attribute('meta[name="robots"]', 'content')).toBe('noindex, nofollow')
    expect(build.file('sitemap.xml')).not.toContain('/search')
  })
})

describe('the index', async () => {
  const build = await buildWith()

  test('[S70] shows for each result its title, section, address, hash and the way to it', async () => {
    expect(await ask(build, 'leaving')).toMatchObject([
      {
        title: { text: 'Vim' },
        section: { text: 'Leaving it', marks: [[0, 7]] },
        href: '/guides/vim',
        hash: '#leaving-it',
        breadcrumbs: ['Guides'],
      },
    ])
  })

  test('holds keywords and tags', async () => {
    expect(await found(build, 'neovim')).toEqual(['/guides/vim'])
    expect(await found(build, 'tag:tools')).toEqual(['/guides/vim'])
  })

  test('leaves out unlisted notes, drafts, lists and standalone pages', async () => {
    expect(await found(build, 'plan')).toEqual([])
    expect(await found(build, 'vim')).toEqual(['/guides/vim'])
  })

  test('holds standalone pages, and leaves notes out, where the config says so', async () => {
    expect(await found(await buildWith({ indexPages: true }), 'vim')).toEqual(['/guides/vim', '/about'])
    expect(await found(await buildWith({ ignoreFiles: ['guides/vim'] }), 'vim')).toEqual([])
  })

  test('[S122] consists of files named by what is in them: the names change if and only if a note does', async () => {
    const names = indexFiles(build)
    expect(names.filter((name) => !/\/(?:[gptv]|x\d+)\.[\da-f]{8}\.bin$/.test(name))).toEqual([
      `assets/search/${mapName}`,
    ])
    expect(indexFiles(await buildWith())).toEqual(names)
    const changed = await buildWith({}, { 'docs/guides/vim.md': '# Vim\n\nAnother editor.' })
    expect(indexFiles(changed)).not.toEqual(names)
  })

  test('is the same to the byte when built again', async () => {
    const again = await buildWith()
    const bytes = (one: TestBuild) => indexFiles(one).map((path) => bytesOf(one, path).toString('base64'))
    expect(bytes(again)).toEqual(bytes(build))
  })

  test('leaves pages as they are when only a note changes', async () => {
    const changed = await buildWith(
      {},
      { 'docs/guides/vim.md': '---\ntags: [tools]\n---\n\n# Vim\n\nAnother editor.' },
    )
    expect(changed.file('index.html')).toBe(build.file('index.html'))
  })
})

test('a search that is switched off leaves nothing behind', async () => {
  const build = await buildWith(false)
  expect(build.paths().filter((path) => /search/.test(path))).toEqual([])
  expect(build.file('index.html')).not.toContain('data-search')
})

test('a site without notes has an index all the same', async () => {
  const build = await temporarySite({ 'src/pages/index.md': '# Home' }, { docs: false }).build()
  expect(await found(build, 'home')).toEqual([])
})

test('the search page offers the contexts, and what lies outside of them where that can be searched', async () => {
  const optionsWith = async (settings: UserConfig['search']) => {
    const contexts = { searchContextByPaths: [{ path: 'guides', label: 'Guides' }] }
    const page = readPage(await buildWith({ ...contexts, ...(settings as object) }), 'search')
    return page.texts('main select option')
  }
  expect(await optionsWith({})).toEqual(['Outside these parts', 'Guides'])
  expect(await optionsWith({ useAllContextsWithNoSearchContext: true })).toEqual(['Everywhere', 'Guides'])
  expect(await optionsWith({ hideSearchBarWithNoSearchContext: true })).toEqual(['Guides'])
})

test('a site that names a search server makes no index, and loads only the code that asks it', async () => {
  const provider = { name: 'algolia', appId: 'APP', apiKey: 'key', indexName: 'notes' } as const
  const build = await buildWith({ provider })
  expect(build.paths().filter((path) => /assets\/search|searchWorker/.test(path))).toEqual([])
  expect(build.paths().filter((path) => /algolia/.test(path))).toHaveLength(1)
  const local = await buildWith()
  expect(local.paths().filter((path) => /algolia/.test(path))).toEqual([])
  expect(local.file('index.html')).not.toContain('algolia')
})
