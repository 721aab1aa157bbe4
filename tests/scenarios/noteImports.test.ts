import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readPage } from '../support/readPage.ts'
import { scriptsOfSite } from '../support/scriptsOfSite.ts'
import { temporaryPlace, temporarySite } from '../support/temporarySite.ts'

const picture = new Uint8Array(9000).map((_, index) => index % 251)

describe('a note may import', async () => {
  const build = await temporarySite(
    {
      'docs/a.md': `
import source from '!!raw-loader!./_examples/x.js'
import same from 'raw-loader!./_examples/x.js'
import facts from './facts.json'
import { add } from '@site/src/add'
import picture from './p.png'
import Logo from './logo.svg'
import logo from './logo.svg?url'
import drawn from './logo.svg'
import './box.css'
import styles from './box.module.css'
import Files from '@site/src/Files'

# A

<CodeBlock language="js" title="x.js" metastring="{1}">{source}</CodeBlock>

<p id="same">{String(source === same)}</p>

<p id="json">{facts.name} {add(1, 2)}</p>

<p id="style" className={styles.box}>box</p>

<img id="picture" src={picture} alt="" /> <img id="required" src={require('./p.png').default} alt="" />

<Logo className="logo" /> <img id="address" src={logo} alt="" /> <img id="drawn" src={drawn} alt="" />

{[require('./logo.svg').default].map((Svg) => <Svg key="a" className="again" />)}

<a href={require('./paper.pdf').default}>pdf</a> <a href={require('./paper.docx').default}>docx</a> <Files />
`,
      'docs/_examples/x.js': "const x = '<1>'\n",
      'docs/facts.json': '{ "name": "An" }',
      'docs/p.png': picture,
      'docs/logo.svg': '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>',
      'docs/paper.pdf': 'small',
      'docs/paper.docx': 'short',
      'src/Files.jsx': "export default () => <a href={require('./all.zip').default}>zip</a>",
      'src/all.zip': 'tiny',
      'docs/box.css': '.box { color: red }',
      'docs/box.module.css': '.box { color: blue }',
      'src/add.ts': 'export const add = (a: number, b: number): number => a + b',
    },
    { baseUrl: '/base/' },
  ).build()
  if (build.failed) throw new Error(build.report)
  const page = readPage(build, 'a')

  test('the text of a file, shown as code like any other', () => {
    expect(build.report).toBe('')
    expect(page.text('.theme-code-block code')).toBe("const x = '<1>'")
    expect(page.text('.code-block-title')).toBe('x.js')
    expect(page.has('.theme-code-block-highlighted-line i')).toBe(true)
    expect(page.text('#same')).toBe('true')
  })

  test('data and functions', () => {
    expect(page.text('#json')).toBe('An 3')
  })

  test('pictures, by their addresses', () => {
    const sources = ['#picture', '#required'].map((id) => page.attribute(id, 'src'))
    expect(sources[0]).toMatch(/^\/base\/assets\/files\/p\.[\da-f]{8}\.png$/)
    expect(sources[1]).toBe(sources[0])
    expect(build.paths()).toContain(sources[0]!.replace('/base/', ''))
  })

  test('files to download, as files however small they are', () => {
    const hrefs = page.attributes('.markdown a', 'href')
    expect(hrefs.map((href) => href.replace(/[\da-f]{8}/, ''))).toEqual([
      '/base/assets/files/paper..pdf',
      '/base/assets/files/paper..docx',
      '/base/assets/files/all..zip',
    ])
    for (const href of hrefs) expect(build.paths()).toContain(href.replace('/base/', ''))
  })

  test('drawings, as components', () => {
    expect(page.attribute('svg.logo', 'viewbox')).toBe('0 0 1 1')
    expect(page.has('svg.logo > path')).toBe(true)
    expect(page.has('svg.again > path')).toBe(true)
    expect(page.attribute('#address', 'src')).toMatch(/^data:image\/svg/)
    expect(page.attribute('#drawn', 'src')).toBe(page.attribute('#address', 'src'))
  })

  test('styles', () => {
    const file = page.attributes('link[rel="stylesheet"]', 'href').at(-1)!
    expect(file).toBeDefined()
    const css = build.file(file.replace('/base/', ''))
    expect(css).toContain('.box{color:red}')
    expect(css).toContain(`.${page.attribute('#style', 'class')}{`)
  })

  test('all of it without a script', () => {
    expect(scriptsOfSite(build.paths())).toEqual([])
  })
})

