import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runHere, type TemporarySite, temporarySite } from '../support/temporarySite.ts'

const config = (more = '') => `export default {
  title: 'Test',
  url: 'https://example.com',
  onBrokenLinks: 'throw',
  docs: { routeBasePath: '/', sidebarPath: './sidebars.ts' },
  navbar: { items: [{ to: '/guides/vim', label: 'Vim' }, { type: 'doc', docId: 'guides/vim', label: 'Doc' }] },
  footer: { copyright: '<a href="/guides/vim#keys">Vim</a>' },${more}
}
`

const sidebars = `export default {
  main: ['index', 'guides/vim', { type: 'category', label: 'guides/vim', items: [{ type: 'doc', id: 'other' }] }],
}
`

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const files = {
  'sotay.config.ts': config(),
  'sidebars.ts': sidebars,
  'docs/index.mdx':
    '# Home\n\n[a](guides/vim.md) 😀 [b](./guides/vim.md#keys "Title") [c](/guides/vim) [d][ref] [e](</guides/vim#keys>)\n' +
    '[over two\nlines](guides/vim) ![p](./guides/pic.png) `[code](./guides/vim.md)` [f](https://example.com/guides/vim)\n\n' +
    '<a href="/guides/vim">g</a> <Link to="/guides/vim?x=1#keys">h</Link>\n\n' +
    '```js\n// [not a link](./guides/vim.md)\n```\n\n[ref]: guides/vim.md#keys\n',
  'docs/guides/vim.md':
    '---\nimage: ./pic.png\npagination_next: other\n---\n\n# Vim\n\n## Keys\n\n[home](../index.mdx) [self](#keys) [other](../other.md)\n\n```js file=./code.js\n```\n\n![p](pic.png)\n',
  'docs/guides/code.js': 'let x = 1\n',
  'docs/guides/pic.png': png,
  'docs/other.md': '---\npagination_prev: guides/vim\n---\n\n# Other\n\n[v](guides/vim)\n',
}

const site = (more: Record<string, string | Buffer> = {}) => temporarySite({ ...files, ...more } as never)

async function expectWhole(made: TemporarySite): Promise<void> {
  const build = await made.build()
  expect(build.report).toBe('')
}

