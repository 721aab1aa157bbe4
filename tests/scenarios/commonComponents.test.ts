import { describe, expect, test } from 'vitest'
import { readPage } from '../support/readPage.ts'
import { temporarySite } from '../support/temporarySite.ts'

const files = {
  'docs/a.md': '# A\n\n<Badge>plain</Badge> <Counter start={1} /> <Inline />\n\n<Tip type={`tip`}>x</Tip>',
  'docs/b.md': '# B\n\n<Badgee />',
  'src/theme/MDXComponents.js': `
    import MDXComponents from '@theme-original/MDXComponents'
    import Admonition from '@theme/Admonition'
    import Badge from '../components/Badge'
    import { Counter } from '@site/src/components/Counter'
    export default {
      ...MDXComponents, Badge, Counter, Tip: Admonition,
      Inline: () => <u>inline</u>,
    }`,
  'src/components/Badge.tsx': 'export default ({ children }: any) => <b className="badge">{children}</b>',
  'src/components/Counter.tsx': `import { useState } from 'react'
    export function Counter({ start }: { start: number }) { return <button>{useState(start)[0]}</button> }`,
}

test('[S84] components of src/theme/MDXComponents are known to every note', async () => {
  const { 'docs/b.md': _, ...good } = files
  const build = await temporarySite(good).build()
  expect(build.report).toBe('')
  const page = readPage(build, 'a')
  expect(page.text('b.badge')).toBe('plain')
  expect(page.text('sotay-island button')).toBe('1')
  expect(page.texts('.markdown sotay-island')).toHaveLength(1)
  expect(page.text('u')).toBe('inline')
  expect(page.text('.theme-admonition-tip .admonition-content')).toBe('x')
})

test('[S84] MDXComponents may be a function, and take in tables of other files', async () => {
  const { 'docs/b.md': _, 'src/theme/MDXComponents.js': __, ...good } = files
  const build = await temporarySite({
    ...good,
    'src/theme/MDXComponents.tsx': `
      import Original from '@docusaurus/theme-classic/lib/theme/MDXComponents'
      import Admonition from '@theme/Admonition'
      import shared from '@site/src/components'
      const own: Record<string, unknown> = { Tip: Admonition }
      export default function MDXComponents(components: object) {
        return { ...Original, ...shared, ...own, 'Inline': () => <u>inline</u> } as const
      }`,
    'src/components/index.ts': `import Badge from './Badge'
      import { Counter } from './Counter'
      export default { Badge, Counter }`,
  }).build()
  expect(build.report).toBe('')
  const page = readPage(build, 'a')
  expect(page.text('b.badge')).toBe('plain')
  expect(page.text('sotay-island button')).toBe('1')
  expect(page.text('u')).toBe('inline')
  expect(page.text('.theme-admonition-tip .admonition-content')).toBe('x')
})

test('a misspelt component is reported with the nearest one of MDXComponents', async () => {
  const build = await temporarySite(files).build()
  expect(build.report).toMatchInlineSnapshot(`
    "error  unknown-component                          docs/b.md:3:1
      3 | <Badgee />
        | ^
      <Badgee> is neither imported nor declared in this note, nor known to all notes.
      Did you mean <Badge>?
    "
  `)
})

test('where imports may be missing, a plugin that is not there may have given it', async () => {
  const build = await temporarySite(files, { onMissingImports: 'warn' }).build()
  expect(build.failed).toBe(false)
  expect(build.report).toMatch(/^warning {2}unknown-component /)
})

test('code and folded text stay what they are, and a warning says so', async () => {
  const build = await temporarySite({
    'docs/a.md': '# A',
    'src/theme/MDXComponents.js': 'export default { code: () => null, pre: () => null }',
  }).build()
  expect(build.failed).toBe(false)
  expect(build.report).toMatchInlineSnapshot(`
    "warning  element-not-exchangeable                 src/theme/MDXComponents.js
      MDXComponents replaces <code> and <pre>, but what Markdown itself makes is left as it is.
      Style them with CSS, or use a component of your own by its name.
    "
  `)
})

