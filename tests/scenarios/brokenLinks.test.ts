import { describe, expect, test } from 'vitest'
import type { UserConfig } from '../../engine/src/config/defineConfig.ts'
import { readPage } from '../support/readPage.ts'
import { temporarySite } from '../support/temporarySite.ts'

const buildLinks = (links: string, config: Partial<UserConfig> = {}) =>
  temporarySite(
    {
      'docs/index.md': '# Home\n\n## A part',
      'docs/a b/note.md': `# Note\n\n## Here\n\n${links}\n`,
      'docs/a b/other.md': '# Other\n\n## Phần hai',
      'src/pages/about.md': '# About\n\n## Us',
    },
    config,
  ).build()

const hrefs = async (links: string) => {
  const build = await buildLinks(links, { onBrokenLinks: 'throw', onBrokenAnchors: 'throw' })
  expect(build.report).toBe('')
  return readPage(build, 'a b/note').attributes('article p a', 'href')
}

describe('links that lead somewhere', () => {
  test.each([
    ['a file beside it', '[x](./other.md)', '/a%20b/other'],
    ['a file beside it, without ./', '[x](other.md)', '/a%20b/other'],
    ['a file above it', '[x](../index.md)', '/'],
    ['a file from the docs folder', '[x](</a b/other.md>)', '/a%20b/other'],
    ['a file from the site folder', '[x](@site/docs/index.md)', '/'],
    ['a file with an escaped name', '[x](/a%20b/other.md)', '/a%20b/other'],
    ['a heading of a file', '[x](./other.md#phần-hai)', `/a%20b/other#${encodeURIComponent('phần-hai')}`],
    ['a file with a query', '[x](./other.md?q=1)', '/a%20b/other?q=1'],
    ['a reference definition', '[x][to]\n\n[to]: ./other.md', '/a%20b/other'],
    ['an address', '[x](</a b/other>)', '/a%20b/other'],
    ['an address with a slash at its end', '[x](/a%20b/other/)', '/a%20b/other'],
    ['an address seen from the page', '[x](other)', '/a%20b/other'],
    ['a standalone page', '[x](/about#us)', '/about#us'],
    ['a heading of the same page', '[x](#here)', '#here'],
    ['another host', '[x](https://example.org/y?z#w)', 'https://example.org/y?z#w'],
    ['an address left as it is', '[x](pathname:///files/y.zip)', '/files/y.zip'],
    ['a mail address', '[x](mailto:me@example.com)', 'mailto:me@example.com'],
  ])('%s', async (_, link, href) => {
    expect(await hrefs(link)).toEqual([href])
  })

  test('only those out of the site open a tab of their own', async () => {
    const build = await buildLinks('[in](./other.md) [out](https://example.org)')
    expect(readPage(build, 'a b/note').attributes('article p a', 'target')).toEqual(['_blank'])
    expect(readPage(build, 'a b/note').attributes('article p a', 'rel')).toEqual(['noopener noreferrer'])
  })
})

describe('[S139] links to pages that do not exist', () => {
  const links = 'See [one](/a%20b/othre) and\n[two](/nowhere/at/all).'

  test('[S139] are ignored unless the config says otherwise', async () => {
    const build = await buildLinks(links)
    expect(build.failed).toBe(false)
    expect(build.report).toBe('')
    expect(readPage(build, 'a b/note').attributes('article p a', 'href')).toEqual([
      '/a%20b/othre',
      '/nowhere/at/all',
    ])
  })

  test('[S139] stop the build where the settings say so, with their pages, places and addresses', async () => {
    const build = await buildLinks(links, { onBrokenLinks: 'throw' })
    expect(build.failed).toBe(true)
    expect(build.report).toMatchInlineSnapshot(`
      "error  broken-link                                docs/a b/note.md:5:11
        5 | See [one](/a%20b/othre) and
          |           ^^^^^^^^^^^^
        No page of this site has the address "/a%20b/othre".
        Did you mean "/a%20b/other"?

      error  broken-link                                docs/a b/note.md:6:7
        6 | [two](/nowhere/at/all).
          |       ^^^^^^^^^^^^^^^
        No page of this site has the address "/nowhere/at/all".
        Correct the address. In Markdown, the path of the file, such as "./other.md", holds when its address changes.
      "
    `)
  })

  test('[S139] can be a warning, or a word', async () => {
    expect((await buildLinks(links, { onBrokenLinks: 'warn' })).report).toMatch(/^warning {2}broken-link/)
    expect((await buildLinks(links, { onBrokenLinks: 'log' })).report).toMatch(/^info {2}broken-link/)
  })
})

