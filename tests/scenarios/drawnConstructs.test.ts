import { describe, expect, test } from 'vitest'
import { readPage } from '../support/readPage.ts'
import { temporarySite } from '../support/temporarySite.ts'

const note = [
  '# A',
  ':::tip[With *care*]',
  'Of the [note](#part).',
  ':::',
  '## Part',
  '```js title="x.js" {1}',
  'const a = 1',
  '```',
].join('\n')

describe('files of src/theme draw what Markdown has for it', async () => {
  const build = await temporarySite({
    'docs/a.md': note,
    'src/theme/Admonition/index.jsx': `
      import Original from '@theme-original/Admonition'
      export default (props) => <div className="around"><i>{props.type}</i><Original {...props} /></div>
    `,
    'src/theme/CodeBlock/index.tsx': `
      import Original from '@theme-original/CodeBlock'
      export default (props) => <div className="mine"><b>{props.className} {props.title}</b><Original {...props} /></div>
    `,
    'src/theme/Heading.jsx':
      "import Original from '@theme-original/Heading'\nexport default (props) => <>{props.as === 'h1' && <i id={props.id} />}<Original {...props} className='drawn' /></>",
  }).build()
  const page = readPage(build, 'a')

  test('[S131] admonitions, code blocks and headings', () => {
    expect(build.report).toBe('')
    expect(page.text('.around > i')).toBe('tip')
    expect(page.has('.around .theme-admonition-tip em')).toBe(true)
    expect(page.text('.around .theme-admonition-tip')).toContain('Of the note.')
    expect(page.text('.mine > b')).toBe('language-js x.js')
    expect(page.has('.mine pre i.k')).toBe(true)
    expect(page.has('.mine .theme-code-block-highlighted-line')).toBe(true)
    expect(page.has('h2.drawn')).toBe(true)
    expect(page.attributes('h1', 'id')).toEqual([])
    expect(page.attributes('i', 'id')).toEqual(['a'])
  })
})

describe('parts within code blocks', () => {
  const code = '# A\n\n```js title="x.js" {1}\nconst a = 1\n```\n'
  const whole = 'src/pages/b.jsx'
  const pageWith = `
    import Code from '@theme/CodeBlock'
    export default () => <main><Code language="js" title="y.js">let b</Code></main>`
  const parts = {
    'Layout/index.tsx': `
      import { useCodeBlockContext } from '@docusaurus/theme-common/internal'
      import Buttons from '@theme/CodeBlock/Buttons'
      import Container from '@theme/CodeBlock/Container'
      import Content from '@theme/CodeBlock/Content'
      import Title from '@theme/CodeBlock/Title'
      export default function Layout({ className }) {
        const { metadata } = useCodeBlockContext()
        return (
          <Container as="div" className={'mine ' + metadata.className}>
            <b>{metadata.language} <Title>{metadata.title}</Title></b><Content /><Buttons />
          </Container>
        )
      }`,
    'Content/index.js': `
      import { useCodeBlockContext } from '@docusaurus/theme-common/internal'
      import Original from '@theme-original/CodeBlock/Content'
      export default function Content(props) {
        const { metadata: { language, code } } = useCodeBlockContext()
        return <div className="mine"><b>{language} {code.length}</b><Original {...props} /></div>
      }`,
    'Content/String.jsx': `
      import Original from '@theme-original/CodeBlock/Content/String'
      export default (props) => <div className="mine"><b>{props.language}</b><Original {...props} /></div>`,
  }

  test.each([
    ['Layout/index.tsx', 'js x.js', 0],
    ['Content/index.js', 'js 11', 1],
    ['Content/String.jsx', 'js', 1],
  ] as const)('[S131] %s of a site is drawn around the coloured lines', async (name, label, titles) => {
    const build = await temporarySite({
      'docs/a.md': code,
      [`src/theme/CodeBlock/${name}`]: parts[name],
      [whole]: pageWith,
    }).build()
    expect(build.report).toBe('')
    const page = readPage(build, 'a')
    expect(page.text('.mine > b')).toBe(label)
    expect(page.has('.mine pre .theme-code-block-highlighted-line i.k')).toBe(true)
    expect(page.attributes('.code-block-title', 'class')).toHaveLength(titles)
    expect(readPage(build, 'b').has('.mine pre i.k')).toBe(true)
  })

  test('one with state is an island that knows its code', async () => {
    const build = await temporarySite({
      'docs/a.md': code,
      'src/theme/CodeBlock/Content/index.js': `
        import { useState } from 'react'
        import { useCodeBlockContext } from '@docusaurus/theme-common/internal'
        import Original from '@theme-original/CodeBlock/Content'
        export default function Content(props) {
          const { metadata } = useCodeBlockContext()
          const [done, setDone] = useState(false)
          return <><button onClick={() => setDone(true)}>{done ? 'Copied' : metadata.code}</button><Original /></>
        }`,
    }).build()
    expect(build.report).toBe('')
    const page = readPage(build, 'a')
    expect(page.text('sotay-island button')).toBe('const a = 1')
    expect(page.has('sotay-island pre i.k')).toBe(true)
  })
})

test.each([
  ['no file', {}],
  [
    'CodeBlock',
    {
      'src/theme/CodeBlock.jsx':
        "import Original from '@theme-original/CodeBlock'\nexport default (props) => <Original {...props} />",
    },
  ],
  ['CodeBlock/Layout', { 'src/theme/CodeBlock/Layout.jsx': "export default () => 'mine'" }],
])('[S131] code with elements among it is shown as it is, also where a site has %s', async (_, part) => {
  const code = '<CodeBlock language="bash" title="t.sh">install <b>thing</b> now</CodeBlock>'
  const build = await temporarySite({
    ...part,
    'docs/a.mdx': `# A\n\n${code}`,
    'src/pages/b.jsx': `import CodeBlock from '@theme/CodeBlock'\nexport default () => <main>${code}</main>`,
  }).build()
  expect(build.report).toBe('')
  for (const name of ['a', 'b'])
    expect(readPage(build, name).html).toContain('<code>install <b>thing</b> now</code>')
})

