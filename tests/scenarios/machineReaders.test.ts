import { describe, expect, test } from 'vitest'
import { readPage } from '../support/readPage.ts'
import { temporarySite } from '../support/temporarySite.ts'

const files = {
  'docs/index.md': '# Home\n\nWelcome.',
  'docs/tools/_category_.yml': 'label: Tools',
  'docs/tools/vim [1].md': '---\ntitle: Vim [1]\ndescription: An editor,\n  and more.\n---\n\nText.',
  'docs/tools/git.mdx': `---
title: Git
tags: [x]
---

import Part from './_part.mdx'
export const word = 'x'

{/* not for readers */}

Read [Vim](./vim%20%5B1%5D.md#top), [the same](<./vim [1].md>), [elsewhere](https://example.org) and [ref].

![Picture](./p.png "Title")

## Commits {#c}

\`\`\`js
import kept from 'here' // [kept](./vim.md)
\`\`\`

[ref]: ./vim%20%5B1%5D.md
`,
  'docs/tools/_part.mdx': 'Part.',
  'docs/tools/p.png': '',
  'docs/hidden.md': '---\nunlisted: true\n---\n\n# Hidden',
  'src/pages/about.md': '# About\n\nUs.',
  'blog/2024-01-02-first.md': '---\ntitle: First\ndescription: A post.\n---\n\nText.',
}

describe('a site', async () => {
  const build = await temporarySite(files, { tagline: 'What I know' }).build()

  test('lists its notes by the groups of its sidebars, then its posts', () => {
    expect(build.file('llms.txt')).toMatchInlineSnapshot(`
      "# Test

      > What I know

      ## Docs pages

      - [Home](https://example.com/index.md): Welcome.

      ## Tools

      - [Git](https://example.com/tools/git.md): Read Vim, the same, elsewhere and [ref].
      - [Vim \\[1\\]](https://example.com/tools/vim%20%5B1%5D.md): An editor, and more.

      ## Blog

      - [First](https://example.com/blog/2024/01/02/first.md): A post.
      "
    `)
  })

  test('has each note as Markdown too: whole addresses, no module code, comments or ids', () => {
    expect(build.file('tools/git.md')).toMatchInlineSnapshot(`
      "# Git

      Read [Vim](https://example.com/tools/vim%20%5B1%5D#top), [the same](https://example.com/tools/vim%20%5B1%5D), [elsewhere](https://example.org) and [ref].

      ![Picture](https://example.com/assets/images/p-5f421fea.png "Title")

      ## Commits

      \`\`\`js
      import kept from 'here' // [kept](./vim.md)
      \`\`\`

      [ref]: https://example.com/tools/vim%20%5B1%5D
      "
    `)
  })

  test('the Markdown of a page is at its address, and the page says so', () => {
    const copies = ['index.md', 'tools/vim [1].md', 'hidden.md', 'about.md', 'blog/2024/01/02/first.md']
    expect(build.paths()).toEqual(expect.arrayContaining(copies))
    const alternate = 'link[rel="alternate"][type="text/markdown"]'
    expect(readPage(build, 'tools/vim [1]').attribute(alternate, 'href')).toBe('/tools/vim%20%5B1%5D.md')
    expect(readPage(build, 'index').attribute(alternate, 'href')).toBe('/index.md')
    expect(readPage(build, 'tags').has(alternate)).toBe(false)
  })

  test('every note has a link to its Markdown, which needs no script', () => {
    for (const page of ['index', 'tools/git', 'about', 'blog/2024/01/02/first'])
      expect(readPage(build, page).attributes('a.copy-page', 'href')).toEqual([`/${page}.md`])
    expect(readPage(build, 'tags').has('a.copy-page')).toBe(false)
  })
})