describe('[S140] links to headings that do not exist', () => {
  const links = '[one](../index.md#a-prt) [two](/about#them) [three](#heer) [four](#here)'

  test('[S140] are a warning with their pages and anchors', async () => {
    const build = await buildLinks(links)
    expect(build.failed).toBe(false)
    expect(build.report).toMatchInlineSnapshot(`
      "warning  broken-anchor                            docs/a b/note.md:5:7
        5 | [one](../index.md#a-prt) [two](/about#them) [three](#heer) [four](#here)
          |       ^^^^^^^^^^^^^^^^^
        "../index.md#a-prt" leads to docs/index.md, but nothing there has the id "a-prt".
        Did you mean "#a-part"?

      warning  broken-anchor                            docs/a b/note.md:5:32
        5 | [one](../index.md#a-prt) [two](/about#them) [three](#heer) [four](#here)
          |                                ^^^^^^^^^^^
        "/about#them" leads to src/pages/about.md, but nothing there has the id "them".
        Its anchors: #us.

      warning  broken-anchor                            docs/a b/note.md:5:53
        5 | [one](../index.md#a-prt) [two](/about#them) [three](#heer) [four](#here)
          |                                                     ^^^^^
        "#heer" leads to docs/a b/note.md, but nothing there has the id "heer".
        Did you mean "#here"?
      "
    `)
  })

  test('the ids that React makes are none of the anchors that the report names', async () => {
    const build = await temporarySite({
      'docs/a.mdx': "import Part from '@site/src/Part'\n\n# A\n\n<Part />\n\n<Part is />\n\n[x](#quite-gone)",
      'src/Part.jsx':
        "import { useId, useState } from 'react'\nexport default ({ is }) => <i id={useId()} onClick={useState(0)[1]}><b id={is && 'own'} /></i>",
    }).build()
    expect(build.report).toContain('Its anchors: #own.')
  })

  test('[S140] can stop the build, or go unsaid', async () => {
    expect((await buildLinks(links, { onBrokenAnchors: 'throw' })).failed).toBe(true)
    expect((await buildLinks(links, { onBrokenAnchors: 'ignore' })).report).toBe('')
  })

  test('[S140] on pages that do not exist are no matter of anchors', async () => {
    expect((await buildLinks('[one](/nowhere#part)')).report).toBe('')
  })
})

describe('[S141] links to files that do not exist', () => {
  const links = '[one](./othr.md) [two](@site/docs/gone.md) [three]()'

  test('[S141] are a warning with file, line and column, once each', async () => {
    const build = await buildLinks(links)
    expect(build.failed).toBe(false)
    expect(build.report).toMatchInlineSnapshot(`
      "warning  broken-markdown-link                     docs/a b/note.md:5:7
        5 | [one](./othr.md) [two](@site/docs/gone.md) [three]()
          |       ^^^^^^^^^
        There is no note at "./othr.md"; looked for docs/a b/othr.md.
        Did you mean "./other.md"?

      warning  broken-markdown-link                     docs/a b/note.md:5:24
        5 | [one](./othr.md) [two](@site/docs/gone.md) [three]()
          |                        ^^^^^^^^^^^^^^^^^^
        There is no note at "@site/docs/gone.md"; looked for docs/gone.md.
        The path counts from the folder of the note, or from the docs folder when it begins with "/".

      warning  empty-link                               docs/a b/note.md:5:44
        5 | [one](./othr.md) [two](@site/docs/gone.md) [three]()
          |                                            ^
        The link leads nowhere: its address is empty.
        Write the address between the parentheses, or remove the link.
      "
    `)
    expect(readPage(build, 'a b/note').attributes('article p a', 'href')[0]).toBe('./othr.md')
  })

  test('[S141] can stop the build', async () => {
    const hooks = { onBrokenMarkdownLinks: 'throw' } as const
    expect((await buildLinks(links, { markdown: { hooks } })).failed).toBe(true)
  })

  test('[S141] can be given another address by a function', async () => {
    const build = await temporarySite({
      'docs/note.md': '# Note\n\n[one](./gone.md)',
      'sotay.config.mjs': `export default {
        title: 'Test', url: 'https://example.com', trailingSlash: false, docs: { routeBasePath: '/' },
        markdown: { hooks: { onBrokenMarkdownLinks: ({ url, sourceFilePath }) => '/moved?' + sourceFilePath + url } },
      }`,
    }).build()
    expect(build.report).toBe('')
    expect(readPage(build, 'note').attribute('article p a', 'href')).toBe('/moved?docs/note.md./gone.md')
  })
})

test('an address that ends behind its protocol is reported, in Markdown, in HTML and in the config', async () => {
  const links = '[a](mailto:), <a href="tel:">b</a> and [c](mailto:a@example.com)'
  const { report } = await buildLinks(links, {
    onBrokenLinks: 'throw',
    footer: { links: [{ label: 'd', href: 'https://' }] },
  })
  const places = report.match(/(?<=empty-link +)\S.*/g)
  expect(places).toEqual([
    'docs/a b/note.md:5:5',
    'docs/a b/note.md:5:24',
    expect.stringMatching(/^sotay\.config/),
  ])
  expect(report.match(/(?<=nothing follows )"\S+"/g)).toEqual(['"mailto:"', '"tel:"', '"https://"'])
})

