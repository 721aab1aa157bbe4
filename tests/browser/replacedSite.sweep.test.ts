import { cpSync, rmSync } from 'node:fs'
import { expect } from 'vitest'
import { browserTest, type OpenSite } from '../support/browserTest.ts'
import { box, config, files, options, suggest, withSearch } from '../support/searchSite.ts'

/** Publishes a build in place of another one, whose files are gone then. */
function publish(next: OpenSite, old: OpenSite): void {
  rmSync(old.outDir, { recursive: true })
  cpSync(next.outDir, old.outDir, { recursive: true })
}

/** A site that no other test opens, and its next build. */
const former = { ...files, 'docs/former.md': '# Former' }
const newer = { ...files, 'docs/guides/processes.md': '# Processes\n\nWhat the kernel plans anew.' }

browserTest(
  'a page that is older than the index reads the new one as soon as a file of the old one is gone',
  async ({ openSite }) => {
    const site = await openSite(former, config)
    const page = await site.visit('/')
    // The words and the pages of the old index are here, its texts are not: the search goes on without them.
    await page.route('**/assets/search/x*', (route) => route.abort())
    await suggest(page, 'vim')
    await expect.poll(() => options(page).count()).toBe(1)
    publish(await openSite(newer, config), site)
    await page.unroute('**/assets/search/x*')
    await suggest(page, 'kernel')
    await expect.poll(() => options(page).first().textContent()).toContain('What the kernel plans anew.')
    const missing: string[] = []
    page.on('response', (response) => response.ok() || missing.push(response.url()))
    await suggest(page, 'editor')
    await expect.poll(() => options(page).first().textContent()).toContain('An editor.')
    expect(missing).toEqual([])
  },
)

browserTest('where the search code of a page is gone, Retry leads to the results', async ({ openSite }) => {
  const site = await openSite({ ...former, 'docs/second.md': '# Second' }, config)
  const page = await site.visit('/')
  publish(await openSite(newer, withSearch({ searchResultLimits: 5 })), site)
  await box(page).fill('kernel')
  await page.locator('.load-error').getByRole('button', { name: 'Retry' }).click()
  await page.waitForURL(/search\/?\?q=kernel/)
  await page.locator('.search-result', { hasText: 'What the kernel plans anew.' }).waitFor()
})

browserTest('where the worker of a page is gone, Retry leads to the results', async ({ openSite }) => {
  const page = await (await openSite(former, config)).visit('/')
  let isGone = true
  await page.route('**/assets/js/searchWorker.*', (route) =>
    isGone ? route.fulfill({ status: 404 }) : route.continue(),
  )
  // The page of results asks for the worker before its own address is known here: its request is what comes first.
  await page.route(/\?q=kernel$/, (route) => {
    isGone = false
    return route.continue()
  })
  await suggest(page, 'kernel')
  await page.locator('.search-note').getByRole('button', { name: 'Retry' }).click()
  await page.waitForURL(/search\/?\?q=kernel/)
  await page.locator('.search-result', { hasText: 'Processes' }).waitFor()
})
