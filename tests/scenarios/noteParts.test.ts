import { expect, test } from 'vitest'
import { notePartNames } from '../../engine/src/model/noteParts.ts'
import { readPage } from '../support/readPage.ts'
import { temporarySite } from '../support/temporarySite.ts'

const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const picture = Buffer.from(png.split(',')[1]!, 'base64')
const tree = '<FileTree>\n\n- src/\n  - a.ts\n\n</FileTree>'

test('a note uses the parts without an import, and without a script', async () => {
  const build = await temporarySite(
    {
      'docs/a.md': `# A\n\n<Card title="B" href="./b.md" icon="rocket" />\n\n<Video src="./film.mp4" poster="/still.png" />\n\n${tree}`,
      'docs/b.md': '# B\n\nText.',
      'docs/film.mp4': 'film',
      'static/still.png': picture,
    },
    { baseUrl: '/base/' },
  ).build()
  expect(build.report).toBe('')
  const [page, plain] = [readPage(build, 'a'), readPage(build, 'b')]
  expect(page.attribute('.note-card a', 'href')).toBe('/base/b')
  expect(page.attribute('video', 'src')).toMatch(/^\/base\/assets\/files\/film-\w+\.mp4$/)
  expect(page.attribute('video', 'poster')).toMatch(/^\/base\/.*still-\w+\.png$/)
  expect(page.texts('summary .note-tree-name')).toEqual(['src/'])
  expect(page.attributes('script', 'src')).toEqual(plain.attributes('script', 'src'))
  const more = page.attributes('link[rel="stylesheet"]', 'href').length
  expect(more).toBe(plain.attributes('link[rel="stylesheet"]', 'href').length + 1)
})

test('links and files of the parts are checked like those of Markdown', async () => {
  const build = await temporarySite({
    'docs/a.md': '# A\n\n<LinkCard title="x" href="./gone.md" />\n\n<Video src="./a.mp4" poster="./b.png" />',
  }).build()
  expect(build.failed).toBe(true)
  expect(build.report.match(/(?<=No?\b|There is no )\w+ (?:at )?"[^"]+"/g)).toEqual([
    'note at "./gone.md"',
    'video "./a.mp4"',
    'picture "./b.png"',
  ])
})

test('an island renders the parts as Markdown does', async () => {
  const parts = [
    '<Badge type="tip">new</Badge>',
    '<Card title="A & B" href="/b">text</Card>',
    '<CardGrid><LinkCard title="C" href="/b" description="More" /></CardGrid>',
    '<Columns><Column>one</Column></Columns>',
    '<Steps><ol><li>one</li></ol></Steps>',
    '<Figure caption="A & B"><hr /></Figure>',
    '<Video src="https://vimeo.com/1" title="A film" />',
  ]
  const build = await temporarySite({
    'docs/a.md': `# A\n\nimport Box from '../src/Box'\n\n<Box />\n\n${parts.join('\n\n').replace('<ol><li>one</li></ol>', '\n\n1. one\n\n')}`,
    'docs/b.md': '# B',
    'src/Box.jsx': `import { useState } from 'react'
      import Parts from '@theme/MDXComponents'
      const { ${notePartNames.join(', ')} } = Parts
      export default function Box() {
        const [isOpen] = useState([${notePartNames.join(', ')}].every(Boolean))
        return isOpen && <>${parts.join('')}</>
      }`,
  }).build()
  expect(build.report).toBe('')
  const { html } = readPage(build, 'a')
  const [, inIsland = '', inMarkdown = ''] =
    /<sotay-island[^>]*>([^]*?)<\/sotay-island>([^]*?)<\/div><footer/.exec(
      html.slice(html.indexOf('<h1>')),
    ) ?? []
  expect(normal(inIsland)).toContain('note-video')
  expect(normal(inIsland)).toBe(normal(inMarkdown))
})

/** Without what React and Markdown write in their own ways: capital letters, ends of void elements, white space. */
const normal = (html: string) =>
  html
    .replace(/<[^>]+/g, (tag) => tag.replace(/ [a-zA-Z]+=/g, (name) => name.toLowerCase()))
    .replaceAll('/>', '>')
    .replace(/\s*\n\s*/g, '')

test("the site's own component of that name wins, and the parts around it stay", async () => {
  const build = await temporarySite({
    'docs/a.md': '# A\n\n<CardGrid>\n\n<Card title="x" />\n\n</CardGrid>',
    'src/theme/MDXComponents.js': `import Original from '@theme-original/MDXComponents'
      export default { ...Original, Card: ({ title }) => <u>{title}</u> }`,
  }).build()
  expect(build.report).toBe('')
  const page = readPage(build, 'a')
  expect(page.text('.note-grid > u')).toBe('x')
  expect(page.has('.note-card')).toBe(false)
})

test('the styles of boxes, and of what stands in the place of an island, are loaded where there may be one', async () => {
  const build = await temporarySite({
    'docs/plain.md': '# Plain\n\nAn alert.',
    'docs/box.md': '# Box\n\n:::tip\n\nText\n\n:::',
    'docs/rare.md': '# Rare\n\n| a | b |\n|---|---|\n| 1 | 2 |\n',
    'docs/fold.md': '# Fold\n\n<details><summary>More</summary>Text</details>',
    'docs/counter.mdx': "import Counter from '@site/src/Counter'\n\n# Counter\n\n<Counter />",
    'src/Counter.tsx':
      "import { useState } from 'react'\n\nexport default function Counter() {\n  const [count, setCount] = useState(0)\n  return <button onClick={() => setCount(count + 1)}>{count}</button>\n}\n",
  }).build()
  const sheetsOf = (path: string) =>
    readPage(build, path)
      .attributes('link[rel="stylesheet"]', 'href')
      .map((href) => href.replace(/.*\/(\w+)\..*/, '$1'))
  expect(sheetsOf('plain')).toEqual(['styles'])
  expect(sheetsOf('box')).toEqual(['styles', 'boxes'])
  expect(sheetsOf('rare')).toEqual(['styles', 'boxes'])
  expect(sheetsOf('fold')).toEqual(['styles', 'boxes'])
  expect(sheetsOf('counter')).toEqual(['styles', 'boxes', 'islandStates'])
  expect(sheetsOf('404')).toContain('islandStates')
})

test('a component of a note finds the whole sidebar, also what is in closed groups', async () => {
  const group = `import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client'
    export default function Group({ href }) {
      const group = useDocsSidebar().items.find((item) => item.type === 'category' && item.href === href)
      return <p>{group.items.map((item) => item.label + ': ' + item.description).join()}</p>
    }`
  const build = await temporarySite({
    'src/Group.jsx': group,
    'docs/top.md': 'import Group from \'@site/src/Group\'\n\n# Top\n\n<Group href="/group" />',
    'docs/group/index.md': '# Group',
    'docs/group/a.md': '# A\n\nText of a.',
    'docs/group/b.md': '---\nunlisted: true\n---\n\n# B',
  }).build()
  expect(build.report).toBe('')
  expect(readPage(build, 'top').texts('article p')).toEqual(['A: Text of a.'])
})
