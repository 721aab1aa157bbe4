import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { readPage } from '../support/readPage.ts'
import { temporarySite } from '../support/temporarySite.ts'

/** Puts everything in a folder into a commit of its own. */
function commit(dir: string, { author, date }: { author: string; date: string }): void {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', dir, ...args], { env: { ...process.env, ...person } })
  const person = {
    GIT_AUTHOR_NAME: author,
    GIT_AUTHOR_EMAIL: 'a@example.com',
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_NAME: 'Someone else',
    GIT_COMMITTER_EMAIL: 'b@example.com',
    GIT_COMMITTER_DATE: date,
  }
  git('init', '--quiet')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'Write')
}

const lastUpdated = (build: Parameters<typeof readPage>[0], page: string) =>
  readPage(build, page).texts('.theme-last-updated')

describe('a site in a git repository', async () => {
  const files = {
    'docs/a.md': '# A\n\nText.',
    'docs/b.md': '# B\n\nText.',
    'docs/ghi chú/học.md': '# Học\n\nText.',
    'docs/own.md': '---\nlast_update:\n  date: 2020-02-29\n  author: Minh\n---\n\n# Own',
    'docs/half.md': '---\nlast_update: {author: Lan}\n---\n\n# Half',
    'src/pages/about.md': '# About',
  }
  const site = temporarySite(files, { docs: { showLastUpdateTime: true } })
  commit(site.dir, { author: 'First', date: '2024-01-01T10:00:00Z' })
  site.write({ 'docs/b.md': '# B\n\nAnother text.' })
  commit(site.dir, { author: 'Second', date: '2025-03-01T23:30:00Z' })
  const build = await site.build()

  test('[S79] a page says when its newest commit was made, and not by whom', () => {
    expect(build.report).toBe('')
    expect(lastUpdated(build, 'a')).toEqual(['Last updated on Jan 1, 2024'])
    expect(lastUpdated(build, 'b')).toEqual(['Last updated on Mar 1, 2025'])
    expect(readPage(build, 'b').attribute('time', 'datetime')).toBe('2025-03-01T23:30:00.000Z')
  })

  test('[S79] names with accents and spaces are found in the history', () => {
    expect(lastUpdated(build, 'ghi chú/học')).toEqual(['Last updated on Jan 1, 2024'])
  })

  test('front matter wins over git, field by field', () => {
    expect(lastUpdated(build, 'own')).toEqual(['Last updated on Feb 29, 2020'])
    expect(lastUpdated(build, 'half')).toEqual(['Last updated on Jan 1, 2024'])
  })

  test('pages that do not ask for it say nothing', () => {
    expect(lastUpdated(build, 'about')).toEqual([])
  })

  test('[S79] the author is named when asked for, and a new note without a commit is one warning', async () => {
    site.write({
      'docs/new.md': '# New',
      'docs/newer.md': '# Newer',
      'sotay.config.mjs': `export default ${JSON.stringify({
        title: 'Test',
        url: 'https://example.com',
        trailingSlash: false,
        docs: { routeBasePath: '/', showLastUpdateTime: true, showLastUpdateAuthor: true },
        pages: { showLastUpdateTime: true },
      })}`,
    })
    const authored = await site.build()
    expect(lastUpdated(authored, 'b')).toEqual(['Last updated on Mar 1, 2025 by Second'])
    expect(lastUpdated(authored, 'own')).toEqual(['Last updated on Feb 29, 2020 by Minh'])
    expect(lastUpdated(authored, 'half')).toEqual(['Last updated on Jan 1, 2024 by Lan'])
    expect(lastUpdated(authored, 'about')).toEqual(['Last updated on Jan 1, 2024'])
    expect(lastUpdated(authored, 'new')).toEqual([])
    expect(authored.report).toMatchInlineSnapshot(`
      "warning  no-git-history
        "Last updated" cannot be shown: docs/new.md and 1 more not committed yet.
        Build in a full git checkout, set "last_update" in the front matter, or switch "showLastUpdateTime" off.
      "
    `)
  })
})

test('outside a repository there is one warning for the whole site, and no date is shown', async () => {
  const build = await temporarySite(
    { 'docs/a.md': '# A', 'docs/b.md': '# B' },
    { docs: { showLastUpdateTime: true } },
  ).build()
  expect(build.failed).toBe(false)
  expect(build.report).toMatchInlineSnapshot(`
    "warning  no-git-history
      "Last updated" cannot be shown: the site is not in a git repository.
      Build in a full git checkout, set "last_update" in the front matter, or switch "showLastUpdateTime" off.
    "
  `)
  expect(lastUpdated(build, 'a')).toEqual([])
})

test('git is not asked unless a page wants to show what it knows', async () => {
  const build = await temporarySite({
    'docs/a.md': '---\nlast_update: {date: 2020-01-01}\n---\n\n# A',
  }).build()
  expect(build.report).toBe('')
  expect(lastUpdated(build, 'a')).toEqual([])
})

test('a page says how many people have changed it, and on a click their names without their addresses', async () => {
  const site = temporarySite({ 'docs/a.md': '# A\n\nText.' }, { docs: { showContributors: true } })
  commit(site.dir, { author: 'Minh', date: '2024-01-01T10:00:00Z' })
  for (const [index, author] of ['Lan', 'Lan'].entries()) {
    site.write({ 'docs/a.md': `# A\n\nText ${index}.` })
    commit(site.dir, { author, date: `2024-01-0${index + 2}T10:00:00Z` })
  }
  const build = await site.build()
  const page = readPage(build, 'a')
  expect(page.texts('.contributors summary')).toEqual(['2 contributors'])
  expect(page.texts('.contributors li')).toEqual(['Lan (2)', 'Minh (1)'])
  expect(page.html).not.toContain('a@example.com')
  expect(lastUpdated(build, 'a')).toEqual([])
})

test('of several blogs only the posts of those that ask for it say when they changed', async () => {
  const site = temporarySite(
    { 'blog/2026-01-02-a.md': '# A', 'log/2026-01-02-b.md': '# B' },
    {
      docs: false,
      blog: [
        { onUntruncatedBlogPosts: 'ignore' },
        {
          id: 'log',
          path: 'log',
          routeBasePath: 'log',
          showLastUpdateTime: true,
          onUntruncatedBlogPosts: 'ignore',
        },
      ],
    },
  )
  commit(site.dir, { author: 'Minh', date: '2026-02-01T10:00:00Z' })
  // Nothing is said of the date of a post whose blog does not ask for it.
  site.write({ 'blog/2026-01-03-new.md': '# New' })
  const build = await site.build()
  expect(build.report).toBe('')
  expect(lastUpdated(build, 'log/2026/01/02/b')).toEqual(['Last updated on Feb 1, 2026'])
  expect(lastUpdated(build, 'blog/2026/01/02/a')).toEqual([])
})