describe('[S131] parts within admonitions', () => {
  const files = {
    'docs/a.mdx':
      '# A\n\n:::tip\n\nOf *care*.\n\n:::\n\n:::caution[Mind]\n\nSlow.\n\n:::\n\nimport Admonition from \'@theme/Admonition\'\n\n<Admonition type="info">In code</Admonition>',
  }
  const build = async (parts: Record<string, string>) => {
    const site = await temporarySite({ ...files, ...parts }).build()
    expect(site.report).toBe('')
    return readPage(site, 'a')
  }

  test('a copy of the whole, and a table of kinds', async () => {
    const page = await build({
      'src/theme/Admonition/index.tsx': `
        import { processAdmonitionProps } from '@docusaurus/theme-common'
        import Types from '@theme/Admonition/Types'
        export default function Admonition(given) {
          const props = processAdmonitionProps(given)
          const Kind = Types[props.type] ?? Types.info
          return <div className="copy"><Kind {...props} /></div>
        }`,
      'src/theme/Admonition/Types.tsx': `
        import Types from '@theme-original/Admonition/Types'
        export default { ...Types, caution: ({ title, children }) => <div className="mine"><b>{title}</b>{children}</div> }`,
    })
    expect(page.text('.copy .theme-admonition-tip em')).toBe('care')
    expect(page.text('.copy .theme-admonition-tip')).toContain('tip')
    expect(page.text('.copy .mine b')).toBe('Mind')
    expect(page.text('.copy .theme-admonition-info')).toContain('In code')
  })

  test('what a file of the site exports besides its part, also where imports may be missing', async () => {
    const kind = `import { Title } from '@theme/Admonition/Layout'
      export default ({ title, children }) => <aside><Title>{title}</Title>{children}</aside>`
    const parts = {
      'src/theme/Admonition/Layout.jsx':
        'export const Title = ({ children }) => <u>{children}</u>\nexport default ({ children }) => <p>{children}</p>',
      'src/theme/Admonition/Type/Own.jsx': kind,
      'src/theme/Admonition/Types.jsx': `
        import Own from '@theme/Admonition/Type/Own'
        export default { tip: Own, caution: Own, info: Own }`,
    }
    const site = await temporarySite({ ...files, ...parts }, { onMissingImports: 'warn' }).build()
    expect(site.report).toBe('')
    expect(readPage(site, 'a').texts('aside > u')).toContain('Mind')
  })

  test('a layout and an icon, around all kinds', async () => {
    const page = await build({
      'src/theme/Admonition/Layout/index.js': `
        export default ({ type, icon, title, className, children }) =>
          <aside className={className} data-type={type}>{icon}<b>{title}</b>{children}</aside>`,
      'src/theme/Admonition/Icon/Tip.js': 'export default () => <i>!</i>',
    })
    expect(page.text('aside.alert--success[data-type=tip] > i')).toBe('!')
    expect(page.text('aside.alert--success > b')).toBe('tip')
    expect(page.text('aside.alert--warning[data-type=caution] > b')).toBe('Mind')
    expect(page.has('aside.alert--info > svg')).toBe(true)
  })
})

test('a file that needs what does not exist here is left out, wherever it is imported', async () => {
  const build = await temporarySite({
    'docs/a.mdx': `${note}\n\nimport Code from '@theme/CodeBlock'\n\n<Code language="js">let b</Code>`,
    'src/pages/b.jsx':
      "import Code from '@theme/CodeBlock'\nexport default () => <main><Code language='js'>let c</Code></main>",
    'src/theme/CodeBlock/index.js':
      "import Inner from './Inner'\nexport default (props) => <Inner {...props} />",
    'src/theme/CodeBlock/Inner.js':
      "import { noSuchHook } from '@docusaurus/theme-common/internal'\nexport default () => noSuchHook()",
  }).build()
  expect(build.failed).toBe(false)
  expect(build.report).toMatch(/theme-part-left-out +src\/theme\/CodeBlock\/Inner\.js:1:10/)
  expect(readPage(build, 'a').attributes('pre', 'class')).toHaveLength(2)
  expect(readPage(build, 'b').has('main pre')).toBe(true)
})

test('types that are imported beside values, and not called so, leave no part out', async () => {
  const build = await temporarySite({
    'docs/a.mdx': note,
    'src/theme/Footer/index.tsx': `import { useThemeConfig, useColorMode as useMode, ColorMode as Mode, ThemeConfig } from '@docusaurus/theme-common'
import { Props } from '@theme/Footer'
const named = (config: ThemeConfig & { own?: string }, mode?: Mode) => config.own ?? mode ?? 'of the site'
export default function Footer(_: Props) { return <footer className="own">{named(useThemeConfig() as ThemeConfig)}</footer> }`,
    'src/theme/TOC/index.tsx': `import { useColorMode,
  ColorMode } from '@docusaurus/theme-common'
export default () => <p>{String(ColorMode)}{useColorMode().colorMode}</p>`,
  }).build()
  expect(build.report).not.toContain('src/theme/Footer')
  expect(readPage(build, 'a').text('footer.own')).toBe('of the site')
  // The place is that of the name, not of a longer one with it in it.
  expect(build.report).toMatch(/theme-part-left-out +src\/theme\/TOC\/index\.tsx:2:3/)
})
