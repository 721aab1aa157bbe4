import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import type { UserConfig } from '../../engine/src/config/defineConfig.ts'
import { browserTest } from '../support/browserTest.ts'
import { box, config, files, options, suggest, titles } from '../support/searchSite.ts'
import exchange from './algoliaExchange.json' with { type: 'json' }

const provider = {
  name: 'algolia',
  appId: 'TESTAPP',
  apiKey: 'public',
  indexName: 'notes',
  searchParameters: { typoTolerance: 'strict' },
  replaceSearchResultPathname: { from: '/old/', to: '/' },
  externalUrlRegex: 'other\\.example\\.org',
} as const
const withAlgolia: Partial<UserConfig> = { ...config, search: { provider } }
const server = 'https://testapp-dsn.algolia.net/**'

/** Answers as the server did when the exchange was recorded; gives what was asked. */
async function replay(page: Page): Promise<Request[]> {
  const asked: Request[] = []
  await page.route(server, (route) => {
    asked.push(route.request())
    const headers = { 'access-control-allow-origin': '*' }
    return route.fulfill({ json: exchange.response, headers })
  })
  return asked
}

browserTest('a site may have an index at Algolia asked, in the same box and page', async ({ openSite }) => {
  const site = await openSite(files, withAlgolia)
  const page = await site.visit('/')
  const asked = await replay(page)
  const ours: string[] = []
  page.on('request', (request) => ours.push(request.url()))

  await suggest(page, 'vim')
  expect(await titles(page)).toEqual(['Vim <b>for</b> writers', 'Leaving it', 'Which one', 'Vi and Vim'])
  const hrefs = await options(page).evaluateAll((all) => all.map((option) => option.getAttribute('href')))
  expect(hrefs).toEqual([
    '/guides/vim',
    '/guides/vim#leaving-it',
    '/guides/editors#which',
    'https://other.example.org/vim/history',
  ])
  expect(await options(page).first().locator('mark').allTextContents()).toEqual(['Vim'])
  expect(await page.locator('.search-box .search-page-hits').first().locator('[role=option]').count()).toBe(2)
  expect(await options(page).nth(2).locator('.search-hit-text').textContent()).toBe(
    '…on a server there is always Vim, so learn…',
  )
  expect(ours.filter((url) => /assets\/search\/|searchWorker/.test(url))).toEqual([])

  const [question] = asked
  expect(question!.method()).toBe('POST')
  expect(new URL(question!.url()).pathname).toBe('/1/indexes/*/queries')
  expect(Object.fromEntries(new URL(question!.url()).searchParams)).toEqual({
    'x-algolia-application-id': 'TESTAPP',
    'x-algolia-api-key': 'public',
  })
  expect(JSON.parse(question!.postData()!)).toEqual({ requests: [exchange.request] })

  await page.getByText('See all results').click()
  await expect.poll(() => page.locator('.search-result').count()).toBe(3)
  expect(await page.locator('[data-search-status]').textContent()).toBe('4 documents found')
  await page.getByRole('button', { name: 'History' }).click()
  await expect.poll(() => page.locator('.search-result').count()).toBe(1)
})

browserTest('a server that cannot be reached is reported, and asked again', async ({ openSite }) => {
  const page = await (await openSite(files, withAlgolia)).visit('/')
  await page.route(server, (route) => route.abort())
  await suggest(page, 'vim')
  await page.locator('.search-note', { hasText: 'The search could not be loaded.' }).waitFor()
  await page.unroute(server)
  await replay(page)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.poll(() => titles(page)).toContain('Leaving it')
})

browserTest('a site without one asks no other host', async ({ openSite }) => {
  const page = await (await openSite(files, config)).visit('/')
  const asked = await replay(page)
  await box(page).fill('vim')
  await expect.poll(() => titles(page)).toContain('Vim')
  expect(asked).toEqual([])
})
