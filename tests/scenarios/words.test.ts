import { expect, test } from 'vitest'
import type { UserConfig } from '../../engine/src/config/defineConfig.ts'
import { wordsOfLanguage, wordTables } from '../../engine/src/config/locale/words.ts'
import type { PluralText } from '../../engine/src/model/createText.ts'
import type { Words } from '../../engine/src/model/uiText.ts'
import { english } from '../../engine/src/model/words/english.ts'
import { type HtmlElement, parseHtml } from '../support/parseHtml.ts'
import { temporarySite } from '../support/temporarySite.ts'

const languages = Object.keys(wordTables).filter((name) => name !== 'en')

/** Everything that the theme shows, around names that are words of no language. */
const files = {
  'docs/index.md':
    '---\nslug: /\ntags: [q-tag]\n---\n\n# Q1\n\n:::tip\n\nQ.\n\n:::\n\n## Q2\n\nQ.\n\n```js\nq()\n```\n\n<details>Q</details>\n\n![Q](./q.svg)\n\n<DocCardList />',
  'docs/q.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>',
  'docs/q/_category_.json': '{"label": "Q3", "link": {"type": "generated-index"}}',
  'docs/q/one.md': '---\ntags: [q-tag]\n---\n\n# Q4\n\nQ.',
  'docs/q/two.md': '---\nunlisted: true\n---\n\n# Q5\n\nQ.',
  'versions.json': '["1.0"]',
  'versioned_docs/version-1.0/q.md': '# Q6',
  'blog/authors.yml': 'q: { name: Q7, page: true }',
  ...Object.fromEntries(
    [1, 2, 3].map((day) => [
      `blog/2026-01-0${day}-q${day}.md`,
      `---\nauthors: q\ntags: [q-tag]\n---\n\n# Q8\n\nQ.\n\n{/* truncate */}\n\nQ.`,
    ]),
  ),
  'src/pages/q.md': '# Q9\n\nQ.',
}

const config: Partial<UserConfig> = {
  title: 'Q',
  i18n: { defaultLocale: 'en', locales: ['en', ...languages] },
  docs: { routeBasePath: '/', editUrl: 'https://example.org', breadcrumbs: true },
  blog: { postsPerPage: 1, onInlineTags: 'ignore' },
  navbar: {
    title: 'Q',
    items: [{ type: 'search' }, { type: 'docsVersionDropdown' }, { type: 'localeDropdown' }],
  },
  announcementBar: { content: 'Q', isCloseable: true },
  search: {},
  offline: true,
  redirects: [{ from: '/q-once', to: '/q' }],
  onBrokenLinks: 'ignore',
}

const build = temporarySite(files, config).build()

test.each(languages)('no page in %s shows a text of the interface in English', async (language) => {
  const { paths, file, report } = await build
  const own = patternsOf(await wordsOfLanguage(language))
  const isEnglish = (text: string) => matches(text, ofEnglish) && !matches(text, own)
  const pages = paths().filter((path) => path.startsWith(`${language}/`) && path.endsWith('.html'))
  expect(pages.length, report).toBeGreaterThan(20)
  const found = pages.flatMap((path) =>
    textsOf(parseHtml(file(path)))
      .filter(isEnglish)
      .map((text) => `${path}: ${text}`),
  )
  expect(found).toEqual([])
})

/** What the texts of a table look like with their placeholders filled in. */
const patternsOf = (words: Words) =>
  Object.values(words)
    .flatMap((text: string | PluralText) => (typeof text === 'string' ? [text] : Object.values(text)))
    .filter((form) => /\p{L}/u.test(form.replace(/\{\w+\}/g, '')))
    .map(toPattern)

const ofEnglish = patternsOf(english)

const matches = (text: string, patterns: RegExp[]) => patterns.some((pattern) => pattern.test(text))

function toPattern(form: string): RegExp {
  const written = form.trim().replace(/[.*+?^$()|[\]\\]/g, '\\$&')
  return new RegExp(`^${written.replace(/\{\w+\}/g, '.+')}$`)
}

const shown = ['alt', 'aria-label', 'content', 'placeholder', 'title']

/** The texts of a page, in elements and attributes. */
function textsOf({ name, attributes, children }: HtmlElement): string[] {
  if (name === 'script' || name === 'style') return []
  const own = shown.flatMap((attribute) => attributes[attribute] ?? [])
  const inside = children.flatMap((child) => (typeof child === 'string' ? child.trim() : textsOf(child)))
  return [...own, ...inside].filter((text) => text !== '')
}