describe('elements of Markdown that MDXComponents replaces', async () => {
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const build = await temporarySite({
    'docs/a.md': [
      '# Title',
      '## Second *part*',
      'Go to [b **now**](./b.md).',
      '![A & b](./dot.png "Said")',
      '<img src="/raw.png" alt="raw" />',
      '- one\n- two',
    ].join('\n\n'),
    'docs/b.md': '# B',
    'docs/dot.png': picture,
    'static/raw.png': picture,
    'src/theme/MDXComponents/index.js': `
      import React from 'react';
      import MDXComponents from '@theme-original/MDXComponents';
      import Link from './Link';
      export default { ...MDXComponents, a: Link, h2: (props) => <h2 {...props} className="own" /> };`,
    'src/theme/MDXComponents/Link.js': `
      import React, { useState } from 'react';
      export default function Link(props) {
        const [seen] = useState('new');
        return <a {...props} data-seen={seen} />;
      }`,
    'src/theme/MDXComponents/Img/index.js': `
      import React from 'react';
      import Img from '@theme-original/MDXComponents/Img';
      export default function ImgWrapper(props) {
        return <figure><Img {...props} /><figcaption>{props.alt}</figcaption></figure>;
      }`,
  }).build()
  const page = readPage(build, 'a')

  test('are drawn by its components, with their attributes and what is in them', () => {
    expect(build.report).toBe('')
    expect(page.html).toMatch(/<h2 class="own" id="second-part"[^>]*>Second <em>part<\/em>/)
    expect(page.html).toMatch(
      /<figure><img [^>]*src="\/assets\/[^"]*dot[^"]*\.png"[^>]*><figcaption>A &amp; b<\/figcaption><\/figure>/,
    )
  })

  test('are islands if they have a hook', () => {
    expect(page.html).toMatch(
      /<sotay-island[^>]*><a href="\/b" data-seen="new"><sotay-slot[^>]*>b <strong>now<\/strong>/,
    )
  })

  test('written as HTML stay as they are', () => {
    expect(page.html).toMatch(/<img [^>]*alt="raw"/)
    expect(page.html).not.toContain('<figcaption>raw')
  })
})

test('a table of the site finds constructs and elements of Markdown in that of the theme', async () => {
  const build = await temporarySite({
    'docs/a.mdx':
      '# A\n\n<Note type="tip">\n\nRead\n\n</Note>\n\n<Picture src="https://a.example/b.png" />\n\n<Title>Own</Title>',
    'src/theme/MDXComponents.jsx': `
      import Original from '@theme-original/MDXComponents'
      const Picture = (props) => <figure><Original.img {...props} /></figure>
      const Title = (props) => <Original.h2 className="own" {...props} />
      export default { ...Original, Note: Original.admonition, Picture, Title }`,
  }).build()
  expect(build.report).toBe('')
  const page = readPage(build, 'a')
  expect(page.has('.theme-admonition')).toBe(true)
  expect(page.has('figure img')).toBe(true)
  expect(page.text('h2.own')).toBe('Own')
})

test('a component for tables finds the parts of one among its children, as elements', async () => {
  const build = await temporarySite({
    'docs/a.md': '# A\n\n| One | **Two** |\n|---|:-:|\n| [a](b.md) | 2 |\n\n|   |\n|---|\n| x |',
    'docs/b.md': '# B',
    'src/theme/MDXComponents.jsx': `
      import Original from '@theme-original/MDXComponents'
      function Table({ children, ...props }) {
        const head = [children[0].props.children.props.children].flat()
        return <table {...props} className="own" title={head.length}>{children}</table>
      }
      export default { ...Original, table: Table }`,
  }).build()
  expect(build.report).toBe('')
  const page = readPage(build, 'a')
  expect(page.attributes('table.own', 'title')).toEqual(['2', '1'])
  expect(page.texts('table.own th')).toEqual(['One', 'Two'])
  expect(page.attribute('table.own tbody td a', 'href')).toBe('/b')
  expect(page.attribute('table.own tbody tr > :last-child[class]', 'class')).toBe('text--center')
})

