import { expect, test } from 'vitest'
import { readPage } from '../support/readPage.ts'
import { temporarySite } from '../support/temporarySite.ts'

const config = (preprocessor: string) => `
export default {
  title: 'Test',
  url: 'https://example.com',
  docs: { routeBasePath: '/' },
  markdown: { preprocessor: ${preprocessor} },
}
`

const site = (preprocessor: string, files: Record<string, string>) =>
  temporarySite({ 'sotay.config.mjs': config(preprocessor), ...files })

test('the function gets path and text of each Markdown file, and its text is read: title, tags and parts too', async () => {
  const build = await site(
    `({ filePath, fileContent }) => fileContent.replaceAll('$name', filePath.split(/[\\\\/]/).slice(-2).join('/'))`,
    {
      'docs/a.md':
        "---\ntags: [$name]\n---\n\nimport Part from './_part.md'\n\n# In $name\n\n<Part />\n\n```js file=./x.js\n```\n",
      'docs/_part.md': 'A part in $name.',
      'docs/x.js': '$name',
    },
  ).build()
  expect(build.report).toBe('')
  const page = readPage(build, 'a/index')
  expect(page.text('h1')).toBe('In docs/a.md')
  expect(page.text('article')).toContain('A part in docs/_part.md.')
  expect(build.paths()).toContain('tags/docs-a-md/index.html')
  expect(page.text('pre code')).toContain('$name')
})

test('a function that gives nothing leaves the text as it is', async () => {
  const build = await site('() => undefined', { 'docs/a.md': '# A' }).build()
  expect(build.report).toBe('')
  expect(readPage(build, 'a/index').text('h1')).toBe('A')
})

test('a function that fails, or gives no text, is reported with its place', async () => {
  const failed = await site(`() => { throw new Error('no way') }`, { 'docs/a.md': '# A' }).build()
  expect(failed.report).toMatch(/setting-failed .*sotay\.config\.mjs:6/)
  expect(failed.report).toContain('The function "markdown.preprocessor" failed: no way.')
  const wrong = await site('() => 7', { 'docs/a.md': '# A' }).build()
  expect(wrong.report).toContain('it gave 7, but must give a text or nothing')
})

test('commands that write into notes change the text on disk, not what was made of it', async () => {
  const notes = site(`({ fileContent }) => fileContent.replaceAll('$x', 'replaced')`, {
    'docs/a.md': '# A\n\n## Part $x\n\n$x\n',
  })
  expect((await notes.sotay('write-heading-ids')).status).toBe(0)
  expect(notes.read('docs/a.md')).toMatch(/^# A\n\n## Part \$x \{#part-x\}\n\n\$x\n$/)
})

test('a function for front matter gets what is there, and gives what is read: fields, and another text', async () => {
  const code = `async (params) => {
    const result = await params.defaultParseFrontMatter(params)
    if (params.filePath.includes('same')) return result
    result.frontMatter.description ??= 'About ' + result.frontMatter.id
    return { ...result, content: result.content.replace('$x', 'replaced') }
  }`
  const given = (written: string) =>
    config('undefined').replace('preprocessor: undefined', `parseFrontMatter: ${written}`)
  const notes = site('undefined', {
    'docs/a.md': '---\nid: own\ntags: [one]\n---\n\n# A\n\n$x',
    'docs/same.md': '# Same\n\n[x](gone.md)',
    'blog/2024-01-01-post.md': '# Post\n\n{/* truncate */}',
  })
  notes.write({ 'sotay.config.mjs': given(code) })
  const build = await notes.build()
  expect(build.report).toMatch(/broken-markdown-link +docs\/same.md:3:5/)
  const page = readPage(build, 'own/index')
  expect(page.html).toContain('<meta name="description" content="About own">')
  expect(page.text('article')).toContain('replaced')
  expect(build.paths()).toContain('tags/one/index.html')
  expect(build.file('blog/2024/01/01/post/index.html')).toContain('content="About undefined"')
  notes.write({ 'sotay.config.mjs': given('() => 7') })
  expect((await notes.build()).report).toContain(
    'it gave 7, but must give { frontMatter, content } or nothing',
  )
})
