import { expect, test } from 'vitest'
import { configSchema } from '../config/siteConfig.ts'
import { toSourcePath } from '../model/paths.ts'
import { english } from '../model/words/english.ts'
import { createHighlighter } from './code/highlightCode.ts'
import { compileDocument } from './compileDocument.ts'
import { createTypesetter } from './createTypesetter.ts'
import { toMarkdownOptions } from './markdownOptions.ts'
import { outlineDocument } from './outlineDocument.ts'

const settings = configSchema.parse({ title: 'Test', url: 'https://example.com' })
const options = toMarkdownOptions({ ...settings, siteDir: '', cacheDir: '', configPath: '', words: english })
const compiler = { options, highlight: createHighlighter(), typeset: createTypesetter() }

function postWith(text: string, changes: Partial<typeof options> = {}) {
  const [source, path, folder] = ['blog/2026-01-02-a.md', '2026-01-02-a.md', 'blog'].map(toSourcePath)
  const file = { collection: 'blog' as const, folder: folder!, source: source!, path: path!, text }
  return compileDocument(outlineDocument(file), { ...compiler, options: { ...options, ...changes } })
}

const beginningOf = (...given: Parameters<typeof postWith>) =>
  postWith(...given)
    .beginning?.join('')
    .replace(/<[^>]*>/g, '')
    .trim()

test.each([
  ['a comment of MDX', 'A\n\n{/* truncate */}\n\nB', {}],
  ['a comment of HTML', 'A\n\n<!-- truncate -->\n\nB', {}],
  ['a comment of HTML in plain Markdown', 'A\n\n<!--truncate-->\n\nB', { format: 'md' as const }],
  [
    'a marker of the site',
    'A\n\n<!-- more -->\n\nB',
    { truncateMarkers: new Map([['blog', /<!-- more -->/]]) },
  ],
])('%s ends the beginning of a post', (_, text, changes) => {
  expect(beginningOf(text, changes)).toBe('A')
  expect(postWith(text, changes).body.join('')).not.toContain('\0')
  expect(postWith(text, changes).body.join('')).toContain('B')
})

test('the marker of another blog is text', () => {
  const changes = { truncateMarkers: new Map([['news', /cut/]]) }
  expect(beginningOf('A\n\ncut\n\nB', changes)).toBeUndefined()
})

test('within a block the whole block belongs to the beginning, so its tags are closed', () => {
  const { beginning } = postWith('> A\n>\n> {/* truncate */}\n>\n> B\n\nC')
  expect(beginning!.join('')).toMatch(/^<blockquote>[\s\S]*B[\s\S]*<\/blockquote>$/)
})

test('in code and in sentences the word means nothing', () => {
  expect(
    postWith('A\n\n`{/* truncate */}`\n\n```\n<!-- truncate -->\n```\n\ntruncate').beginning,
  ).toBeUndefined()
})

test('both parts share their references, and headings are distinguished over the whole post', () => {
  const { beginning, body, references, headings } = postWith(
    '[a](./a.md)\n\n## B\n\n{/* truncate */}\n\n## B\n\n[c](./c.md)',
  )
  expect(references).toHaveLength(2)
  expect(beginning!.filter((part) => typeof part === 'number')).toEqual([0])
  expect(body.filter((part) => typeof part === 'number')).toEqual([0, 1])
  expect(headings.map(({ id }) => id)).toEqual(['b', 'b-1'])
})

test('the title at the top is left to the page', () => {
  const post = postWith('# Title\n\nA')
  expect(post.contentTitle).toBe('Title')
  expect(post.body.join('')).toBe('\n<p>A</p>')
})