test('[S84] a table of components that all notes know gives each of them', async () => {
  const build = await temporarySite({
    'docs/a.md': '# A\n\n<Examples.Counter start={1} />\n\n<Examples.Plain />\n\n<Own.Click />',
    'src/examples/index.ts': "export * from './Counter'\nexport * from './Plain'",
    'src/examples/Counter.tsx': files['src/components/Counter.tsx'],
    'src/examples/Plain.tsx': 'export const Plain = () => <u>plain</u>',
    'src/theme/MDXComponents.js': `
      import * as Examples from '../examples'
      import { useState } from 'react'
      const Own = { Click: () => <i onClick={() => {}}>own</i> }
      export default { Examples, Own }`,
  }).build()
  expect(build.report).toBe('')
  const page = readPage(build, 'a')
  expect(page.text('sotay-island button')).toBe('1')
  expect(page.text('u')).toBe('plain')
  expect(page.text('sotay-island i')).toBe('own')
  const code = build.paths().find((path) => /js\/examples-Counter\.\w+\.js$/.test(path))!
  expect(build.file(code)).not.toContain('plain')
})

test('an island that a note declares loads those of all notes that it uses, and no others', async () => {
  const note = (inside: string) =>
    `import { useState } from 'react'\n\n# A\n\nexport const Own = () => { const [n, set] = useState(0); return <b onClick={() => set(1)}>{n}${inside}</b> }\n\n<Own />`
  const part = (name: string) => `export const ${name} = () => <i>text of ${name}</i>`
  const files = { 'src/One.jsx': part('One'), 'src/Two.jsx': part('Two') }
  const table =
    "import Original from '@theme-original/MDXComponents'\nimport { One } from '../One'\nimport { Two } from '../Two'\nconst Third = () => <i>text of Third</i>\nexport default { ...Original, One, Two, Third }"
  const codeOf = async (inside: string, own?: string) => {
    const all = {
      ...files,
      ...(own && { 'src/theme/MDXComponents.jsx': own }),
      'docs/a.mdx': note(inside),
    }
    const build = await temporarySite(all).build()
    expect(build.report).toBe('')
    const [names = ''] = readPage(build, 'a').attributes('.markdown sotay-island', 'data-files')
    return names
      .split(' ')
      .filter((name) => !name.includes('/react.'))
      .map((name) => build.file(name.slice(1)))
      .join('\n')
  }
  const named = (code: string) => code.match(/text of \w+/g)?.sort()
  expect((await codeOf('', table)).length).toBeLessThan(1500)
  expect(named(await codeOf('<One />', table))).toEqual(['text of One'])
  expect(named(await codeOf('<One /><Third />', table))).toEqual([
    'text of One',
    'text of Third',
    'text of Two',
  ])
  const details = '<Details summary="More">x</Details>'
  expect((await codeOf(details)).length).toBeLessThan(4000)
  const again = table
    .replace('const Third', "import Details from '@theme/Details'\nconst Third")
    .replace('One,', 'One, Details,')
  expect(named(await codeOf(details, again))).toEqual(['text of One', 'text of Third', 'text of Two'])
})

test('a tab may hold a component of the site where its table names the tabs again', async () => {
  const build = await temporarySite({
    'src/theme/MDXComponents.jsx': `
      import Original from '@theme-original/MDXComponents'
      import Tabs from '@theme/Tabs'
      import TabItem from '@theme/TabItem'
      import Click from '../Click'
      export default { ...Original, Tabs, TabItem, Click }`,
    'src/Click.jsx':
      "import { useState } from 'react'\nexport default ({ word }) => <i onClick={useState()[1]}>{word}</i>",
    'docs/a.mdx': `# A

export const word = 'within'

<Tabs>

<TabItem value="one" label="One">

\`\`\`xml
<a/>
\`\`\`

</TabItem>

<TabItem value="two" label="Two">

<Click word={word} />

</TabItem>

</Tabs>`,
  }).build()
  expect(build.report).toBe('')
  const html = build.file('a.html')
  for (const text of ['>One<', '>Two<', '>within<']) expect(html).toContain(text)
})
