import { expect, test } from 'vitest'
import { readPage } from '../support/readPage.ts'
import { temporarySite } from '../support/temporarySite.ts'

/** A plugin that does its work after another program, a file or an import has answered. */
const waiting = `
  import { readFile } from 'node:fs/promises'
  const later = () => new Promise((resolve) => setTimeout(resolve, 1))
  const add = (tree, value) => tree.children.push({ type: 'paragraph', children: [{ type: 'text', value }] })
  function remarkLater({ word }) {
    return async (tree, file) => {
      await later()
      add(tree, word + ' ' + tree.children.length)
    }
  }
  function remarkNow() {
    return (tree) => void add(tree, 'now ' + tree.children.length)
  }
  function rehypeLater() {
    return async (tree) => {
      await later()
      return { type: 'root', children: [...tree.children, { type: 'element', tagName: 'hr', properties: {}, children: [] }] }
    }
  }
  function remarkFails() {
    return async (tree, file) => {
      await later()
      if (file.path.endsWith('b.md')) throw new Error('no answer')
    }
  }`

const config = (plugins: string) => `${waiting}
  export default { title: 'S', url: 'https://a.b', docs: { routeBasePath: '/' }, markdown: { ${plugins} } }`

test('plugins of remark and rehype may wait: each gets what those before it have made', async () => {
  const plugins =
    "remarkPlugins: [[remarkLater, { word: 'one' }], remarkNow, [remarkLater, { word: 'two' }]], rehypePlugins: [rehypeLater]"
  const site = await temporarySite({
    'sotay.config.mjs': config(plugins),
    'docs/index.md': "# A\n\nText\n\nimport Part from './_part.md'\n\n<Part />",
    'docs/_part.md': 'Part',
  }).build()
  expect(site.report).toBe('')
  const { html } = readPage(site, 'index')
  expect(html).toMatch(/<p>one 4<\/p>\s*<p>now 5<\/p>\s*<p>two 6<\/p>\s*<hr>/)
  expect(html).toMatch(/<p>Part<\/p>\s*<p>one 1<\/p>/)
})

test('what a plugin throws after waiting is reported with its name and the note', async () => {
  const site = await temporarySite({
    'sotay.config.mjs': config('remarkPlugins: [remarkFails]'),
    'docs/index.md': '# A',
    'docs/b.md': '# B',
  }).build()
  expect(site.report).toContain('docs/b.md\n  "remarkFails" fails with this note: no answer.')
  expect(site.report).not.toContain('docs/index.md')
})