describe('names of other engines mean what is here', async () => {
  const build = await temporarySite(
    {
      'docs/a.md': `
import Admonition from '@theme/Admonition'
import Tabs from '@theme/Tabs'
import TabItem from '@theme/TabItem'
import useBaseUrl from '@docusaurus/useBaseUrl'
import Link from '@docusaurus/Link'
import Box from '@site/src/Box'

export const kind = 'tip'
export const systems = ['linux', 'mac']

# A

<Admonition type={kind} title="Careful">

Some *text*.

</Admonition>

<Admonition title={<i id="mark">Marked</i>}>Text</Admonition>

<Tabs groupId={kind} defaultValue={systems[1]}>
{systems.map((system) => <TabItem key={system} value={system}>On {system}</TabItem>)}
</Tabs>

<img src={useBaseUrl('/img/x.png')} alt="" /> <Link to={'/' + 'b'}>b</Link>

<ThemedImage alt="x" sources={{ light: useBaseUrl('/img/x.png'), dark: useBaseUrl('/img/y.png') }} />

<Box />

<TOCInline toc={toc} maxHeadingLevel={systems.length + 1} />

## Two

### Three
`,
      'docs/b.md': '# B',
      'static/img/x.png': picture,
      'static/img/y.png': picture,
      'src/Box.tsx': `
        import Heading from '@theme/Heading'
        import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
        import Translate, { translate } from '@docusaurus/Translate'
        import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment'
        import CodeBlock from '@theme/CodeBlock'
        export default function Box() {
          const { siteConfig, i18n } = useDocusaurusContext()
          return <section>
            <Heading as="h4">{siteConfig.title} {i18n.currentLocale} {String(ExecutionEnvironment.canUseDOM)}</Heading>
            <Translate values={{ name: <b>An</b> }}>{'Hello {name}'}</Translate>
            <i>{translate({ message: 'Bye {name}' }, { name: 'An' })}</i>
            <Translate id="mine.sun" description="a star">Sun</Translate>
            <Translate id="mine.moon" values={{ name: 'An' }}>Moon of {'{name}'}</Translate>
            <Translate>Star</Translate>
            <i>{translate({ id: 'mine.sun', message: 'Sun' })}</i>
            <CodeBlock language="js">const x = 1</CodeBlock>
          </section>
        }`,
      'i18n/en/code.json': JSON.stringify({ 'mine.sun': { message: 'The Sun' }, Star: 'A star' }),
      'src/pages/home.tsx': `
        import Layout from '@theme/Layout'
        import Link from '@docusaurus/Link'
        export default () => <Layout title="Home" description="All of it"><main><Link to="/b">b</Link></main></Layout>`,
    },
    { baseUrl: '/base/' },
  ).build()
  if (build.failed) throw new Error(build.report)
  const page = readPage(build, 'a')

  test('the title of an admonition may be an element', () => {
    expect(page.text('.theme-admonition-note .admonition-heading > #mark')).toBe('Marked')
  })

  test('components with values that only React knows look as they always do', () => {
    expect(build.report).toBe('')
    expect(page.text('.theme-admonition-tip .admonition-heading')).toBe('Careful')
    expect(page.text('.theme-admonition-tip em')).toBe('text')
    expect(page.attribute('.tabs-container', 'data-value')).toBe('mac')
    expect(page.texts('.tab-panel')).toEqual(['On linux', 'On mac'])
    expect(page.texts('article ul a')).toEqual(['Two', 'Three'])
  })

  test('addresses get the base', () => {
    expect(page.attributes('article img', 'src')[0]).toBe('/base/img/x.png')
    expect(page.attributes('article a[href="/base/b"]', 'href')).toEqual(['/base/b'])
  })

  test('in components too, which stay without a script', () => {
    expect(page.text('section h4')).toBe('Test en false')
    expect(page.text('section b')).toBe('An')
    expect(page.has('section .theme-code-block i')).toBe(true)
    expect(scriptsOfSite(build.paths())).toEqual([])
  })

  test('and say what code.json has for them', () => {
    expect(page.text('section')).toContain('Hello AnBye AnThe SunMoon of AnA starThe Sun')
  })

  test('a layout gives its page title and description', () => {
    const home = readPage(build, 'home')
    expect(home.text('title')).toBe('Home | Test')
    expect(home.attributes('meta[name="description"]', 'content')).toEqual(['All of it'])
    expect(home.attribute('main a', 'href')).toBe('/base/b')
  })
})

