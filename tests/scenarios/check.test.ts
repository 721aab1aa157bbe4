import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { type CheckOptions, check } from '../../engine/src/commands/check/check.ts'
import type { Diagnostic } from '../../engine/src/diagnostics/diagnostic.ts'
import { printReport } from '../../engine/src/diagnostics/printReport.ts'
import { temporarySite } from '../support/temporarySite.ts'

const words = 'The quick brown fox jumps over the lazy dog and runs away from it. '.repeat(6)

async function findings(...[files, config]: Parameters<typeof temporarySite>) {
  return reportOf(temporarySite(files, config).dir)
}

async function reportOf(dir: string, options?: CheckOptions) {
  return printReport((await check(dir, options)).diagnostics.filter(isTrouble))
}

/** Most pages of tests have no description of their own. */
const isTrouble = ({ level }: Diagnostic) => level !== 'info'

test('a site without a mistake has no findings', async () => {
  const report = await findings({
    'docs/index.md': '# Home\n\nText with a [link](./a.md) and ![a plan](./plan.svg).\n',
    'docs/a.md':
      '# A\n\n## Two\n\n### Three\n\n## Two again\n\n| A | B |\n| - | - |\n| 1 | 2 |\n\n[^1]\n\n[^1]: Note.\n',
    'docs/plan.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  })
  expect(report).toBe('')
})

test('headings, pictures, links, tables and languages are looked at', async () => {
  const report = await findings({
    'docs/index.md': [
      '---\nlang: vi\n---\n# Home\n',
      words,
      '\n### Deep\n\n![](./plan.svg) [](./a.md) <img src="/x.svg" alt="" />\n',
      '|  |  |\n| - | - |\n| 1 | 2 |\n',
      '<a href="/a"><img src="/x.svg" /></a>',
    ].join('\n'),
    'docs/a.md': '# A\n\nText.',
    'docs/plan.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'static/x.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  })
  expect(report).toMatchInlineSnapshot(`
    "warning  wrong-language                           docs/index.md:2:1
      2 | lang: vi
        | ^^^^
      The front matter says that the language is "vi", but the text does not look like it.
      Correct "lang", or leave it out.

    warning  skipped-heading-level                    docs/index.md:8:1
      8 | ### Deep
        | ^
      A heading of level 3 follows one of level 1.
      Make it level 2: write ## before it.

    warning  image-without-alt                        docs/index.md:10:5
      10 | ![](./plan.svg) [](./a.md) <img src="/x.svg" alt="" />
         |     ^^^^^^^^^^
      Nothing says what "./plan.svg" shows to people who do not see it.
      Write it between the brackets: ![what it shows](…). If it only decorates the page, write <img alt="" … /> instead.

    warning  link-without-text                        docs/index.md:10:20
      10 | ![](./plan.svg) [](./a.md) <img src="/x.svg" alt="" />
         |                    ^^^^^^
      The link to "./a.md" has no text: nobody can read or press it.
      Write the text between the brackets: [where it leads](…).

    warning  table-without-header                     docs/index.md:12:1
      12 | |  |  |
         | ^
      The first row of the table is empty, so nothing says what its columns hold.
      Name the columns in the first row.

    warning  image-without-alt                        docs/index.md:16:24
      16 | <a href="/a"><img src="/x.svg" /></a>
         |                        ^^^^^^
      Nothing says what "/x.svg" shows to people who do not see it.
      Add alt="what it shows", or alt="" if it only decorates the page.
    "
  `)
})

test('of links in HTML to one address, the one without a text is named', async () => {
  const report = await findings({
    'docs/index.md': [
      '---\nmdx: { format: md }\n---\n# Home\n',
      'The [site](https://a.example), <a href="https://a.example">its name</a>',
      'and <a href="https://a.example"><img src="/x.svg" alt=""></a>.\n',
      'See <a href="https://b.example">https://b.example</a>.',
    ].join('\n'),
    'static/x.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  })
  expect(report).toContain('docs/index.md:7:14')
  expect(report.match(/link-without-text/g)).toHaveLength(1)
})

test('a syntax error of a note hides none of its other weaknesses', async () => {
  const text = (more: string) =>
    `# Home\n\nA ${more} b.\n\n[b](htps://x.example) [](./a.md)\n\n#### Deep\n\n\`\`\`javascrpt\nx\n\`\`\`\n`
  const codes = async (more: string) =>
    (await findings({ 'docs/index.mdx': text(more), 'docs/a.md': '# A\n\nText.' })).match(/^\w+ {2}\S+/gm)
  const others = await codes('')
  expect(others).toHaveLength(4)
  for (const more of ['<div', '{a b}', '<Tabs>'])
    expect(await codes(more)).toEqual([...others!, 'error  invalid-mdx'])
})

test('pages that nothing describes and pages that nothing links to are reported', async () => {
  const report = await findings(
    {
      'docs/index.md': '# Home\n\nText.',
      'docs/lost.md': '# Lost\n\n[me](./lost.md)',
      'docs/hidden.md': '---\nunlisted: true\n---\n# Hidden\n\nText.',
      'docs/empty.md': '# Empty',
      'sidebars.ts': "export default { notes: ['index', 'empty'] }",
    },
    { docs: { sidebarPath: 'sidebars.ts' } },
  )
  expect(report).toMatchInlineSnapshot(`
    "warning  page-without-description                 docs/empty.md
      Nothing describes the page /empty to search engines: it has no text to take a description from.
      Set "description" in its front matter.

    warning  unlinked-page                            docs/lost.md
      No page, sidebar or menu leads to /lost.
      Link it, put it into a sidebar, or set "unlisted: true" in its front matter.
    "
  `)
})

test('what the settings keep quiet is reported all the same, and an error of the build beside it', async () => {
  const report = await findings(
    { 'docs/index.md': '# Home\n\n[a](/nowhere) {oops}', 'docs/b.md': '---\ntitel: B\n---\n[x](#y)' },
    { onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore' },
  )
  expect(report.match(/^(?:error|warning) {2}\S+/gm)).toEqual([
    'warning  unknown-front-matter',
    'warning  broken-anchor',
    'warning  broken-link',
    'error  expression-failed',
  ])
})

test('tags that the settings let pass are reported, and posts of days to come; how a blog is written is its own choice', async () => {
  const { dir } = temporarySite(
    {
      'docs/tags.yml': 'known:\n',
      'docs/index.md': '---\ntags: [own]\n---\n\n# Home',
      'blog/tags.yml': 'known:\n',
      'blog/2020-01-02-post.md': '---\ntags: [own]\nauthors: [{ name: An }]\n---\n\n# Post\n\nText.',
      'blog/coming.md': '---\ndate: 2999-01-02\n---\n\n# Coming\n\nText.',
    },
    {
      docs: { onInlineTags: 'ignore' },
      blog: { onInlineTags: 'ignore', onInlineAuthors: 'ignore', onUntruncatedBlogPosts: 'ignore' },
    },
  )
  const found = (await check(dir)).diagnostics.filter(({ code }) => /^(?:inline|post|future)-/.test(code))
  expect(found.map(({ code, where }) => `${code} ${where?.file}:${where?.line}`).sort()).toEqual([
    'future-post blog/coming.md:2',
    'inline-tags blog/2020-01-02-post.md:2',
    'inline-tags docs/index.md:2',
  ])
})

test('a file without an address hides only the links that lead to it', async () => {
  const report = await findings({
    'docs/index.md': '# Home\n\n[a](/missing/thing), [b](./missing.md) and [c](./i.md)',
    'docs/i.md': '---\nslug: /what?\n---\n\n# I',
  })
  expect(report.match(/^(?:error|warning) {2}\S+/gm)).toEqual([
    'warning  broken-link',
    'warning  broken-markdown-link',
    'error  invalid-slug',
  ])
})

test('what has one right answer is fixed, to the letter, and reported', async () => {
  const site = temporarySite({
    'docs/index.md':
      '# Home\n\nSee [a](./guide/instalation.md?x#setup) and [b](/guide/installation#setpu), [c](./zzz.md).\n',
    'docs/guide/installation.md': '---\ntitel: Installing\n---\n# Installation\n\n## Setup\n\nText.\n',
  })
  const { diagnostics, fixed } = await check(site.dir, { fix: true })
  expect(fixed.map(({ code, fix }) => [code, fix?.to])).toEqual([
    ['unknown-front-matter', 'title'],
    ['broken-markdown-link', './guide/installation.md?x#setup'],
    ['broken-anchor', '/guide/installation#setup'],
  ])
  expect(diagnostics.filter(isTrouble).map(({ code }) => code)).toEqual(['broken-markdown-link'])
  expect(site.read('docs/index.md')).toBe(
    '# Home\n\nSee [a](./guide/installation.md?x#setup) and [b](/guide/installation#setup), [c](./zzz.md).\n',
  )
})

test('kinds of boxes and languages of code are fixed where only one is meant, as often as they occur', async () => {
  const code = (language: string) => `\`\`\`${language}\nlet a = 1\n\`\`\`\n`
  const text = (box: string, language: string) =>
    `# Home\n\n- Item\n\n  :::${box} Title\n\n  Text.\n\n  :::\n\n${code(language)}\n${code(language)}`
  const site = temporarySite({ 'docs/index.md': text('warnign', 'javascrpt') })
  await check(site.dir, { fix: true })
  expect(site.read('docs/index.md')).toBe(text('warning', 'javascript'))
})

test('fixing keeps byte order marks, Windows line ends, letters of all kinds and what only looks alike', async () => {
  const files = {
    'docs/index.md':
      '\uFEFF---\r\ntitel: A\r\n---\r\n\r\n# Home\r\n\r\n[a](./guide/Install.md "t") <a href="/guide/instal">x</a>\r\n\r\n![p](/img/plan.png)\r\n',
    'docs/m.mdx':
      "export const to = '/guide/instal'\n\n# M\n\n`[a](./guide/instal.md)` ê 😀 [b](./guide/instal.md)\n\n<a href={to}>x</a>\n",
    'docs/guide/install.md': '# Install\n\nText.\n',
    'static/img/Plan.png': '',
  }
  const site = temporarySite(files)
  await check(site.dir, { fix: true })
  const { read } = site
  expect(read('docs/index.md')).toBe(
    files['docs/index.md']
      .replace('titel', 'title')
      .replace('./guide/Install.md', './guide/install.md')
      .replace('"/guide/instal"', '"/guide/install"')
      .replace('/img/plan.png', '/img/Plan.png'),
  )
  expect(read('docs/m.mdx')).toBe(
    files['docs/m.mdx']
      .replace("'/guide/instal'", "'/guide/install'")
      .replace('[b](./guide/instal.md)', '[b](./guide/install.md)'),
  )
})

test('a note renamed in git is followed to where it is now', async () => {
  const site = temporarySite({
    'docs/index.md': '# Home\n\n[file](./01-tls.md#keys) [address](/tls) [old](./first.md)\n',
    'docs/first.md': `# TLS\n\n## Keys\n\n${words}`,
  })
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], {
      cwd: site.dir,
      stdio: 'pipe',
    })
  git('init', '-q')
  for (const [from, to] of [
    ['docs/first.md', 'docs/01-tls.md'],
    ['docs/01-tls.md', 'docs/security.md'],
  ] as const) {
    git('add', '-A')
    git('commit', '-qm', 'before')
    git('mv', from, to)
  }
  git('commit', '-qam', 'moved')
  const { diagnostics, fixed } = await check(site.dir, { fix: true })
  expect(printReport(fixed)).toMatchInlineSnapshot(`
    "warning  broken-markdown-link                     docs/index.md:3:8
      3 | [file](./01-tls.md#keys) [address](/tls) [old](./first.md)
        |        ^^^^^^^^^^^^^^^^
      There is no note at "./01-tls.md#keys"; looked for docs/01-tls.md.
      It has moved: write "./security.md".

    warning  broken-link                              docs/index.md:3:36
      3 | [file](./01-tls.md#keys) [address](/tls) [old](./first.md)
        |                                    ^^^^
      No page of this site has the address "/tls".
      It has moved: write "/security".

    warning  broken-markdown-link                     docs/index.md:3:48
      3 | [file](./01-tls.md#keys) [address](/tls) [old](./first.md)
        |                                                ^^^^^^^^^^
      There is no note at "./first.md"; looked for docs/first.md.
      It has moved: write "./security.md".
    "
  `)
  expect(diagnostics.filter(isTrouble)).toEqual([])
  expect(site.read('docs/index.md')).toContain(
    '[file](./security.md#keys) [address](/security) [old](./security.md)',
  )
})

test('a page that only its text describes is a remark, which --strict lets pass', async () => {
  const site = temporarySite({
    'docs/index.md': '---\ndescription: All of it\n---\n# Home\n\n[a](./a.md)',
    'docs/a.md': '# A\n\nText of A.',
  })
  expect(printReport((await check(site.dir)).diagnostics)).toMatchInlineSnapshot(`
    "info  page-without-description                    docs/a.md
      The page /a has no description of its own; search engines and previews are given the beginning of its text: "Text of A.".
      Set "description" in its front matter.
    "
  `)
})

test('an error of a link does not hide what pages make together; one that leaves text out does', async () => {
  const config = { docs: { sidebarPath: 'sidebars.ts' } }
  const files = (note: string) => ({
    'docs/index.md': note,
    'docs/lost.md': '# Lost\n\nText.',
    'sidebars.ts': "export default { notes: ['index'] }",
  })
  expect(await findings(files('# Home\n\n![x](./gone.png)'), config)).toContain('unlinked-page')
  expect(await findings(files('# Home\n\n{oops}'), config)).not.toContain('unlinked-page')
})

test('made pages, such as the archive of a blog, need no link', async () => {
  const report = await findings({
    'docs/index.md': '# Home\n\nText.',
    'blog/2026-01-02-a.md': '# A\n\nText.',
  })
  expect(report).not.toContain('unlinked-page')
})

test('what several languages have in common is reported once, by a build and by a check', async () => {
  const site = temporarySite(
    {
      'docs/index.md': '# Home\n\n[a](/gone) and <a href="lost">b</a>\n',
      'i18n/vi/docusaurus-plugin-content-docs/current/index.md': '# Nhà\n\n<a href="lost">b</a>\n',
    },
    { onBrokenLinks: 'warn', i18n: { defaultLocale: 'en', locales: ['en', 'de', 'fr', 'vi'] } },
  )
  const places = (report: string) => report.match(/\S+\.md:\d+|… and in .*/g)
  const expected = [
    ...['docs/index.md:3', '… and in 2 languages', 'docs/index.md:3', '… and in 2 languages'],
    'i18n/vi/docusaurus-plugin-content-docs/current/index.md:3',
  ]
  expect(places((await site.build()).report)).toEqual(expected)
  expect(places(await reportOf(site.dir))).toEqual(expect.arrayContaining(expected))
})

test('links in a spelling that plain hosts answer with "Page Not Found" are found in pages and settings', async () => {
  const site = temporarySite(
    {
      'docs/index.md':
        '# Home\n\n[Markdown gets the address of the page](/sub/a.html) and [here](/sub/a/index) and [there](./sub/A)\n\n<a href="/sub/a/#part">One</a> <a href="/sub/a.html">Also right</a> <a href="sub/A">Two</a> <a href="/sub/a">Right</a> <a href="/app/">A file</a>\n',
      'docs/sub/a.md': '# A\n\n## Part\n\nText with a [link](../index.md).\n',
      'static/app/index.html': '<!doctype html>',
    },
    { navbar: { items: [{ href: '/sub/a/index', label: 'A' }] } },
  )
  const { diagnostics, fixed } = await check(site.dir, { fix: true })
  expect(diagnostics.filter(isTrouble)).toEqual([])
  expect(fixed.map(({ code, where, hint }) => [code, where?.file, hint])).toEqual([
    ['uncommon-address', 'sotay.config.mjs', 'Write "/sub/a".'],
    ['uncommon-address', 'docs/index.md', 'Write "/sub/a#part".'],
    ['uncommon-address', 'docs/index.md', 'Write "/sub/a".'],
  ])
  expect(printReport((await check(site.dir)).diagnostics.filter(isTrouble))).toBe('')
})

test('a slash at the end of a link is right where pages are folders, as for every host', async () => {
  const files = {
    'docs/index.md': '# Home\n\n<a href="/a/">A</a>\n',
    'docs/a.md': '# A\n\n[Home](./index.md)\n',
  }
  expect(await findings(files, { trailingSlash: true })).toBe('')
  expect(await findings(files)).toContain('Write "/a".')
})

test('files that cannot be written beside each other are found without writing them', async () => {
  const report = await findings({ 'docs/a.md': `# A\n\n${words}`, 'static/a.html': 'mine' })
  expect(report).toContain('The address "/a" is claimed by docs/a.md and static/a.html.')
})

test('the search is asked what a file lists, and a page that is not among the first is reported', async () => {
  const { dir } = temporarySite(
    {
      'docs/index.md': '# Home\n\nText with a [link](./vim.md).\n',
      'docs/vim.md': '---\naliases: [editor]\n---\n# Vim\n\nHow to leave it: `:q`.\n',
      'queries.txt': 'how do i leave vim => /vim\neditor => /vim\nemacs => /vim\nvim => /emacs\n',
    },
    { search: { synonyms: [['vim', 'vi improved']] } },
  )
  expect(await reportOf(dir, { search: 'queries.txt' })).toMatchInlineSnapshot(`
    "error  search-miss                                queries.txt:3
      3 | emacs => /vim
      "emacs" does not find /vim among the first 8. It finds nothing.
      Write the reader's words into the page, best into a heading; or add them to its aliases, or to search.synonyms.

    error  unknown-search-page                        queries.txt:4
      4 | vim => /emacs
      The search knows no page at /emacs.
      Write the address below the base address, as in /guides/setup. Drafts, unlisted pages and those that "search" leaves out are not found.
    "
  `)
  expect(await reportOf(dir)).toBe('')
  await expect(check(dir, { search: 'none.txt' })).resolves.toMatchObject({
    diagnostics: expect.arrayContaining([
      expect.objectContaining({ message: 'There is no file "none.txt" in the site folder.' }),
    ]),
  })
})

test('a language that does not exist, and files that nothing reads because their name has a slip, are reported', async () => {
  const translations = 'i18n/fr/docusaurus-plugin-content-docs'
  const i18n = { locales: ['en', 'fr', 'vn', 'zz', 'tay', 'pt-BR'] }
  const report = await findings({
    'sotay.config.ts': `export default ${JSON.stringify({ title: 'Notes', url: 'https://x.example', i18n })}`,
    'sotay.config.cjs': 'module.exports = {}',
    'docs/index.md': '---\nlang: kp\n---\n\n# Home\n\n[A](./a.md)',
    'docs/a.md': '# A',
    'docs/b.MD': '# B',
    'docs/c.markdown': '# C',
    'docs/t.md.txt': '# T',
    'docs/sub/_category.json': '{ "label": "Sub" }',
    'docs/own/category.yml': 'label: Own\nlink: { type: generated-index }\n',
    'docs/data/category.yml': 'label: Data\nrows: []\n',
    'docs/_d.MD': '# D',
    [`${translations}/current/a.md`]: '# A',
    [`${translations}/current/_part.md`]: 'A',
    [`${translations}/current/aa.md`]: '# AA',
    [`${translations}/version-0.9/b.md`]: '# B',
    'i18n/fr/docusaurus-plugin-content-doc/current/a.md': '# A',
    'i18n/fr/docusaurus-plugin-stars/a.md': '# A',
    'i18n/fr/docs/a.md': '# A',
    'i18n/fr/pictures/a.png': '',
    [`${translations}/own/a.md`]: '# A',
    'i18n/vi/code.json': '{}',
    'i18n/glossary of terms/a.md': '# A',
  })
  const messages = report
    .split('\n\n')
    .map((problem) => problem.replaceAll(/\s+/g, ' '))
    .filter((problem) => /unread|unknown/.test(problem))
  expect(messages).toEqual([
    expect.stringMatching(
      /unread-file docs\/b\.MD .*ends? with "\.md" or "\.mdx"\. Rename it to docs\/b\.md\.$/,
    ),
    expect.stringMatching(/unread-file docs\/c\.markdown .* Rename it to docs\/c\.md\.$/),
    expect.stringMatching(/unknown-language docs\/index\.md:2:\d .*"kp" is the code of no.* mean "ko"\?$/),
    expect.stringMatching(
      /unread-file docs\/own\/category\.yml .* Rename it to docs\/own\/_category_\.yml\.$/,
    ),
    expect.stringMatching(
      /unread-file docs\/sub\/_category\.json .* Rename it to docs\/sub\/_category_\.json\.$/,
    ),
    expect.stringMatching(/unread-file docs\/t\.md\.txt .* Rename it to docs\/t\.md\.$/),
    expect.stringMatching(
      /unread-file i18n\/fr\/docs The folder belongs to no docs.* Such folders are: docusaurus-plugin-content-docs\/current, docusaurus-plugin-content-blog, .* Also at i18n\/fr\/docusaurus-plugin-content-doc, i18n\/fr\/docusaurus-plugin-content-docs\/own\.$/,
    ),
    expect.stringMatching(/unread-file i18n\/fr\/docusaurus-plugin-content-docs\/current\/aa\.md /),
    expect.stringMatching(/unread-file i18n\/vi The folder .* languages are: en, fr, vn, zz, tay, pt-BR\.$/),
    expect.stringMatching(/unread-file sotay\.config\.cjs Another config is used, sotay\.config\.\w+;/),
    expect.stringMatching(/unknown-language .*"vn" is the code of no language.* Did you mean "vi"\?$/),
    expect.stringMatching(/unknown-language .*"zz" is the code of no language.* Use a code such as/),
  ])
})

test('links in full to the site itself are reported where it has nothing beside its other pages', async () => {
  const own = (path: string) => `[x](https://example.com/base${path})`
  const kept = [
    '',
    '/',
    '/docs/a',
    '/docs/a/?q=1#two',
    '/docs/file.pdf',
    '/old',
    '/other-program/x',
    '/vi/docs/a',
  ]
  const { dir } = temporarySite(
    {
      'docs/a.md': `# A\n\n${kept.map(own).join(' ')}\n\n[x](https://example.com/docs/none)\n\n${own('/docs/gone')} ${own('/vi/docs/ấy')}\n`,
      'docs/b.md': '# B\n\n[a](./a.md)\n',
      'static/docs/file.pdf': 'x',
      'blog/2026-01-02-post.md': `${own('/blog/2026/01/02/past')}\n\n{/* truncate */}\n`,
    },
    {
      baseUrl: '/base/',
      docs: { routeBasePath: 'docs' },
      i18n: { defaultLocale: 'en', locales: ['en', 'vi'] },
      redirects: [{ from: '/old', to: '/docs/a' }],
    },
  )
  const { diagnostics } = await check(dir)
  const broken = diagnostics.filter(({ code }) => code === 'broken-link')
  expect(
    broken.map(({ level, where, message }) => [level, where?.line, message.split('"')[1]]).sort(),
  ).toEqual([
    ['warning', 1, '/base/blog/2026/01/02/past'],
    ['warning', 7, '/base/docs/gone'],
    ['warning', 7, '/base/vi/docs/ấy'],
  ])
})

test('hosts from which code loads scripts are reported, unless the content policy allows them', async () => {
  const loading = (address: string) =>
    `export function load() { const a = document.createElement('script'); a.src = '${address}'; document.body.append(a) }`
  const { dir } = temporarySite(
    {
      'docs/a.md': '# A',
      'src/a.js': loading('//giscus.app/client.js'),
      'src/b.js': loading('https://cdn.example.org/b.js?v=1'),
      'src/c.js': loading('https://a.example.net/c.mjs'),
      'src/d.js': `${loading('/d.js')}\nexport const home = 'https://example.org'`,
      'src/e.jsx': "export default () => <script src='https://head.example.org/e.js' />",
      'src/f.js': loading('https://tags.example.org/f.js'),
      'files/js/track.js': `${loading('https://static.hotjar.com/c/hotjar-7.js')} ; fetch("https://api.example.org/t")`,
    },
    {
      baseUrl: '/base/',
      staticDirectories: ['static', 'files'],
      scripts: ['/base/js/track.js', 'https://cdn.example.org/a.js'],
      headTags: [{ tagName: 'script', attributes: {}, innerHTML: 'load("https://tags.example.org/f.js")' }],
      contentPolicy: { hosts: ['https://*.example.net'] },
    },
  )
  const { diagnostics } = await check(dir)
  const refused = diagnostics.filter(({ code }) => code === 'refused-host')
  expect(refused.map(({ where, message }) => [where?.file, message.split('"')[1]])).toEqual([
    ['files/js/track.js', 'https://*.hotjar.com'],
    ['files/js/track.js', 'https://api.example.org'],
    ['src/a.js', 'https://giscus.app'],
  ])
})
