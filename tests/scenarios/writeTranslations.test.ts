import { expect, test } from 'vitest'
import {
  type WriteTranslationsOptions,
  writeTranslations,
} from '../../engine/src/commands/writeTranslations.ts'
import type { UserConfig } from '../../engine/src/config/defineConfig.ts'
import type { BuildFailed } from '../../engine/src/diagnostics/diagnostic.ts'
import { printReport } from '../../engine/src/diagnostics/printReport.ts'
import { readPage } from '../support/readPage.ts'
import { temporarySite } from '../support/temporarySite.ts'

const basics = {
  type: 'category',
  label: 'Basics',
  link: { type: 'generated-index' },
  items: ['a', { type: 'doc', id: 'a', label: 'Again' }],
}
const config: Partial<UserConfig> = {
  i18n: { locales: ['en', 'vi', 'pl', 'ru'] },
  docs: { sidebarPath: 'sidebars.json' },
  navbar: {
    title: 'Notes',
    items: [
      { label: 'More', items: [{ label: 'A', to: '/a' }] },
      { type: 'docSidebar', sidebarId: 'main' },
    ],
  },
  footer: { copyright: '© me', links: [{ title: 'Docs', items: [{ label: 'A', to: '/a' }] }] },
}

async function write(options: WriteTranslationsOptions, files: Record<string, string> = {}) {
  const site = temporarySite(
    { 'docs/a.md': '# A', 'sidebars.json': JSON.stringify({ main: [basics] }), ...files },
    config,
  )
  const { diagnostics, ...result } = await writeTranslations(site.dir, options)
  const read = (path: string): Record<string, string> => {
    const value = JSON.parse(site.read(path))
    return Object.fromEntries(
      Object.entries<{ message: string }>(value).map(([id, { message }]) => [id, message]),
    )
  }
  const descriptions = (path: string) => {
    const texts: Record<string, { description?: string }> = JSON.parse(site.read(path))
    const entries = Object.entries(texts).flatMap(([id, { description }]) =>
      description ? [[id, description]] : [],
    )
    return Object.fromEntries(entries)
  }
  return { ...result, read, descriptions, report: printReport(diagnostics) }
}

test('all that can be translated is written, where builds look for it', async () => {
  const { files, read, report } = await write({ locale: 'vi' })
  expect(report).toBe('')
  expect(files).toEqual(
    expect.arrayContaining([
      'i18n/vi/code.json',
      'i18n/vi/docusaurus-theme-classic/navbar.json',
      'i18n/vi/docusaurus-theme-classic/footer.json',
      'i18n/vi/docusaurus-plugin-content-docs/current.json',
    ]),
  )
  expect(read('i18n/vi/docusaurus-theme-classic/navbar.json')).toEqual({
    title: 'Notes',
    'item.label.More': 'More',
    'item.label.A': 'A',
  })
  expect(read('i18n/vi/docusaurus-theme-classic/footer.json')).toEqual({
    copyright: '© me',
    'link.title.Docs': 'Docs',
    'link.item.label.A': 'A',
  })
  expect(read('i18n/vi/docusaurus-plugin-content-docs/current.json')).toEqual({
    'version.label': 'Next',
    'sidebar.main.category.Basics': 'Basics',
    'sidebar.main.category.Basics.link.generated-index.title': 'Basics',
    'sidebar.main.doc.Again': 'Again',
  })
})

test('the interface is written in the language if the engine knows it, with all forms of its plurals', async () => {
  const vi = await write({ locale: 'vi' })
  expect(vi.read('i18n/vi/code.json')).toMatchObject({
    'theme.common.skipToMainContent': 'Chuyển đến nội dung chính',
    'theme.SearchPage.documentsFound.plurals': 'Tìm thấy {count} tài liệu',
  })
  const ru = await write({ locale: 'ru' })
  expect(ru.read('i18n/ru/code.json')).toMatchObject({
    'theme.blog.post.plurals': '{count} запись|{count} записи|{count} записей|{count} записи',
  })
  const pl = await write({ locale: 'pl' })
  expect(pl.read('i18n/pl/code.json')).toMatchObject({
    'theme.common.skipToMainContent': 'Skip to main content',
    'theme.SearchPage.documentsFound.plurals':
      '1 document found|{count} documents found|{count} documents found|{count} documents found',
  })
})

