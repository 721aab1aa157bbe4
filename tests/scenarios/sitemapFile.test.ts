import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { parseXml } from '../support/parseXml.ts'
import { temporarySite } from '../support/temporarySite.ts'

const files = {
  'docs/index.md': '# Home',
  "docs/a b/ghi chú & 'hai'.md": '# A',
  'docs/written.md': '---\nlast_update:\n  date: 2020-02-03\n---\n\n# Written',
  'docs/hidden.md': '---\nunlisted: true\n---\n\n# Hidden',
  'docs/quiet.md': '<head><meta name="robots" content="noindex" /></head>\n\n# Quiet',
  'docs/tagged.md': '---\ntags: [x]\n---\n\n# Tagged',
}

/** The rules of the schema of sitemaps 0.9, in the order in which it wants elements. */
const entry =
  /^<url><loc>([^<]{12,2048})<\/loc>(?:<lastmod>(\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d(?:\.\d+)?Z)?)<\/lastmod>)?(?:<changefreq>(always|hourly|daily|weekly|monthly|yearly|never)<\/changefreq>)?(?:<priority>(0(?:\.\d+)?|1(?:\.0)?)<\/priority>)?<\/url>$/

/** The entries of a sitemap by their addresses. Fails where the schema would. */
function entriesOf(
  xml: string,
): Record<string, { lastmod?: string; changefreq?: string; priority?: string }> {
  parseXml(xml)
  const [declaration, opening, ...lines] = xml.trimEnd().split('\n')
  expect(declaration).toBe('<?xml version="1.0" encoding="UTF-8"?>')
  expect(opening).toBe('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">')
  expect(lines.pop()).toBe('</urlset>')
  expect(lines.length).toBeLessThanOrEqual(50_000)
  return Object.fromEntries(
    lines.map((line) => {
      expect(line).toMatch(entry)
      const [, address, lastmod, changefreq, priority] = entry.exec(line)!
      const url = address!.replaceAll('&amp;', '&').replaceAll('&#39;', "'")
      expect(new URL(url).href).toBe(url)
      return [url.replace('https://example.com', ''), { lastmod, changefreq, priority }]
    }),
  )
}

describe('the sitemap', async () => {
  const build = await temporarySite(files).build()
  const entries = entriesOf(build.file('sitemap.xml'))

  test('[X13] holds each page once, encoded, but none that asks search engines to pass by', () => {
    expect(Object.keys(entries).sort()).toEqual(
      ['/', `/a%20b/${encodeURI("ghi chú & 'hai'")}`, '/tagged', '/tags', '/tags/x', '/written'].sort(),
    )
  })

  test('says how often pages change and how much they matter, but not when they changed', () => {
    expect(entries['/tagged']).toEqual({ lastmod: undefined, changefreq: 'weekly', priority: '0.5' })
  })
})

test('the sitemap says when pages changed, from front matter, else from git', async () => {
  const site = temporarySite(files, {
    sitemap: { lastmod: 'date', priority: null, ignorePatterns: ['/tags/**'] },
  })
  const env = {
    ...process.env,
    GIT_AUTHOR_DATE: '2021-03-04T05:06:07Z',
    GIT_COMMITTER_DATE: '2021-03-04T05:06:07Z',
  }
  const git = (...args: string[]) => execFileSync('git', args, { cwd: site.dir, env })
  git('init', '--quiet')
  git('add', '--all')
  git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '--quiet', '--message', 'Begin')
  const build = await site.build()
  const entries = entriesOf(build.file('sitemap.xml'))
  expect(entries['/']).toEqual({ lastmod: '2021-03-04', changefreq: 'weekly', priority: undefined })
  expect(entries['/written']?.lastmod).toBe('2020-02-03')
  expect(entries['/tags']?.lastmod).toBeUndefined()
  expect(Object.keys(entries)).not.toContain('/tags/x')
})

test('the sitemap has another name, or none at all, as settings say', async () => {
  const named = await temporarySite(files, { sitemap: { filename: 'pages.xml', changefreq: null } }).build()
  expect(entriesOf(named.file('pages.xml'))['/']).toEqual({ priority: '0.5' })
  expect(named.paths()).not.toContain('sitemap.xml')
  const none = await temporarySite(files, { sitemap: false }).build()
  expect(none.paths()).not.toContain('sitemap.xml')
})
