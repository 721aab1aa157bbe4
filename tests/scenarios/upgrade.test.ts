import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type TemporarySite, temporarySite } from '../support/temporarySite.ts'

const files = {
  'package.json': '{\n    "private": true,\n    "dependencies": { "sotay": "^0.0.1" }\n}\n',
  'sotay.config.ts':
    "export default {\r\n  title: 'A',\r\n  url: 'https://example.com',\r\n  // Some are gone.\r\n  onBrokenMarkdownLinks: 'ignore',\r\n  i18n: { defaultLocale: 'en', locales: ['en', 'vi'] },\r\n}\r\n",
  'docs/index.md': '---\nslug: /\n---\n# Home\n\n:::note Read *this*\n\nText. [a](gone.md)\n\n:::\n',
  'docs/_part.mdx': '\ufeff:::tip Cafe\u0301\r\n\r\nText\r\n\r\n:::\r\n',
  'docs/part.mdx': "import Part from './_part.mdx'\n\n# Part\n\n<Part />\n",
  'docs/bytes.md': Buffer.from('# Bytes\n\n:::note A \xff\n\nText\n\n:::\n', 'latin1'),
  'i18n/vi/docusaurus-plugin-content-docs/current/index.md':
    '---\nslug: /\n---\n# Nhà\n\n:::note Đọc\n\nA\n\n:::\n',
  'blog/2026-01-01-post.md': '---\nauthor: Lan\nauthor_url: https://lan.example\n---\n# Post\n\nText\n',
}

test('upgrade shows and makes every change, twice the same as once, and no page differs', async () => {
  const site = temporarySite(files)
  const before = textsOf(site.dir)
  const shown = await site.sotay('upgrade', '--dry-run')
  const printed = shown.stdout.replaceAll('\ufeff', '').normalize('NFC')
  expect(printed.replace(/\+ 3: .*sotay.*/, '+ 3: a newer Sotay')).toMatchInlineSnapshot(`
    "Nothing is changed yet. What would be:
    sotay.config.ts
    - 5:   onBrokenMarkdownLinks: 'ignore',
    + 6:   markdown: { hooks: { onBrokenMarkdownLinks: 'ignore' } },
    docs/_part.mdx
    - 1: :::tip Café
    + 1: :::tip[Café]
    docs/index.md
    - 6: :::note Read *this*
    + 6: :::note[Read *this*]
    blog/2026-01-01-post.md
    - 2: author: Lan
    - 3: author_url: https://lan.example
    + 2: authors:
    + 3:   - name: Lan
    + 4:     url: https://lan.example
    i18n/vi/docusaurus-plugin-content-docs/current/index.md
    - 6: :::note Đọc
    + 6: :::note[Đọc]
    package.json
    - 3:     "dependencies": { "sotay": "^0.0.1" }
    + 3: a newer Sotay
    "
  `)
  expect(textsOf(site.dir)).toEqual(before)
  const settings = site.read('sotay.config.ts')
  const byHand = "  markdown: { hooks: { onBrokenMarkdownLinks: 'ignore' } },"
  site.write({ 'sotay.config.ts': settings.replace(/ {2}onBroken.*,/, byHand) })
  const pages = await pagesOf(site)
  site.write({ 'sotay.config.ts': settings })
  const { stdout, status } = await site.sotay('upgrade')
  expect(status).toBe(0)
  expect(stdout).toContain('Run "npm install" next')
  expect(site.read('docs/_part.mdx')).toBe('\ufeff:::tip[Cafe\u0301]\r\n\r\nText\r\n\r\n:::\r\n')
  expect(site.read('sotay.config.ts')).toBe(
    settings.replace(/ {2}onBroken.*\r\n/, '').replace(/(?=\}\r\n$)/, `${byHand}\r\n`),
  )
  expect(await pagesOf(site)).toEqual(pages)
  const after = textsOf(site.dir)
  expect(after['docs/bytes.md']).toBe(before['docs/bytes.md'])
  expect((await site.sotay('upgrade')).stdout).toMatch(/^There is nothing to change for Sotay [\d.]+\.\n$/)
  expect(textsOf(site.dir)).toEqual(after)
})

test('what only the author can change is said, and fails the command', async () => {
  const site = temporarySite({
    'sotay.config.ts': "const more = { onBrokenMarkdownLinks: 'warn', ...{} }\nexport default more\n",
  })
  const { stdout, status } = await site.sotay('upgrade')
  expect(status).toBe(1)
  expect(stdout).toContain(
    'In sotay.config.ts, "onBrokenMarkdownLinks" is now "markdown.hooks.onBrokenMarkdownLinks".',
  )
})

test('the version that a site was made with can be given, as three numbers', async () => {
  const site = temporarySite({ 'docs/index.md': '# A\n' })
  expect((await site.sotay('upgrade', '--from', '0.1.0')).status).toBe(0)
  expect((await site.sotay('upgrade', '--from', 'new')).stderr).toContain('"new" is no version')
})

/** The HTML of every page. Texts for machine readers are the notes as they are written. */
async function pagesOf(site: TemporarySite): Promise<Record<string, string>> {
  const { report } = await site.build()
  expect(report).not.toContain('error')
  const texts = textsOf(join(site.dir, 'build'))
  return Object.fromEntries(Object.entries(texts).filter(([path]) => path.endsWith('.html')))
}

function textsOf(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => !path.startsWith('.sotay') && statSync(join(folder, path)).isFile(),
  )
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), 'latin1')]))
}

test('partials whose names begin with a dot are upgraded too, and nothing of packages', async () => {
  const site = temporarySite(
    {
      'a.md': '# A\n\n:::note B\n\nText\n\n:::\n',
      '.part.md': ':::note B\n',
      'node_modules/c/README.md': ':::note B\n',
      '.git/d.md': ':::note B\n',
    },
    { docs: { path: '.' } },
  )
  expect((await site.sotay('upgrade')).stdout).toContain('Changed 2 files')
  expect(site.read('.part.md')).toBe(':::note[B]\n')
})