test('the texts of components are written, with what is said to translators', async () => {
  const code = `import Text, { translate as say } from '@docusaurus/Translate'
    const Translate = () => null
    export default ({ name }: { name: string }) => <p title={say({ message: 'A ' + 'title', id: 'page.title' }, { name })}>
      <Text id="page.text" description="On the home page">
        Read &amp;
        write
      </Text>
      <Text values={{ name }}>{'Hello, {name}'}</Text> <Text id={\`page.end\`} />
      <Text>Hello, {name}</Text>
      <Translate>Not ours</Translate>
    </p>`
  const { files, read, report, descriptions } = await write(
    { locale: 'vi', messagePrefix: '(vi) ' },
    {
      'src/chart.js/readme.txt': 'In a folder named like a script.',
      'src/pages/index.tsx': code,
      'src/Note.js': "import Text from '@docusaurus/Translate'\nexport default () => <Text>Noted</Text>",
      'i18n/vi/code.json': '{ "page.end": { "message": "Hết" } }',
    },
  )
  expect(files).toContain('i18n/vi/code.json')
  const own = Object.entries(read('i18n/vi/code.json')).filter(([id]) => !/^(?:theme|sotay)\./.test(id))
  expect(Object.fromEntries(own)).toEqual({
    'page.title': '(vi) A title',
    'page.text': '(vi) Read & write',
    'Hello, {name}': '(vi) Hello, {name}',
    'page.end': 'Hết',
    Noted: '(vi) Noted',
  })
  expect(descriptions('i18n/vi/code.json')).toEqual({ 'page.text': 'On the home page' })
  expect(report).toMatchInlineSnapshot(`
    "warning  computed-text                            src/pages/index.tsx:9:7
      9 |       <Text>Hello, {name}</Text>
        |       ^^^^^^^^^^^^^^^^^^^^^^^^^^
      Text or id are computed here, so they cannot be written for translators.
      Write both as strings with placeholders, such as {name}, and what changes into "values".
    "
  `)
})

test('what is translated stays, unless it is to be replaced; new texts get the prefix', async () => {
  const navbar = 'i18n/vi/docusaurus-theme-classic/navbar.json'
  const former = { [navbar]: '{ "title": { "message": "Ghi chú", "description": "kept" } }' }
  const kept = await write({ locale: 'vi', messagePrefix: '(vi) ' }, former)
  expect(kept.read(navbar)).toMatchObject({ title: 'Ghi chú', 'item.label.More': '(vi) More' })
  const replaced = await write({ locale: 'vi', override: true }, former)
  expect(replaced.read(navbar)).toMatchObject({ title: 'Notes' })
})

test('a translation of nothing is reported and left', async () => {
  const { report, read } = await write(
    {},
    {
      'i18n/en/docusaurus-theme-classic/navbar.json':
        '{ "old": { "message": "Old" }, "title": { "message": "T" } }',
    },
  )
  expect(read('i18n/en/docusaurus-theme-classic/navbar.json')).toMatchObject({ old: 'Old' })
  expect(report).toMatchInlineSnapshot(`
    "warning  unknown-translations                     i18n/en/docusaurus-theme-classic/navbar.json
      Nothing is called "old" any more.
      Remove these translations, or give them the id of the text as it is now.
    "
  `)
})

test('a language that the site does not have is reported with those it has', async () => {
  const error = await write({ locale: 'fr' }).catch((reason: unknown) => reason)
  expect(printReport((error as BuildFailed).diagnostics)).toMatchInlineSnapshot(`
    "error  unknown-locale
      There is no locale "fr". The locales are: en, vi, pl, ru.
      Name one of them, or add it to "i18n.locales".
    "
  `)
})

test('what is written for a language is what its pages say', async () => {
  const site = temporarySite(
    {
      'docs/a.md': '# A',
      'docs/b.md': '# B',
      'sidebars.json': JSON.stringify({ main: [basics, 'b'] }),
      'blog/2026-01-02-p.md': '---\ntitle: P\n---\n\nStart.\n\n<!-- truncate -->',
    },
    { ...config, i18n: { locales: ['en', 'pl'] } },
  )
  await writeTranslations(site.dir, { locale: 'pl', messagePrefix: '» ' })
  const build = await site.build()
  expect(build.report).toBe('')
  const texts = (path: string, ...selectors: string[]) =>
    selectors.map((selector) => readPage(build, path).texts(selector)[0])
  expect(texts('pl/a', '.navbar__title', '.theme-doc-sidebar-menu .menu__link', '.footer__title')).toEqual([
    '» Notes',
    '» Basics',
    '» Docs',
  ])
  expect(
    texts('pl/a', '.pagination-nav__link--next .pagination-nav__sublabel', '.footer__copyright'),
  ).toEqual(['» Next', '» © me'])
  expect(texts('pl/blog', 'h1', '.sidebar-title', '.read-more [aria-hidden]', '.post-meta span')).toEqual([
    '» Blog',
    '» Recent posts',
    '» Read more',
    '» One min read',
  ])
  expect(texts('pl/404', 'h1')).toEqual(['» Page Not Found'])
  expect(readPage(build, 'a').html).not.toContain('»')
})

test('a site without posts gets no file for the texts of a blog', async () => {
  const plain = temporarySite({ 'docs/index.md': '# Home' })
  expect((await writeTranslations(plain.dir, {})).files.join(' ')).not.toContain('blog')
  plain.write({ 'blog/2026-01-02-p.md': '---\ntitle: P\n---\n\nStart.' })
  expect((await writeTranslations(plain.dir, {})).files.join(' ')).toContain('blog')
})
