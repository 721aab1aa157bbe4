import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { browserTest } from '../support/browserTest.ts'
import { box, files, options, suggest, titles, withSearch } from '../support/searchSite.ts'

const [start, end] = ['\ue000', '\ue001']
const record = (name: string, hash = '') => ({
  ...{ type: hash ? 'lvl2' : 'lvl1', url: `https://notes.example/guides/vim${hash}` },
  ...{ lang: 'en', language: 'en', docusaurus_tag: 'docs-default-current' },
  hierarchy: { lvl0: 'Guides', lvl1: 'Vim', lvl2: hash ? name : null },
})
const text = { ...record('Leaving it', '#leaving-it'), type: 'content', content: 'Press escape.' }

/** What each server is asked, and the answer in the shape that its published API gives. */
const servers = {
  typesense: {
    path: '/multi_search?x-typesense-api-key=public',
    asked: {
      searches: [
        {
          ...{ collection: 'notes', q: 'vim', per_page: 8, num_typos: 2, exclude_fields: 'folded' },
          query_by: 'hierarchy.lvl1,hierarchy.lvl2,hierarchy.lvl0,content,folded',
          filter_by: 'language:=`en` && docusaurus_tag:=[`default`,`docs-default-current`]',
          ...{ highlight_start_tag: start, highlight_end_tag: end, highlight_affix_num_tokens: 13 },
          highlight_full_fields: 'hierarchy.lvl1,hierarchy.lvl2,hierarchy.lvl0',
        },
      ],
    },
    answer: (isFound: boolean) => {
      const flat = ({ hierarchy, ...others }: { hierarchy: Record<string, string | null> }) => ({
        ...others,
        ...Object.fromEntries(
          Object.entries(hierarchy).flatMap(([level, name]) => (name ? [[`hierarchy.${level}`, name]] : [])),
        ),
      })
      const marked = `${start}Vim${end}`
      const hits = [
        {
          document: flat(record('Vim')),
          highlights: [{ field: 'hierarchy.lvl1', snippet: marked, value: marked }],
        },
        {
          document: flat(text),
          highlights: [{ field: 'content', snippet: `${start}Press${end} escape.` }],
        },
      ]
      return { results: [{ found: isFound ? 2 : 0, hits: isFound ? hits : [] }] }
    },
  },
  meilisearch: {
    path: '/indexes/notes/search',
    asked: {
      ...{ q: 'vim', limit: 8, cropLength: 25, cropMarker: '…' },
      filter: ['language = "en"', ['docusaurus_tag = "default"', 'docusaurus_tag = "docs-default-current"']],
      attributesToRetrieve: ['hierarchy', 'type', 'url', 'language', 'lang', 'content'],
      ...{ attributesToHighlight: ['hierarchy', 'content'], attributesToCrop: ['content'] },
      ...{ highlightPreTag: start, highlightPostTag: end },
    },
    answer: (isFound: boolean) => {
      const page = record('Vim')
      const hits = [
        {
          ...page,
          _formatted: { hierarchy: { ...page.hierarchy, lvl1: `${start}Vim${end}` }, content: null },
        },
        { ...text, _formatted: { hierarchy: text.hierarchy, content: `${start}Press${end} escape.` } },
      ]
      return { hits: isFound ? hits : [], estimatedTotalHits: isFound ? 2 : 0, offset: 0, limit: 8 }
    },
  },
  opensearch: {
    path: '/notes/_search',
    asked: {
      size: 8,
      query: {
        bool: {
          must: {
            multi_match: {
              ...{ query: 'vim', type: 'bool_prefix', fuzziness: 'AUTO' },
              fields: ['hierarchy.lvl1^4', 'hierarchy.lvl2^3', 'hierarchy.lvl0', 'content', 'folded'],
            },
          },
          filter: [
            { term: { language: 'en' } },
            { terms: { docusaurus_tag: ['default', 'docs-default-current'] } },
          ],
        },
      },
      highlight: {
        ...{ pre_tags: [start], post_tags: [end] },
        fields: {
          'hierarchy.*': { number_of_fragments: 0 },
          content: { fragment_size: 150, number_of_fragments: 1 },
        },
      },
      _source: { excludes: ['folded'] },
    },
    answer: (isFound: boolean) => {
      const hits = [
        { _id: '1', _source: record('Vim'), highlight: { 'hierarchy.lvl1': [`${start}Vim${end}`] } },
        { _id: '2', _source: text, highlight: { content: [`${start}Press${end} escape.`] } },
      ]
      return { hits: { total: { value: isFound ? 2 : 0, relation: 'eq' }, hits: isFound ? hits : [] } }
    },
  },
}

/** Answers as a server would, but finds nothing for words with marks and for one without; gives what was asked. */
async function answer(page: Page, { path, answer }: (typeof servers)['meilisearch']) {
  const asked: { typed: string; body: unknown; key: string | undefined }[] = []
  await page.route(`https://search.example.org${path}`, (route) => {
    const request = route.request()
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers })
    const body = JSON.parse(request.postData()!)
    const typed = body.q ?? body.searches?.[0].q ?? body.query.bool.must.multi_match.query
    asked.push({ typed, body, key: request.headers().authorization })
    return route.fulfill({ json: answer(!/[^ -~]|NOWHERE/.test(typed)), headers })
  })
  return asked
}

for (const [name, server] of Object.entries(servers) as [keyof typeof servers, never][])
  browserTest(
    `${name} is asked by the same box, in the language and version of the page`,
    async ({ openSite }) => {
      const provider = { name, url: 'https://search.example.org/', indexName: 'notes', apiKey: 'public' }
      const page = await (await openSite(files, withSearch({ provider }))).visit('/')
      const asked = await answer(page, server)
      await suggest(page, 'vim')
      expect(await titles(page)).toEqual(['Vim', 'Leaving it'])
      const hrefs = await options(page).evaluateAll((all) => all.map((option) => option.getAttribute('href')))
      expect(hrefs).toEqual(['/guides/vim', '/guides/vim#leaving-it'])
      expect(await options(page).locator('mark').allTextContents()).toEqual(['Vim', 'Press'])
      expect(asked.map(({ body }) => body)).toEqual([servers[name].asked])
      const keys = {
        typesense: undefined,
        meilisearch: 'Bearer public',
        opensearch: `Basic ${btoa('public')}`,
      }
      expect(asked[0]!.key).toBe(keys[name])
      const early = page.locator('link[rel=preconnect]')
      expect(await early.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
        'https://search.example.org',
      ])

      await suggest(page, 'Hê điều')
      await expect.poll(() => asked.map(({ typed }) => typed)).toEqual(['vim', 'Hê điều', 'he dieu'])
      expect(await titles(page)).toEqual(['Vim', 'Leaving it'])
      await box(page).fill('NOWHERE')
      await page.locator('.search-note').waitFor()
      expect(asked.map(({ typed }) => typed)).toEqual(['vim', 'Hê điều', 'he dieu', 'NOWHERE'])

      await page.unrouteAll()
      await page.route('https://search.example.org/**', (route) => route.fulfill({ status: 503 }))
      await suggest(page, 'escape')
      await page.locator('.search-note', { hasText: 'The search could not be loaded.' }).waitFor()
    },
  )