test('a note may give names of its own to what is known to all notes', async () => {
  const build = await temporarySite({
    'docs/a.md': `
import Tabs from '../src/Tabs'

export const toc = ['mine']
export const frontMatter = { title: 'own' }
export const components = 1

# A

<Tabs>{toc[0]} {frontMatter.title} {components}</Tabs>
`,
    'src/Tabs.jsx': 'export default ({ children }) => <b className="tabs-of-mine">{children}</b>',
  }).build()
  expect(readPage(build, 'a').text('b.tabs-of-mine')).toBe('mine own 1')
  expect(build.report).toMatchInlineSnapshot(`
    "warning  own-toc                                  docs/a.md:4:1
      4 | export const toc = ['mine']
        | ^
      The "toc" that this note exports is not shown: it is no list of { value, id, level } written out here.
      Write all of the list in this statement, or give the variable another name.
    "
  `)
})

test('a note may list what it likes beside its text', async () => {
  const build = await temporarySite({
    'docs/a.md': `
export const toc = [{ value: 'Mine &amp; <code>yours</code>', id: 'mine', level: 2 }]

# A

<b id="mine">Mine</b>

## Not listed

<TOCInline toc={toc} />
`,
    'docs/b.md': 'export const toc = []\n\n# B\n\n## Not listed',
  }).build()
  expect(build.report).toBe('')
  const page = readPage(build, 'a')
  expect(page.texts('a[href="#mine"]')).toEqual(['Mine & yours', 'Mine & yours'])
  expect(page.texts('li > a[href="#not-listed"]')).toEqual([])
  expect(readPage(build, 'b').texts('li > a[href="#not-listed"]')).toEqual([])
})

test('a note may name what its expressions work with, and export what it imports or is not asked for', async () => {
  const build = await temporarySite({
    'docs/a.md': `
import A, { b as c } from '../src/a'
export { A, c }
export * from '../src/a'
export default function Layout({ children }) { return <main className="unasked">{children}</main> }
export const Row = ({ Icon, parts: [First, Rest = Icon] }) => <i><Icon /><First /><Rest /></i>

# A

<Row Icon={A} parts={[A]} />

{[A].map((Each) => <Each key="a" />)} {c}
`,
    'src/a.js': 'export const b = 2\nexport default () => <b className="a">a</b>',
  }).build()
  expect(build.report).toBe('')
  const page = readPage(build, 'a')
  expect(page.texts('b.a')).toHaveLength(4)
  expect(page.has('.unasked')).toBe(false)
})

test('a note knows its own title, which is undefined without a first heading', async () => {
  const build = await temporarySite({
    'docs/a.md': '# The *title*\n\n<b className="known">{contentTitle}</b>',
    'docs/b.md': '---\ntitle: Elsewhere\n---\n\n<b className="known">{String(contentTitle)}</b>',
  }).build()
  expect(build.report).toBe('')
  expect(readPage(build, 'a').text('b.known')).toBe('The title')
  expect(readPage(build, 'b').text('b.known')).toBe('undefined')
})

test('notes outside of the folder of the site import packages that the site has', async () => {
  const notes = temporaryPlace('notes')
  writeFileSync(join(notes, 'a.mdx'), "import { word } from 'words'\n\n# A\n\n<p>{word}</p>")
  const site = temporarySite(
    {
      'node_modules/words/package.json': '{ "main": "index.js" }',
      'node_modules/words/index.js': "exports.word = 'found'",
    },
    { docs: { path: `../${basename(notes)}` } },
  )
  const { report, file } = await site.build()
  expect(report).toBe('')
  expect(file('a.html')).toContain('<p>found</p>')
})
