import { describe, expect, test } from 'vitest'
import { readPage } from '../support/readPage.ts'
import { temporarySite } from '../support/temporarySite.ts'

describe('Markdown that code imports', async () => {
  const build = await temporarySite({
    'docs/a.mdx': [
      '# A',
      "import { Summary } from '../src/parts'",
      "import Own from './_own.md'",
      '<Summary title="Files" extra={Own} />',
    ].join('\n\n'),
    'docs/b.md': '# B\n\n## Part',
    'docs/_own.md': 'Of the *note*.',
    'docs/_text/files.mdx':
      '---\ntitle: Of files\n---\n\nSee [B](../b.md#part) and {props.title}.\n\n:::caution\n\n![Sun](./sun.svg)\n\n:::\n\nimport Deep from "../_own.md"\n\n<Deep />',
    'docs/_text/sun.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    'src/parts/index.ts': "export { default as Summary } from './Summary'",
    'src/parts/Summary.tsx': `
      import { useState } from 'react'
      import Files, { frontMatter } from '@site/docs/_text/files.mdx'

      export default function Summary({ title, extra: Extra }) {
        const [isOpen, setIsOpen] = useState(true)
        return (
          <section>
            <button onClick={() => setIsOpen(!isOpen)}>{frontMatter.title}</button>
            {isOpen && <div className="files"><Files title={title} /></div>}
            <div className="extra"><Extra /></div>
          </section>
        )
      }
    `,
    'src/pages/team.tsx': `
      import Files, { contentTitle } from '../../docs/_text/files.mdx'
      export default () => <main><Files title="here" />{String(contentTitle)}</main>
    `,
  }).build()

  test('is rendered where the code shows it, with links, pictures, admonitions and props', () => {
    expect(build.report).toBe('')
    const page = readPage(build, 'team')
    expect(page.text('main')).toContain('See B and here.')
    expect(page.text('main')).toContain('Of the note.')
    expect(page.attributes('main a', 'href')).toContain('/b#part')
    expect(page.attributes('main img', 'src')[0]).toMatch(/^\/assets\/images\/sun/)
    expect(page.has('main .theme-admonition-caution')).toBe(true)
  })

  test('is within an island what it is elsewhere, and may be given to one', () => {
    const page = readPage(build, 'a')
    expect(page.text('.files')).toContain('See B and Files.')
    expect(page.text('.extra')).toBe('Of the note.')
    expect(page.attributes('.files a', 'href')).toContain('/b#part')
    expect(page.text('section > button')).toContain('Of files')
  })

  test('has its problems reported with their places', async () => {
    const { report } = await temporarySite({
      'docs/a.md': '# A',
      'docs/_text.mdx': 'To [nowhere](./gone.md).',
      'src/pages/team.tsx': "import Text from '../../docs/_text.mdx'\nexport default () => <Text />",
    }).build()
    expect(report).toContain('docs/_text.mdx:1:14')
  })
})

test('imports and exports within an element belong to the note', async () => {
  const { report, file } = await temporarySite({
    'docs/a.md':
      '# A\n\n<div>\n<section>\n\nimport code from "!!raw-loader!./x.php"\nexport const size = 3\n\n<p>{code.trim()} {size}</p>\n\n</section>\n</div>',
    'docs/x.php': 'echo 1;',
  }).build()
  expect(report).toBe('')
  expect(file('a.html')).toMatch(/<p>echo 1; 3<\/p>/)
})

test('YAML is data that code and notes may import', async () => {
  const { report, file } = await temporarySite({
    'docs/a.mdx':
      "# A\n\nimport data from '!!yaml-loader!./data.yaml'\nimport { Names } from '../src/Names'\n\n{data.size} <Names />",
    'docs/data.yaml': 'size: 3\nnames: [An, Bình]',
    'src/Names.jsx':
      "import { names } from './names.js'\nexport const Names = () => <b>{names.join(' & ')}</b>",
    'src/names.js': "import data from '../docs/data.yaml'\nexport const { names } = data",
  }).build()
  expect(report).toBe('')
  expect(file('a.html')).toMatch(/3\s<b>An &amp; Bình<\/b>/)
})

test('what require.context of webpack names is imported: Markdown, pictures and data', async () => {
  const { report, file } = await temporarySite({
    'docs/a.md': '# A',
    'changes/2.md': 'Second, see [A](../docs/a.md).',
    'changes/1.md': 'First.',
    'changes/deep/3.md': 'Deep.',
    'src/pages/changes.jsx': `
      const changes = require.context('../../changes', false, /\\.md$/)
      const all = require.context("@site/changes", true)
      export default function Changes() {
        const parts = changes.keys().map((key) => ({ key, Part: changes(key).default }))
        return <main>{parts.map(({ key, Part }) => <section key={key} id={key}><Part /></section>)}{all.keys().length}</main>
      }
    `,
  }).build()
  expect(report).toBe('')
  expect(file('changes.html')).toMatch(
    /<section id="\.\/1\.md"><p>First\.<\/p>\s*<\/section><section id="\.\/2\.md"><p>Second, see <a href="\/a">A<\/a>\.<\/p>\s*<\/section>3<\/main>/,
  )
})

test('require with a name that is put together finds each file that it may mean', async () => {
  const dot =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const { report, file } = await temporarySite({
    'docs/a.md': '# A',
    'src/data/one.json': '{"of": 1}',
    'src/data/deep/two.json': '{"of": 2}',
    'src/pages/_img/red.png': Buffer.from(dot, 'base64'),
    'src/pages/texts.jsx': `
      const raw = (path) => require(\`!!raw-loader?esModule=false!@site/src/data/\${path}.json\`)
      const source = (name) => require(\`!!raw-loader?esModule=false!./\${name}.jsx\`)
      const value = (name) => require(\`../data/\${name}.json\`)
      const names = ['red']
      export default () => (
        <main>
          {raw('deep/two').trim()} {value('one').of} {source('texts').includes('raw-loader') && 'itself'}
          {names.map((name) => <img key={name} alt={name} src={require(\`./_img/\${name}.png\`).default} />)}
          {['/deep/red.png'].map((path) => <img key={path} alt="static" src={require(\`@site/static\${path}\`).default} />)}
          {names.map((name) => <img key={name} alt="joined" src={require('./_img/' + name + '.png').default} />)}
        </main>
      )`,
    'static/deep/red.png': Buffer.from(dot, 'base64'),
    'static/robots.txt': 'User-agent: *',
  }).build()
  expect(report).toBe('')
  const html = file('texts.html').replaceAll('<!-- -->', '')
  expect(html).toMatch(/<main>{&quot;of&quot;: 2} 1 itself<img [^>]*src="(?:\/assets\/|data:image)/)
  for (const name of ['static', 'joined'])
    expect(html).toMatch(new RegExp(`<img alt="${name}" src="(?:/assets/|/deep/|data:image)`))
})

test('calls of require.context that name no folder are left, and flags of a pattern change nothing', async () => {
  const { report, file } = await temporarySite({
    'docs/a.md': '# A',
    'texts/1.txt': 'One',
    'texts/2.txt': 'Two',
    'src/pages/texts.jsx': `
      const all = require.context('!!raw-loader!../../texts', true, /\\.txt$/g)
      // require.context('../../texts', true, /(/zz)
      export const later = (folder) => require.context(folder, true)
      export default () => <main>{all.keys().map((key) => <p key={key}>{key} {all(key).default}</p>)}</main>
    `,
  }).build()
  expect(report).toBe('')
  expect(file('texts.html')).toMatch(/1\.txt.* One<\/p><p>.*2\.txt.* Two<\/p>/)
})
