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

test('it is shown only where the docs ask for it', async () => {
  const build = await temporarySite(files).build()
  expect(readPage(build, 'own').has('.doc-facts')).toBe(false)
})
