import { describe, expect, test } from 'vitest'
import { readPage } from '../html/readPage.ts'
import { siteMap } from './siteMap.ts'
import { temporarySite } from './temporarySite.ts'

const pages = Object.entries(siteMap).flatMap(([folder, names]) =>
  names.split(' ').map((name) => `${folder}/${name}`),
)
const notes = pages.map((page) => [`docs/${page}.md`, `# About ${page}\n\nText of ${page}.`])

const build = await temporarySite({
  'docs/introduction/index.md': '---\nslug: /\n---\n\n# Introduction\n\nText.',
  ...Object.fromEntries(notes),
}).build()

test('[S7] a site of all the topic folders builds without a warning', () => {
  expect(build.report).toBe('')
  expect(readPage(build, 'index').texts('.theme-doc-sidebar-menu > li > a')).toEqual([
    'archive',
    'blogs',
    'foundations',
    'guides',
    'Introduction',
    'personal dev',
    'technologies',
  ])
})

test.each([
  ['S25', 'archive/faqs/', 2],
  ['S26', 'blogs/blog', 1],
  ['S27', 'foundations/leetcode/cheatcodes/', 21],
  ['S28', 'foundations/leetcode/docs/', 9],
  ['S29', 'foundations/networking/', 28],
  ['S30', 'foundations/operating system/', 10],
  ['S31', 'foundations/system design/beginner/', 12],
  ['S32', 'foundations/z-source', 1],
  ['S33', 'guides/technical/', 10],
  ['S34', 'personal dev/', 25],
  ['S35', 'technologies/', 98],
] as const)('[%s] each of the pages at %s has its file and its address', (_, group, count) => {
  const members = pages.filter((page) => page.startsWith(group))
  expect(members).toHaveLength(count)
  const sitemap = build.file('sitemap.xml')
  for (const page of members) {
    expect(readPage(build, page).text('main h1')).toBe(`About ${page}`)
    expect(sitemap).toContain(`<loc>https://example.com/${encodeURI(page)}</loc>`)
  }
})

describe('the sidebar beside these pages', () => {
  test('[S27] a name that ends in digits and a letter is no number prefix', () => {
    const page = readPage(build, 'foundations/leetcode/cheatcodes/dynamic-programming-1d')
    expect(page.attribute('.menu__link[aria-current="page"]', 'href')).toBe(
      '/foundations/leetcode/cheatcodes/dynamic-programming-1d',
    )
    expect(page.attribute('.pagination-nav__link--next', 'href')).toBe(
      '/foundations/leetcode/cheatcodes/dynamic-programming-2d',
    )
  })

  test('[S32] a page called z-source stands last among its neighbours', () => {
    const page = readPage(build, 'foundations/z-source')
    expect(page.texts('.theme-doc-sidebar-item-category-level-1 > details > ul > li > a')).toEqual([
      'leetcode',
      'networking',
      'operating system',
      'system design',
      'About foundations/z-source',
    ])
  })

  test('[S30][S31] a folder with a space in its name is read with it and linked without it', () => {
    const page = readPage(build, 'foundations/system design/beginner/caching')
    expect(page.texts('.breadcrumbs__link').slice(1)).toEqual([
      'foundations',
      'system design',
      'beginner',
      'About foundations/system design/beginner/caching',
    ])
    expect(page.attribute('.pagination-nav__link--prev', 'href')).toBe(
      '/foundations/system%20design/beginner/api-design',
    )
  })
})