test('a broken link of the config has a hint that fits a config', async () => {
  const { report } = await buildLinks('', {
    onBrokenLinks: 'throw',
    footer: { links: [{ label: 'a', to: '/gone-for-good' }] },
  })
  expect(report).toContain('Correct the address, such as "/guide/setup", or write the page first.')
  expect(report).not.toContain('In Markdown')
})

test('a broken link of a setting is a warning where a part of the site takes the place of what shows it', async () => {
  const { diagnostics } = await temporarySite(
    { 'docs/index.md': '# Home', 'src/theme/Footer.js': 'export default () => <footer>Own</footer>' },
    { onBrokenLinks: 'throw', footer: { links: [{ label: 'a', to: '/gone' }] } },
  ).build()
  expect(diagnostics).toMatchObject([{ code: 'broken-link', level: 'warning' }])
})

test('a link to a folder that has notes, but no page of its own, is answered with how it gets one', async () => {
  const { report } = await temporarySite(
    {
      'docs/a.md': '[tools](./tools/) and [others](./others/)',
      'docs/tools/one.md': '# One',
    },
    { onBrokenLinks: 'warn' },
  ).build()
  expect(report).toContain(
    'The folder "docs/tools/" has notes, but no page of its own: a file "index.md" in it makes one.',
  )
  expect(report).not.toContain('docs/others')
})

const advice = async (text: string, files: Record<string, string>) => {
  const site = temporarySite({ 'docs/index.md': `# Home\n\n${text}`, ...files }, { onBrokenLinks: 'warn' })
  const { diagnostics } = await site.build()
  // Windows would not hold some of the names, which is another matter.
  return diagnostics
    .filter(({ code }) => code !== 'bad-name-on-windows')
    .map(({ message, hint, fix }) => ({ message, hint, to: fix?.to }))
}

describe('a link to a file from which no page is made says why', () => {
  test.each([
    ['_part.md', '# Part', 'Names that begin with "_"'],
    ['_parts/a.md', '# Part', 'Names that begin with "_"'],
    ['.old.md', '# Old', 'Names that begin with "." are hidden ones'],
    ['a.test.md', '# Test', 'The settings "include" and "exclude"'],
    ['new.md', '---\ndraft: true\n---\n\n# New', 'Its front matter says "draft: true"'],
  ])('%s', async (path, text, reason) => {
    const exclude = ['**/_*.md', '**/_*/**', '**/*.test.md']
    const site = temporarySite(
      { 'docs/index.md': `# Home\n\n[x](./${path})`, [`docs/${path}`]: text },
      { docs: { routeBasePath: '/', exclude } },
    )
    const { diagnostics } = await site.build()
    expect(diagnostics).toMatchObject([
      {
        message: `"./${path}" leads to docs/${path}, from which no page is made.`,
        hint: expect.stringContaining(reason),
      },
    ])
  })
})

test.each([
  ['[x](<./C#.md>)', './C%23.md'],
  ['[x](./what?.md)', './what%3F.md'],
  ['[x](./what?.md#part)', './what%3F.md#part'],
  ['![x](./a#1.svg)', './a%231.svg'],
  ['[x](./Waht%3F.md)', './what%3F.md'],
])('%s, a name with a sign that ends an address, is to be written as %s', async (text, to) => {
  const files = {
    'docs/C#.md': '# C#',
    'docs/what?.md': '# What?\n\n## Part',
    'docs/a#1.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  }
  expect(await advice(text, files)).toMatchObject([{ hint: `Did you mean "${to}"?`, to }])
})

test('a film that is missing is called so, by the address that the note has', async () => {
  const [problem] = await advice('<Video src="./flim.mp4" title="A film" />', { 'docs/film.mp4': 'film' })
  expect(problem).toMatchObject({
    message: 'There is no video "./flim.mp4"; looked for docs/flim.mp4.',
    to: './film.mp4',
  })
})

test('a link that leads nowhere is left to browsers: no page is fetched ahead for it', async () => {
  const build = await buildLinks('[a](/missing) [b](./other.md)')
  expect(readPage(build, 'a b/note').attributes('article p a', 'target')).toEqual(['_self'])
})

test('a build and a check that find many problems of one kind print some, and how to see all', async () => {
  const links = Array.from({ length: 60 }, (_, index) => `[${index}](./gone-${index}.md)`)
  const site = temporarySite({ 'docs/index.md': `# A\n\n${links.join('\n')}\n` })
  for (const command of ['build', 'check']) {
    const { stderr } = await site.sotay(command)
    expect(stderr.match(/docs\/index\.md:\d+/g)).toHaveLength(20)
    expect(stderr).toContain(
      '40 more of the kind broken-markdown-link are not shown. "sotay check --format json"',
    )
    expect(stderr).toContain('60 warnings')
  }
  const { stdout } = await site.sotay('check', '--format', 'json')
  expect(stdout.match(/"broken-markdown-link"/g)).toHaveLength(60)
})