test('mv moves a note, and changes everything that names it in the style it has', async () => {
  const made = site()
  const { status, stdout, stderr } = await made.sotay('mv', 'docs/guides/vim.md', 'docs/editors/vi.md')
  expect(stderr).toBe('')
  expect(status).toBe(0)
  expect(stdout).toBe(
    'Moved docs/guides/vim.md to docs/editors/vi.md, and changed 5 files, with a redirect from where it was.\n',
  )
  expect(made.read('docs/index.mdx')).toBe(
    '# Home\n\n[a](editors/vi.md) 😀 [b](./editors/vi.md#keys "Title") [c](/editors/vi) [d][ref] [e](</editors/vi#keys>)\n' +
      '[over two\nlines](editors/vi) ![p](./guides/pic.png) `[code](./guides/vim.md)` [f](https://example.com/editors/vi)\n\n' +
      '<a href="/editors/vi">g</a> <Link to="/editors/vi?x=1#keys">h</Link>\n\n' +
      '```js\n// [not a link](./guides/vim.md)\n```\n\n[ref]: editors/vi.md#keys\n',
  )
  expect(made.read('docs/editors/vi.md')).toBe(
    files['docs/guides/vim.md']
      .replace('image: ./pic.png', 'image: ../guides/pic.png')
      .replace('file=./code.js', 'file=../guides/code.js')
      .replace('](pic.png)', '](../guides/pic.png)'),
  )
  expect(made.read('docs/other.md')).toBe(files['docs/other.md'].replaceAll('guides/vim', 'editors/vi'))
  expect(made.read('sidebars.ts')).toBe(sidebars.replace("'guides/vim',", "'editors/vi',"))
  expect(made.read('sotay.config.ts')).toBe(
    config("\n  redirects: [\n    { from: '/guides/vim', to: '/editors/vi' },\n  ],").replace(
      /(?<=to: '\/|docId: '|href="\/)guides\/vim/g,
      'editors/vi',
    ),
  )
  await expectWhole(made)
})

test('mv back again takes the redirects away, and changes only what would lead elsewhere', async () => {
  const made = site()
  await made.sotay('mv', 'docs/guides/vim.md', 'docs/editors/vi.md')
  await made.sotay('mv', '--no-redirect', 'docs/editors/vi.md', 'docs/guides/vim.md')
  for (const path of ['docs/index.mdx', 'docs/other.md', 'sidebars.ts'] as const)
    expect(made.read(path)).toBe(files[path])
  expect(made.read('docs/guides/vim.md')).toBe(
    files['docs/guides/vim.md'].replace(/(?:(?<==|: )\.\/|(?<=\()(?=pic))/g, '../guides/'),
  )
  expect(made.read('sotay.config.ts')).toBe(config('\n  redirects: [],'))
  expect(existsSync(join(made.dir, 'docs/editors'))).toBe(false)
})

test('mv moves a folder with its pictures and code, and a note without its ending', async () => {
  const made = site()
  const { status, stderr } = await made.sotay('mv', 'docs/guides', 'docs/how to/')
  expect([status, stderr]).toEqual([0, ''])
  expect(made.read('docs/how to/guides/vim.md')).toBe(
    files['docs/guides/vim.md']
      .replace('../index.mdx', '../../index.mdx')
      .replace('../other.md', '../../other.md'),
  )
  expect(made.read('docs/index.mdx')).toContain('[a](how%20to/guides/vim.md)')
  expect(made.read('docs/index.mdx')).toContain('[e](</how%20to/guides/vim#keys>)')
  await expectWhole(made)
  expect((await made.sotay('mv', 'docs/other', 'docs/another')).status).toBe(0)
  expect(made.read('docs/another.md')).toContain('# Other')
  await expectWhole(made)
})

test('with --site, paths are those of that site, wherever the command runs', async () => {
  const made = site()
  const elsewhere = temporarySite({ 'docs/guides/mine.md': '# Mine\n' })
  const args = ['mv', '--site', made.dir, 'docs/guides/vim.md', 'docs/guides/vi.md']
  expect(await runHere(args, elsewhere.dir)).toMatchObject({ status: 0, stderr: '' })
  expect(made.read('docs/guides/vi.md')).toContain('# Vim')
})

test('a link to a file stays one, also from the folder of the site or of the notes, or with a slash at its end', async () => {
  const made = site({
    'docs/links.md':
      '# Links\n\n[a](/docs/guides/vim.md) [b](/guides/vim.md) [c](@site/docs/guides/vim.md) [d](guides/vim.md/#keys)\n',
  })
  expect((await made.sotay('mv', 'docs/guides/vim.md', 'docs/v.md')).stderr).toBe('')
  expect(made.read('docs/links.md')).toContain(
    '[a](/docs/v.md) [b](/v.md) [c](@site/docs/v.md) [d](v.md#keys)',
  )
})

test('mv of static pictures changes the settings that name them, also those without a slash', async () => {
  const pictures = `
  favicon: 'img/a.png',
  image: 'img/a.png',`
  const settings = config(pictures).replace(
    "label: 'Doc' }] }",
    "label: 'Doc' }], logo: { src: 'img/a.png', alt: 'A' } }",
  )
  const made = site({ 'sotay.config.ts': settings, 'static/img/a.png': png })
  await expectWhole(made)
  const { stdout, stderr } = await made.sotay('mv', 'static/img', 'static/pics')
  expect([stdout, stderr]).toEqual(['Moved static/img to static/pics, and changed 1 file.\n', ''])
  expect(made.read('sotay.config.ts')).toBe(settings.replaceAll("'img/a.png'", "'pics/a.png'"))
  await expectWhole(made)
})

test('mv to another case changes the config and links by address as well', async () => {
  const made = site()
  const { stdout, stderr } = await made.sotay('mv', 'docs/guides', 'docs/Guides')
  expect(stderr).toBe('')
  expect(stdout).toContain('Hosts may take the former addresses for the new ones, so there is no redirect.')
  expect(made.read('sotay.config.ts')).not.toContain('guides/vim')
  expect(made.read('docs/index.mdx').replace(/`.*?`|\/\/ .*/g, '')).not.toContain('guides/vim')
  expect(made.read('docs/Guides/vim.md')).toBe(files['docs/guides/vim.md'])
  await expectWhole(made)
})

test('with --dry-run mv lists what would change, and changes nothing', async () => {
  const made = site()
  const { status, stdout } = await made.sotay('mv', '--dry-run', 'docs/other.md', 'docs/last.md')
  expect(status).toBe(0)
  expect(stdout).toMatchInlineSnapshot(`
    "Nothing is changed yet. What would be:
    docs/other.md -> docs/last.md
    docs/guides/vim.md
    - 3: pagination_next: other
    + 3: pagination_next: last
    - 10: [home](../index.mdx) [self](#keys) [other](../other.md)
    + 10: [home](../index.mdx) [self](#keys) [other](../last.md)
    sidebars.ts
    - 2:   main: ['index', 'guides/vim', { type: 'category', label: 'guides/vim', items: [{ type: 'doc', id: 'other' }] }],
    + 2:   main: ['index', 'guides/vim', { type: 'category', label: 'guides/vim', items: [{ type: 'doc', id: 'last' }] }],
    sotay.config.ts
    + 8:   redirects: [
    + 9:     { from: '/other', to: '/last' },
    + 10:   ],
    "
  `)
  expect(made.read('docs/other.md')).toBe(files['docs/other.md'])
  expect(existsSync(join(made.dir, 'docs/last.md'))).toBe(false)
})

test.each([
  ['docs/gone.md', 'docs/x.md', 'There is no file or folder "docs/gone.md".'],
  ['docs/othar.md', 'docs/x.md', 'Did you mean "docs/other.md"?'],
  ['docs/guides/vim.md', 'docs/other.md', 'There is a file "docs/other.md" already.'],
  ['docs/guides/vim.md', 'notes/vim.md', '"notes/vim.md" would be no page.'],
  ['docs/guides/vim.md', 'docs/_vim.md', '"docs/_vim.md" would be no page.'],
  ['docs/guides/pic.png', 'docs/.kept/a.png', '"docs/.kept/a.png" is no place for a file of the site.'],
  ['docs/guides/pic.png', 'node_modules/a.png', '"node_modules/a.png" is no place for a file of the site.'],
  ['docs/guides', 'docs/guides/deeper/guides', 'A folder cannot move into itself.'],
  ['sidebars.ts', 'docs/sidebars.ts', '"sidebars.ts" is in none of the folders of notes.'],
  ['docs/other.md', 'docs/guides/vim.mdx', 'duplicate'],
  ['docs/other.md', 'docs/guides/vim.mdx', 'Nothing was changed.'],
])('mv of %s to %s is refused, and nothing is changed', async (from, to, reason) => {
  const made = site()
  const { status, stderr } = await made.sotay('mv', from, to)
  expect(status).toBe(1)
  expect(stderr).toContain(reason)
  for (const [path, text] of Object.entries(files).filter(([path]) => !path.endsWith('.png')))
    expect(made.read(path)).toBe(text)
})

const mistaken = '# Mistaken\n\n<Tabs>\n\n'

test('mv goes on where a file that cannot be parsed names nothing that changes, and says that it stays as it is', async () => {
  const made = site({
    'docs/mistaken.mdx': `${mistaken}[Vim](guides/vim.md) is no other tool, [nor](another.md)\n`,
    'docs/part of.mdx': `import Part from './_part.mdx'\n\n${mistaken}`,
    'docs/_part.mdx': '[o](other.md)\n',
    'src/half.tsx': 'const half = {',
  })
  const moved = await made.sotay('mv', 'docs/other.md', 'docs/deep/last.md')
  expect(moved.stderr).toBe('')
  expect(moved.stdout).toContain(
    '\ndocs/mistaken.mdx, docs/part of.mdx and src/half.tsx have mistakes, so their links cannot be found. Nothing in there names what changed.\n',
  )
  expect(made.read('docs/guides/vim.md')).toContain('[other](../deep/last.md)')
  // What a mistaken note imports is read all the same.
  expect(made.read('docs/_part.mdx')).toBe('[o](deep/last.md)\n')
  const renamed = await made.sotay('mv', '--heading', 'docs/guides/vim.md', 'Keys', 'Tasten')
  expect(renamed.stderr).toBe('')
  expect(renamed.stdout).toContain('docs/mistaken.mdx and docs/part of.mdx have mistakes')
  expect(made.read('docs/index.mdx')).toContain('[ref]: guides/vim.md#tasten')
})

test.each([
  ['a path', '[v](guides/vim.md)'],
  ['a path in the line below', '[v](\n  guides/vim.md)'],
  ['an encoded name', '[v](./guides/%76im)'],
  ['an attribute', '<Link to="/guides/vim#keys">'],
  ['a definition', '[v]: guides/vim.md'],
  ['a name', '[[Vim]]'],
  ['an alias', '[[the editor|v]]'],
  ['the id of a doc', '<p>\n\npagination_next: guides/vim'],
  ['an address of dots', '[up](./)', 'docs/index.mdx', 'docs/deep/home.mdx'],
  ['a picture of a folder', '![p](guides/pic.png)', 'docs/guides', 'docs/how'],
  ['its own links', '[o](other.md)', 'docs/mistaken.mdx', 'docs/deep/mistaken.mdx'],
])(
  'mv is refused where a note that cannot be parsed may lead to what moves by %s',
  async (_, link, from = 'docs/guides/vim.md', to = 'docs/editors/vi.md') => {
    const made = site({
      'docs/guides/vim.md': files['docs/guides/vim.md'].replace('---\n', '---\naliases: [The editor]\n'),
      'docs/mistaken.mdx': `${mistaken}${link}\n`,
    })
    const { status, stderr } = await made.sotay('mv', from, to)
    expect(status).toBe(1)
    expect(stderr).toContain('The links of docs/mistaken.mdx cannot be found, because it has a mistake, and')
    expect(stderr).toContain('Line 3: Expected a closing tag for `<Tabs>`')
    expect(existsSync(join(made.dir, from))).toBe(true)
    expect(made.read('sotay.config.ts')).toBe(config())
  },
)

test('mv --heading is refused where a note that cannot be parsed may lead to the heading', async () => {
  const made = site({ 'docs/mistaken.mdx': `${mistaken}[k](guides/vim.md#keys)\n` })
  const { stderr } = await made.sotay('mv', '--heading', 'docs/guides/vim.md', 'Keys', 'Tasten')
  expect(stderr).toContain('docs/mistaken.mdx cannot be found, because it has a mistake, and one may lead to')
  expect(made.read('docs/guides/vim.md')).toContain('## Keys\n')
})

test('mv keeps line ends, byte order marks and letters in parts, and moves what git follows in git', async () => {
  const made = site({
    'docs/odd.md':
      '\uFEFF# Odd\r\n\r\nTie\u0302\u0301ng [v](./guides/vim.md) Vie\u0323\u0302t [w](/guides/vim)\r\n',
  })
  const git = (...args: string[]) => execFileSync('git', args, { cwd: made.dir, encoding: 'utf8' })
  git('init', '-q')
  git('add', '.')
  expect((await made.sotay('mv', 'docs/guides/vim.md', 'docs/v.md')).stderr).toBe('')
  expect(made.read('docs/odd.md')).toBe(
    '\uFEFF# Odd\r\n\r\nTie\u0302\u0301ng [v](./v.md) Vie\u0323\u0302t [w](/v)\r\n',
  )
  expect(git('ls-files', 'docs/v.md')).toBe('docs/v.md\n')
})

test('translations move along, in every language links lead where they led', async () => {
  const inVietnamese = 'i18n/vi/docusaurus-plugin-content-docs/current'
  const made = site({
    'sotay.config.ts': config("\n  i18n: { defaultLocale: 'en', locales: ['en', 'vi'] },"),
    [`${inVietnamese}/guides/vim.md`]: '# Vim\n\n## Phím {#keys}\n\n[trang đầu](../index.mdx)\n',
    [`${inVietnamese}/index.mdx`]: '# Trang đầu\n\n[Vim](./guides/vim.md#keys)\n',
  })
  expect((await made.sotay('mv', 'docs/guides/vim.md', 'docs/vi.md')).stderr).toBe('')
  expect(made.read(`${inVietnamese}/vi.md`)).toBe('# Vim\n\n## Phím {#keys}\n\n[trang đầu](./index.mdx)\n')
  expect(made.read(`${inVietnamese}/index.mdx`)).toBe('# Trang đầu\n\n[Vim](./vi.md#keys)\n')
  await expectWhole(made)
})

test.each([
  ['suffix', (path: string) => `docs/${path}.vi.md`],
  ['folder', (path: string) => `docs/vi/${path}.md`],
] as const)('translations among the originals move along: %s', async (structure, inVietnamese) => {
  const made = temporarySite(
    {
      'docs/index.md': '# Home\n\n[b](b.md)\n',
      'docs/b.md': '# B\n',
      [inVietnamese('index')]: '# Nhà\n\n[b](b.md)\n',
      [inVietnamese('b')]: '# Bê\n\n[i](./index.md)\n',
    },
    { docs: { routeBasePath: '/' }, i18n: { defaultLocale: 'en', locales: ['en', 'vi'], structure } },
  )
  const { stdout, stderr } = await made.sotay('mv', '--no-redirect', 'docs/b.md', 'docs/x/c.md')
  expect(stderr).toBe('')
  expect(stdout).toBe('Moved docs/b.md to docs/x/c.md, and changed 3 files.\n')
  expect(made.read(inVietnamese('index'))).toContain('[b](x/c.md)')
  expect(made.read(inVietnamese('x/c'))).toContain('[i](../index.md)')
  await expectWhole(made)
  const refused = await made.sotay('mv', inVietnamese('x/c'), inVietnamese('d'))
  expect(refused.stderr).toContain('What moves is the original, and its translations move along.')
})

test('links of a home page are changed, also where VitePress wrote them', async () => {
  const home = (to: string) =>
    `---\nlayout: home\nhero: { name: Home, actions: [{ text: A, link: ${to} }] }\nfeatures: [{ title: B, link: ${to} }]\n---\n`
  const made = temporarySite(
    { 'docs/index.md': home('/a'), 'docs/a.md': '# A\n' },
    { docs: { routeBasePath: '/' } },
  )
  expect((await made.sotay('mv', '--no-redirect', 'docs/a.md', 'docs/b.md')).stderr).toBe('')
  expect(made.read('docs/index.md')).toBe(home('/b'))
  await expectWhole(made)
  expect(made.read('build/index.html').match(/href="\/b"/g)!.length).toBeGreaterThan(2)
})

test('the code of the site, and Markdown files that notes import, are changed as well', async () => {
  const made = site({
    'src/pages/about.tsx':
      'import Link from \'@docusaurus/Link\'\nexport default () => <main><h1>About</h1><Link to="/guides/vim">Vim</Link></main>\n',
    'docs/_part.mdx': 'See [Vim](./guides/vim.md).\n',
    'docs/with.mdx': "---\ntitle: With\n---\n\nimport Part from './_part.mdx'\n\n<Part />\n",
  })
  expect((await made.sotay('mv', 'docs/guides/vim.md', 'docs/v.md')).stderr).toBe('')
  expect(made.read('src/pages/about.tsx')).toContain('to="/v"')
  expect(made.read('docs/_part.mdx')).toBe('See [Vim](./v.md).\n')
  expect((await made.sotay('mv', 'docs/with.mdx', 'docs/deep/with.mdx')).stderr).toBe('')
  expect(made.read('docs/deep/with.mdx')).toContain("from '../_part.mdx'")
  await expectWhole(made)
})

test('mv comes to an end where addresses are empty, in Markdown and in HTML', async () => {
  const made = site({
    'sotay.config.ts': config("\n  markdown: { format: 'md' },"),
    'docs/empty.md':
      '# Empty\n\n[`a`]() <a href="">b</a> <a href>c</a> <img src=\'\' alt="d"> [e](guides/vim.md)\n',
  })
  expect((await made.sotay('mv', 'docs/guides/vim.md', 'docs/v.md')).status).toBe(0)
  expect(made.read('docs/empty.md')).toContain(
    '<a href="">b</a> <a href>c</a> <img src=\'\' alt="d"> [e](v.md)',
  )
})

test('mv is refused where a note of a folder that moves would be no page', async () => {
  const made = site()
  const { status, stderr } = await made.sotay('mv', 'docs/guides', 'docs/.hidden')
  expect(status).toBe(1)
  expect(stderr).toContain('"docs/.hidden/vim.md" would be no page.')
  expect(made.read('docs/guides/vim.md')).toContain('# Vim')
})

test('mv is refused for what programs look for, where notes are in the folder of the site itself', async () => {
  const made = temporarySite(
    { 'a.md': '# A\n', '.obsidian/app.json': '{}', 'node_modules/x/index.js': '', 'package.json': '{}' },
    { docs: { path: '.', routeBasePath: '/' } },
  )
  for (const path of ['sotay.config.mjs', '.obsidian', 'node_modules', 'node_modules/x', 'package.json', '.'])
    expect((await made.sotay('mv', '--dry-run', path, 'moved')).stderr).toContain(
      `"${path}" is none of the notes and files of the site`,
    )
})

test('letters of addresses stay encoded where they were, also beside what is encoded in any case', async () => {
  const made = site({
    'docs/n.md':
      '![](pics/%E1%BA%A3nh%20ch%E1%BB%A5p%20(1).png) ![](<pics/ảnh chụp (1).png>) <a href="m%E1%BA%ABu.md#ph%E1%BA%A7n">m</a> [m](m%E1%BA%ABu.md#ph%E1%BA%A7n)\n',
    'docs/pics/ảnh chụp (1).png': png,
    'docs/mẫu.md': '# M\n\n## Phần\n',
  })
  expect((await made.sotay('mv', 'docs/pics', 'docs/ảnh')).stderr).toBe('')
  expect((await made.sotay('mv', '--heading', 'docs/mẫu.md', 'Phần', 'Đoạn')).stderr).toBe('')
  expect(made.read('docs/n.md')).toBe(
    '![](%E1%BA%A3nh/%E1%BA%A3nh%20ch%E1%BB%A5p%20(1).png) ![](<ảnh/ảnh chụp (1).png>) <a href="m%E1%BA%ABu.md#%C4%91o%E1%BA%A1n">m</a> [m](m%E1%BA%ABu.md#%C4%91o%E1%BA%A1n)\n',
  )
})

test('mv --heading changes a heading, and the links that lead to it', async () => {
  const made = site()
  const { stdout, stderr } = await made.sotay('mv', '--heading', 'docs/guides/vim.md', 'Keys', 'Phím tắt')
  expect(stderr).toBe('')
  expect(stdout).toBe('Changed the heading, and changed 2 files.\n')
  expect(made.read('docs/guides/vim.md')).toContain('## Phím tắt\n')
  expect(made.read('docs/guides/vim.md')).toContain('[self](#phím-tắt)')
  expect(made.read('docs/index.mdx')).toContain('[ref]: guides/vim.md#phím-tắt')
  await expectWhole(made)
  expect((await made.sotay('mv', '--heading', 'docs/guides/vim.md', 'Kys', 'X')).stderr).toContain(
    'has no heading "Kys"',
  )
})

test('mv --heading changes a heading of a translation, and the links to it in that language', async () => {
  const folder = 'i18n/vi/docusaurus-plugin-content-docs/current'
  const made = site({
    'sotay.config.ts': config("\n  i18n: { defaultLocale: 'en', locales: ['en', 'vi'] },"),
    [`${folder}/guides/vim.md`]: '# Vim\n\n## Phím\n\n## Keys\n\n[phím](#phím)\n',
    [`${folder}/index.mdx`]: '# Trang đầu\n\n[Vim](./guides/vim.md#phím) [k](guides/vim.md#keys)\n',
  })
  const renamed = await made.sotay('mv', '--heading', `${folder}/guides/vim.md`, 'Phím', 'Tổ hợp')
  expect(renamed.stderr).toBe('')
  expect(made.read(`${folder}/guides/vim.md`)).toContain('## Tổ hợp\n\n## Keys\n\n[phím](#tổ-hợp)\n')
  expect(made.read(`${folder}/index.mdx`)).toContain('[Vim](./guides/vim.md#tổ-hợp) [k](guides/vim.md#keys)')
  expect((await made.sotay('mv', '--heading', `${folder}/guides/vim.md`, 'Keys', 'Lối')).stderr).toBe('')
  expect(made.read('docs/guides/vim.md')).toContain('## Keys\n')
  expect(made.read('docs/index.mdx')).toBe(files['docs/index.mdx'])
  await expectWhole(made)
})

test('mv --heading leaves the sign before the label of a link between double brackets, also in a table', async () => {
  const text = (heading: string) =>
    `[[two#${heading}|it]]\n\n| a |\n|---|\n| [[two#${heading}\\|it]] |\n| [[two#A#${heading}\\|it]] |\n`
  const made = temporarySite(
    { 'docs/one.md': text('Part'), 'docs/two.md': '# A\n\n## Part\n' },
    { markdown: { obsidian: true, format: 'md' } },
  )
  expect((await made.sotay('mv', '--heading', 'docs/two.md', 'Part', 'Phần')).stderr).toBe('')
  expect(made.read('docs/one.md')).toBe(text('Phần'))
})

test('mv --heading finds a heading in plain Markdown that holds HTML, and gives each heading a text', async () => {
  const note =
    '# One\n\n<b>x</b>\n\n```md\n## Two\n```\n\n## `c` [Two](other.md) {#kept}\n\n## Two\n\n<h2>Two</h2>\n'
  const made = site({
    'sotay.config.ts': config("\n  markdown: { format: 'md' },"),
    'docs/one.md': note,
    'docs/two.md': '# Two\n\n[a](one.md#two) <i>b</i>\n',
  })
  expect((await made.sotay('mv', '--heading', 'docs/one.md', 'Two', 'Three')).stderr).toBe('')
  expect(made.read('docs/two.md')).toContain('[a](one.md#three)')
  expect((await made.sotay('mv', '--heading', 'docs/one.md', '`c` [Two](other.md)', 'Four')).stderr).toBe('')
  expect(made.read('docs/one.md')).toBe(
    note.replace('\n## Two\n\n<', '\n## Three\n\n<').replace('`c` [Two](other.md)', 'Four'),
  )
  const refused = async (text: string) =>
    (await made.sotay('mv', '--heading', 'docs/one.md', 'Four', text)).stderr
  expect(await refused(' ')).toContain('A heading needs a text.')
  expect(await refused('a\nb')).toContain('The text of a heading is one line.')
  made.write({ 'sotay.config.ts': config("\n  markdown: { format: 'md', obsidian: true },") })
  expect(await refused('three')).toContain('The note has a heading "three" already.')
})

test('redirects that are worked out by code are left to the author', async () => {
  const made = site({
    'sotay.config.ts': config('\n  redirects: [0].map(() => ({ from: "/x", to: "/other" })),'),
  })
  const { stderr } = await made.sotay('mv', 'docs/guides/vim.md', 'docs/v.md')
  expect(stderr).toContain('works out its redirects by code')
  expect((await made.sotay('mv', '--no-redirect', 'docs/guides/vim.md', 'docs/v.md')).status).toBe(0)
})

test('a post whose new name states no date keeps the one that its former name stated', async () => {
  const posts = {
    'blog/2022-08-10-a.md': '# A\n',
    'blog/2022/08/11/b.md': '---\ntags: [x]\n---\n\n# B\n',
    'blog/2022-08-12-c.md': '# C\n',
    'blog/2022-08-13-d.md': '---\ndate: 2020-01-01\n---\n\n# D\n',
  }
  const made = temporarySite(posts, { docs: false, blog: [{}] })
  const mv = async (from: string, to: string) => expect((await made.sotay('mv', from, to)).stderr).toBe('')
  await mv('blog/2022-08-10-a.md', 'blog/a.md')
  await mv('blog/2022/08/11/b.md', 'blog/b.md')
  await mv('blog/2022-08-12-c.md', 'blog/2023-01-01-c.md')
  await mv('blog/2022-08-13-d.md', 'blog/d.md')
  expect(made.read('blog/a.md')).toBe('---\ndate: 2022-08-10\n---\n\n# A\n')
  expect(made.read('blog/b.md')).toBe('---\ndate: 2022-08-11\ntags: [x]\n---\n\n# B\n')
  expect(made.read('blog/2023-01-01-c.md')).toBe('# C\n')
  expect(made.read('blog/d.md')).toBe(posts['blog/2022-08-13-d.md'])
})

test('in a vault, files and notes that are named by their paths from the top are followed, too', async () => {
  const site = temporarySite(
    {
      'docs/A/A x/i.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'docs/A/A x/n.md': '# N\n',
      'docs/A/A.md': '# A\n\n![p](A/A%20x/i.svg) [n](A/A%20x/n.md) [n](A/A%20x/n)\n',
    },
    { markdown: { obsidian: true, format: 'md' } },
  )
  expect((await site.sotay('mv', 'docs/A/A x/i.svg', 'docs/B/j.svg')).stderr).toBe('')
  expect((await site.sotay('mv', 'docs/A/A x/n.md', 'docs/B/m.md')).stderr).toBe('')
  expect(site.read('docs/A/A.md')).toContain('![p](../B/j.svg) [n](../B/m.md) [n](B/m)')
})

test('in a vault, only what Markdown writes may stay as a name: paths in HTML, settings and front matter are written anew', async () => {
  const html = (at: string, note: string) =>
    `<img src="${at}a.png"> <video src="${at}v.mp4" poster="${at}a.png"></video> <area href="${note}">\n\n` +
    `<picture><source srcset="${at}a.png 1x, ${at}b.png 2x"><img src='${at}b.png'></picture>\n\n[r]: ${'pics/a.png'}\n`
  const jsx = (at: string) =>
    `<img src="${at}a.png" /> <a href="${at}f.pdf">f</a> <Link to="pics/f.pdf">f</Link>\n`
  const named = '<a href="pics/f.pdf">f</a> ![p](pics/a.png) ![p][r] [n](n.md) [A](A)\n\n'
  const made = temporarySite(
    {
      'docs/m/pics/a.png': png,
      'docs/m/pics/b.png': png,
      'docs/m/pics/f.pdf': '',
      'docs/m/pics/v.mp4': '',
      'docs/m/n.md': '# N\n',
      'docs/pic.png': png,
      'docs/m/a.md': `---\nimage: ../pic.png\n---\n\n# A\n\n${named}${html('pics/', 'n.md')}`,
      'docs/m/b.mdx': `# B\n\n${jsx('pics/')}`,
      'docs/c.md': '# C\n\n[n](n.md) [x](/m/n)\n',
    },
    { markdown: { obsidian: true, format: 'detect' }, navbar: { items: [{ to: '/docs/m/n', label: 'N' }] } },
  )
  const mv = async (from: string, to: string) => expect((await made.sotay('mv', from, to)).stderr).toBe('')
  await mv('docs/m/a.md', 'docs/a.md')
  await mv('docs/m/b.mdx', 'docs/b.mdx')
  expect(made.read('docs/a.md')).toBe(
    `---\nimage: ./pic.png\n---\n\n# A\n\n${named}${html('m/pics/', 'm/n.md')}`,
  )
  expect(made.read('docs/b.mdx')).toBe(`# B\n\n${jsx('m/pics/')}`)
  await mv('docs/m/n.md', 'docs/m/o.md')
  expect(made.read('docs/c.md')).toContain('[n](m/o.md)')
  expect(made.read('docs/a.md')).toContain('[n](m/o.md)')
})

test('mv finds each address in HTML of plain Markdown by its tag and attribute, wherever others name the same', async () => {
  const note = (at: string) =>
    `# A\n\n[f](${at}f.pdf) ![a](${at}a.png)\n\n<img alt="pics/b.png" src="${at}b.png"> and "pics/b.png", pics/b.png\n\n` +
    `<a href="${at}f.pdf">f</a> <img src=${at}a.png> <IMG SRC='${at}a.png' srcset="${at}a.png 1x, ${at}b.png 2x">\n`
  const pictures = { 'docs/m/pics/a.png': png, 'docs/m/pics/b.png': png, 'docs/m/pics/f.pdf': '' }
  const made = temporarySite({ ...pictures, 'docs/m/a.md': note('pics/') }, { markdown: { format: 'md' } })
  expect((await made.sotay('mv', 'docs/m/a.md', 'docs/a.md')).stderr).toBe('')
  expect(made.read('docs/a.md')).toBe(note('m/pics/'))
})

test('mv says which files become pages by their new place, as templates do', async () => {
  const site = temporarySite(
    { 'docs/a.md': '# A\n', 'docs/Templates/day.md': '# Day\n', 'docs/Templates/more/week.md': '# Week\n' },
    { docs: { exclude: ['Templates/**'] } },
  )
  const mv = async (...args: string[]) => (await site.sotay('mv', ...args)).stdout
  expect(await mv('--dry-run', 'docs/Templates', 'docs/days')).toMatch(
    /\ndocs\/days\/day\.md and docs\/days\/more\/week\.md become pages there, and had none before\.\n$/,
  )
  expect(await mv('docs/Templates/day.md', 'docs/Templates/month.md')).not.toContain('page')
  expect(await mv('docs/Templates/month.md', 'docs/month.md')).toContain(
    '\ndocs/month.md becomes a page there, and had none before.\n',
  )
})