test('of very many links in one line of a note, each has its whole address in the copy', async () => {
  const kinds = [
    '[a](<b c.md>)',
    '[[b c|d]]',
    '![e](../static/f.png)',
    '[g](#h)',
    '[[gone]]',
    '[a](https://i.org)',
  ]
  const whole = [
    '[a](https://example.com/b%20c)',
    '[d](https://example.com/b%20c)',
    '![e](https://example.com/assets/images/f-5f421fea.png)',
    '[g](https://example.com/#h)',
    'gone',
    '[a](https://i.org)',
  ]
  const site = temporarySite(
    {
      'docs/index.md': `# Home\n\n## h\n\n${`${kinds.join(' ')} `.repeat(500)}`,
      'docs/b c.md': '# B',
      'static/f.png': '',
    },
    { markdown: { obsidian: true }, onBrokenLinks: 'ignore' },
  )
  const copy = (await site.build()).file('index.md')
  expect(copy.trim().split('\n').at(-1)).toBe(`${whole.join(' ')} `.repeat(500).trim())
})

test('each of these can be switched off', async () => {
  const machineReaders = { llmsTxt: false, markdown: false }
  const none = await temporarySite(files, { machineReaders }).build()
  expect(none.paths().filter((path) => /\.md$|llms|copyPage/.test(path))).toEqual([])
  expect(readPage(none, 'index').has('a.copy-page')).toBe(false)
  expect(readPage(none, 'index').has('link[type="text/markdown"]')).toBe(false)

  const noButton = await temporarySite(files, { machineReaders: { copyPage: false } }).build()
  expect(noButton.paths().filter((path) => /copyPage/.test(path))).toEqual([])
  expect(noButton.paths()).toContain('index.md')
  expect(readPage(noButton, 'index').has('a.copy-page')).toBe(false)
})

test('links beside the button give the address of the Markdown to a program', async () => {
  const url = 'https://ai.example.com/new?q=Read {url} & answer'
  const machineReaders = { openIn: [{ label: 'Open in AI', url }], copyPage: false }
  const build = await temporarySite(files, { machineReaders, baseUrl: '/n/' }).build()
  expect(readPage(build, 'index').texts('a.copy-page')).toEqual(['Open in AI'])
  expect(build.file('index.html')).toContain(
    'href="https://ai.example.com/new?q=Read%20https%3A%2F%2Fexample.com%2Fn%2Findex.md%20&amp;%20answer" target="_blank" rel="noopener noreferrer"',
  )
  const none = temporarySite(files, {
    machineReaders: { openIn: [{ label: 'A', url: 'https://a.example.com' }] },
  })
  expect((await none.build()).report).toContain('must have {url} where the address of the note belongs')
})

test('the actions of a page can be beside its title, and are then not below it', async () => {
  const machineReaders = { openIn: [{ label: 'Open in AI', url: 'https://ai.example.com/?q={url}' }] }
  const docs = { routeBasePath: '/', editUrl: 'https://edit.example.com/', pageActions: 'top' } as const
  const build = await temporarySite(files, { machineReaders, docs }).build()
  const page = readPage(build, 'index')
  expect(page.texts('article > .page-menu a')).toEqual([
    'Copy page as Markdown',
    'Edit this page',
    'Open in AI',
  ])
  expect(page.text('.page-menu button')).toBe('Print')
  expect(page.has('.theme-doc-footer .copy-page')).toBe(false)
  const others = { machineReaders: { markdown: false }, docs: { ...docs, editUrl: undefined } }
  expect(readPage(await temporarySite(files, others).build(), 'index').has('.page-menu')).toBe(false)
})

test('a site whose pages are no notes publishes nothing that copies them', async () => {
  const pages = { 'src/pages/index.jsx': 'export default () => <p>Home</p>' }
  const build = await temporarySite(pages, { docs: false, blog: false }).build()
  expect(build.paths()).toContain('index.html')
  expect(build.paths().filter((path) => /copyPage/.test(path))).toEqual([])
})

test('a list without copies leads to the pages', async () => {
  const build = await temporarySite(files, { machineReaders: { markdown: false }, baseUrl: '/n/' }).build()
  expect(build.file('llms.txt')).toContain('- [Home](https://example.com/n/): Welcome.')
})

test("a site's own file of the same name is used instead", async () => {
  const build = await temporarySite({ ...files, 'static/llms.txt': 'Mine.' }).build()
  expect(build.file('llms.txt')).toBe('Mine.')
})
