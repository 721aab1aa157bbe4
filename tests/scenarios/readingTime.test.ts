import { expect, test } from 'vitest'
import { readPage } from '../support/readPage.ts'
import { temporarySite } from '../support/temporarySite.ts'

const words = 'one two three four five '.repeat(100)
const files = {
  'docs/own.md': `---\ntags: [a]\n---\n\n# Its own title\n\n${words}`,
  'docs/other.md': `---\ntitle: From the front matter\n---\n\n${words}`,
  'docs/short.md': '# Short\n\nWords.',
}

test('the time that a note takes to read is below its title, wherever that comes from', async () => {
  const build = await temporarySite(files, {
    docs: { routeBasePath: '/', showReadingTime: true },
    i18n: { defaultLocale: 'vi', locales: ['vi'] },
  }).build()
  expect(readPage(build, 'own').text('header > .doc-facts')).toBe('3 phút đọc')
  expect(readPage(build, 'other').text('header > .doc-facts')).toBe('3 phút đọc')
  expect(readPage(build, 'short').text('header > .doc-facts')).toMatch(/^1 /)
})

test('the time that a note takes to read is shown only where the docs ask for it', async () => {
  const build = await temporarySite(files).build()
  expect(readPage(build, 'own').has('.doc-facts')).toBe(false)
})

test('a note can say below its title when it changed last, and then does not say it again', async () => {
  const changed = { 'docs/a.md': '---\nlast_update: { date: 2026-03-05, author: Mai }\n---\n\n# A' }
  const docs = {
    routeBasePath: '/',
    showLastUpdateTime: true,
    showLastUpdateAuthor: true,
    showReadingTime: true,
  }
  const page = readPage(
    await temporarySite(changed, { docs: { ...docs, lastUpdatePlace: 'top' } }).build(),
    'a',
  )
  expect(page.text('.doc-facts')).toBe('One min read · Last updated on Mar 5, 2026')
  expect(page.text('.theme-last-updated')).toBe('Last updated by Mai')
  const below = readPage(await temporarySite(changed, { docs }).build(), 'a')
  expect(below.text('.doc-facts')).toBe('One min read')
  expect(below.text('.theme-last-updated')).toBe('Last updated on Mar 5, 2026 by Mai')
})
