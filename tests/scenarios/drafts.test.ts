import { describe, expect, test } from 'vitest'
import { readPage } from '../support/readPage.ts'
import { temporarySite } from '../support/temporarySite.ts'

describe('drafts', async () => {
  const build = await temporarySite(
    {
      'docs/a.md': '# A\n\nText.',
      'docs/b.md': '---\ndraft: true\ntags: [secret]\n---\n\n# B\n\n{TITLE} and [more](./more.md).',
      'docs/c.md': '# C\n\nText.',
      'docs/only/d.md': '---\ndraft: true\n---\n\n# D',
      'src/pages/later.md': '---\ndraft: true\n---\n\n# Later',
    },
    { navbar: { items: [{ type: 'doc', docId: 'b', position: 'left' }] } },
  ).build()

  test('[X8] a draft has no page, no tags and no place in the sitemap', () => {
    expect(build.report).toBe('')
    expect(build.paths().filter((path) => path.endsWith('.html'))).toEqual([
      '404.html',
      'a.html',
      'c.html',
      'search.html',
      'search/index.html',
    ])
    expect(build.file('sitemap.xml')).not.toMatch(/\/b<|\/later<|tags/)
  })

  test('[X8] a draft is neither in the sidebar nor in the navbar nor between its neighbours', () => {
    const page = readPage(build, 'a')
    expect(page.texts('.menu a')).toEqual(['A', 'C'])
    expect(page.has('.navbar__link')).toBe(false)
    expect(page.text('.pagination-nav__label')).toBe('C')
  })

  test('[S68][X8] the data keeps the ids of drafts apart', () => {
    expect(build.data('docs')).toMatchObject({
      versions: [{ draftIds: ['b', 'only/d'], docs: [{ id: 'a' }, { id: 'c' }] }],
    })
  })
})

describe('unlisted pages', async () => {
  const build = await temporarySite({
    'docs/a.md': '# A\n\nText.',
    'docs/b.md': '---\nunlisted: true\ntags: [shared, hidden]\n---\n\n# B\n\nText.',
    'docs/c.md': '---\ntags: [shared]\n---\n\n# C\n\nText.',
    'docs/d.md': '---\npagination_next: b\n---\n\n# D',
    'docs/group/index.md': '---\nunlisted: true\n---\n\n# Group',
    'docs/group/c.md': '---\nunlisted: true\n---\n\n# Before E',
    'docs/group/e.md': '# E',
    'src/pages/quiet.md': '---\nunlisted: true\n---\n\n# Quiet',
  }).build()
  const page = readPage(build, 'b')

  test('[X8] an unlisted page exists, says so, and asks search engines to pass by', () => {
    expect(build.report).toBe('')
    expect(page.text('.theme-unlisted-banner')).toBe(
      'Unlisted pageThis page is unlisted. Search engines will not index it, and only users having a direct link can access it.',
    )
    expect(page.attribute('meta[name="robots"]', 'content')).toBe('noindex, nofollow')
    expect(readPage(build, 'quiet').has('.theme-unlisted-banner')).toBe(true)
    expect(readPage(build, 'quiet').attribute('meta[name="robots"]', 'content')).toBe('noindex, nofollow')
    expect(readPage(build, 'a').has('meta[name="robots"]')).toBe(false)
  })

  test('[X8] it is in the sidebar only while the reader is on it', () => {
    expect(page.texts('.theme-doc-sidebar-menu > li > a')).toEqual(['A', 'B', 'C', 'D', 'Group'])
    expect(readPage(build, 'a').texts('.theme-doc-sidebar-menu > li > a')).toEqual(['A', 'C', 'D', 'Group'])
  })

  test('[X8] a group whose page is unlisted is no link to it, and leads to none that is', () => {
    expect(readPage(build, 'a').attributes('.menu__link--sublist', 'href')).toEqual(['/group/e'])
    expect(readPage(build, 'group/e').attributes('.breadcrumbs__link', 'href')).toEqual([])
  })

  test('[X8] it is between no neighbours, not even where one names it', () => {
    expect(readPage(build, 'a').text('.pagination-nav__label')).toBe('C')
    expect(readPage(build, 'd').texts('.pagination-nav__label')).toEqual(['C'])
  })

  test('[X8] tag pages list it only where they have nothing else, and are then unlisted too', () => {
    expect(readPage(build, 'tags/shared').texts('.tagged-doc h2')).toEqual(['C'])
    expect(readPage(build, 'tags/hidden').texts('.tagged-doc h2')).toEqual(['B'])
    expect(readPage(build, 'tags/hidden').has('.theme-unlisted-banner')).toBe(true)
    expect(readPage(build, 'tags').texts('.tag')).toEqual(['shared1'])
  })

  test('[X13] the sitemap leaves it out, with the tag that only it has', () => {
    const sitemap = build.file('sitemap.xml')
    for (const hidden of ['/b<', '/group<', '/quiet<', '/tags/hidden<']) expect(sitemap).not.toContain(hidden)
    expect(sitemap).toContain('/group/e<')
  })
})

test('[X8] draft and unlisted at once is a mistake', async () => {
  const build = await temporarySite({ 'docs/a.md': '---\ndraft: true\nunlisted: true\n---\n\n# A' }).build()
  expect(build.failed).toBe(true)
  expect(build.report).toMatchInlineSnapshot(`
    "error  draft-and-unlisted                         docs/a.md:3:1
      3 | unlisted: true
        | ^^^^^^^^
      A page cannot be "draft" and "unlisted" at once: a draft is not published at all.
      Keep one of the two.
    "
  `)
})
