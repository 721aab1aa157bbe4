import { expect, test } from 'vitest'
import { readPage } from '../support/readPage.ts'
import { post } from '../support/sampleBlog.ts'
import { temporarySite } from '../support/temporarySite.ts'

test('each names its file, what is wrong and what to do', async () => {
  const build = await temporarySite({
    'docs/index.md': '# Home',
    'blog/authors.yml': 'keeper: { name: The keeper }',
    'blog/2026-01-01-a.md': post('authors: [keepr, keeper, keeper]'),
    'blog/2026-01-02-b.md': post('authors: [{ name: Me }]\nid: b', '# B\n\nNo marker.\nMore.\n\nThe rest.'),
    'blog/2026-01-02-f.md': post('authors: keeper', '# F\n\nOne paragraph\nof two lines.\n'),
    'blog/2026-01-03-c.md': post('authors: keeper\nauthor: Old\nauthor_url: https://example.org'),
    'blog/2026-01-04-d.md': post('date: soon'),
    'blog/2026-01-05-e.md': post('authors: [{ name: Me, socials: { github: a/b } }]'),
  }).build()
  expect(build.failed).toBe(true)
  expect(build.report).toMatchInlineSnapshot(`
    "warning  post-without-truncate-marker             blog/2026-01-02-b.md
      Nothing in the post says where its beginning ends, so lists show all of it.
      Put {/* truncate */}, or in plain Markdown <!-- truncate -->, on a line of its own after the first paragraphs (<!--more--> is none), or set "blog.onUntruncatedBlogPosts" to "ignore".

    warning  inline-authors                           blog/2026-01-02-b.md:2:1
      2 | authors: [{ name: Me }]
        | ^^^^^^^
      The post describes "Me" itself, instead of naming authors of "blog/authors.yml".
      Describe them there and name their keys, or set "blog.onInlineAuthors" to "ignore".
      Also at blog/2026-01-05-e.md:2:1.

    warning  post-id                                  blog/2026-01-02-b.md:3:1
      3 | id: b
        | ^^
      The post has the "id" "b", which means nothing for posts.
      Remove it; for another address set "slug".

    error  unknown-author                             blog/2026-01-01-a.md:2:1
      2 | authors: [keepr, keeper, keeper]
        | ^^^^^^^
      The post names the author "keepr", who is not in "blog/authors.yml". The authors are: keeper.
      Did you mean "keeper"?

    error  duplicate-post-author                      blog/2026-01-01-a.md:2:1
      2 | authors: [keepr, keeper, keeper]
        | ^^^^^^^
      The post names the author "keeper" more than once.
      Name each author once.

    error  authors-written-twice                      blog/2026-01-03-c.md:2:1
      2 | authors: keeper
        | ^^^^^^^
      The post names its authors in "authors" and in "author" and "author_url".
      Keep "authors" and remove the others.

    error  invalid-front-matter                       blog/2026-01-04-d.md:2:1
      2 | date: soon
        | ^^^^
      "date" is "soon", but must be a date, such as 2026-01-31 or 2026-01-31 18:30.
      Correct "date", or remove it.

    error  invalid-post-author                        blog/2026-01-05-e.md:2:1
      2 | authors: [{ name: Me, socials: { github: a/b } }]
        | ^^^^^^^
      What the post says of its author is not valid: "socials.github" must be the name of an account or a full address that begins with https://.
      An author may have: key, name, title, url, email, description, image_url, socials.
    "
  `)
})

test('an authors file with a mistake, and none at all', async () => {
  const broken = await temporarySite({
    'blog/authors.yml': 'keeper: { title: Nobody }',
    'blog/2026-01-01-a.md': post('authors: keeper'),
  }).build()
  expect(broken.report).toMatchInlineSnapshot(`
    "error  invalid-authors-file                       blog/authors.yml:1:1
      1 | keeper: { title: Nobody }
        | ^^^^^^
      The authors file is not valid: "keeper" needs a "name" or an "image_url".
      Each author is a key with a "name" or an "image_url"; "title", "url", "email", "description", "page" and "socials" may follow.

    error  no-docs                                    sotay.config.mjs:5:3
      5 |   "docs": {
        |   ^^^^^^
      No Markdown file was found in the docs folder "docs".
      Put a note into "docs", name another folder in "docs.path", or switch docs off with "docs: false".
    "
  `)
  const missing = await temporarySite(
    { 'blog/2026-01-01-a.md': post('authors: keeper') },
    { docs: false },
  ).build()
  expect(missing.report).toMatchInlineSnapshot(`
    "error  no-authors-file                            blog/2026-01-01-a.md:2:1
      2 | authors: keeper
        | ^^^^^^^
      The post names the author "keeper", but there is no authors file.
      Create "blog/authors.yml" and describe "keeper" in it.
    "
  `)
})

test('an authors file that cannot be read is reported alone: its authors may all be in it', async () => {
  const { report } = await temporarySite(
    { 'blog/authors.yml': 'keeper: [', 'blog/2026-01-01-a.md': post('authors: keeper') },
    { docs: false },
  ).build()
  expect(report.match(/^\w+ {2}[\w-]+/gm)).toEqual(['error  invalid-data-file'])
})

test('a post without a date has that of its file, and says so', async () => {
  const build = await temporarySite({ 'blog/a.md': post('title: A') }, { docs: false }).build()
  expect(build.report).toMatchInlineSnapshot(`
    "warning  post-without-date                        blog/a.md
      The post has no date in its front matter or its path, and git does not know when it was added; the date of its file is shown.
      Put the day before the name of the file, as in 2026-01-31-name.md, or set "date" in its front matter.
    "
  `)
  expect(readPage(build, 'blog/a').text('.post-meta time')).toMatch(/\d{4}$/)
})

test('a date that cannot be read is not said to be missing, and a misspelt field of an author hides no unknown one', async () => {
  const build = await temporarySite({
    'docs/index.md': '# Home',
    'blog/authors.yml': 'keeper: { name: The keeper, titel: Keeper }',
    'blog/a.md': post('date: 2026-02-30'),
    'blog/b.md': post('date:2026-01-01'),
    'blog/2026-01-01-c.md': post('authors: nobody'),
  }).build()
  expect(build.report).toMatch(/^error {2}invalid-front-matter +blog\/a\.md/m)
  expect(build.report).toMatch(/^error {2}front-matter-not-a-map +blog\/b\.md:2:5/m)
  expect(build.report).toContain('Write "date: 2026-01-01".')
  expect(build.report).not.toContain('post-without-date')
  expect(build.report).toMatch(/^warning {2}invalid-authors-file +blog\/authors\.yml/m)
  expect(build.report).toMatch(/^error {2}unknown-author +blog\/2026-01-01-c\.md/m)
})
