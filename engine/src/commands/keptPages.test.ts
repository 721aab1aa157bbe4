import { expect, test } from 'vitest'
import { settingsFrom, temporaryFolder } from '../config/testing.ts'
import type { PageData } from '../model/pageData.ts'
import { english } from '../model/words/english.ts'
import { testDoc, testPage } from '../theme/testPage.ts'
import { withKeptPages } from './keptPages.ts'

interface Build {
  words?: Record<string, string>
  /** The name of the code that renders. */
  code?: string | undefined
}

/** One build of a site with one page: its HTML, and whether it was rendered. */
function buildPage(siteDir: string, page: PageData, { words = {}, ...others }: Build = {}) {
  const code = 'code' in others ? others.code : 'one'
  const config = { ...settingsFrom(), siteDir, words: { ...english, ...words } }
  let wasRendered = false
  const renderOnce = () => {
    wasRendered = true
    return render(page)
  }
  const html = withKeptPages(config, (keepHtml) => keepHtml(page, renderOnce), code)
  return { html, wasRendered }
}

function render({ title, content }: PageData): string {
  return `<h1>${title}</h1><main>${'html' in content ? content.html : ''}</main><p>${title}</p>`
}

const page = testPage({ content: testDoc({ html: '<p>$& and `text`</p>' }) })

test.each<[string, PageData]>([
  ['with an article', page],
  ['with an empty article', testPage({ content: testDoc({ html: '' }) })],
  ['without an article', testPage({ content: { kind: 'notFound' } })],
])('a page %s that was rendered before is the same without being rendered', (_, same) => {
  const siteDir = temporaryFolder()
  expect(buildPage(siteDir, same)).toEqual({ html: render(same), wasRendered: true })
  expect(buildPage(siteDir, same)).toEqual({ html: render(same), wasRendered: false })
})

test.each<[string, PageData, Build]>([
  ['its article', { ...page, content: testDoc({ html: '<p>Other</p>' }) }, {}],
  ['what is around its article', { ...page, title: 'Other' }, {}],
  ['a word of the interface', page, { words: { next: 'Onwards' } }],
  ['the code of the engine', page, { code: 'two' }],
])('a page is rendered anew after a change of %s', (_, changed, others) => {
  const siteDir = temporaryFolder()
  buildPage(siteDir, page)
  expect(buildPage(siteDir, changed, others)).toEqual({ html: render(changed), wasRendered: true })
})

test('code without an identity, as in tests, renders every time', () => {
  const siteDir = temporaryFolder()
  const build = () => buildPage(siteDir, page, { code: undefined })
  expect([build(), build()].map(({ wasRendered }) => wasRendered)).toEqual([true, true])
})
