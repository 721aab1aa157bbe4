import { describe, expect, test } from 'vitest'
import { readPage } from '../support/readPage.ts'
import { temporarySite } from '../support/temporarySite.ts'

const docs = { 'docs/a.md': '# A' }

describe('pages written in React', async () => {
  const build = await temporarySite({
    ...docs,
    'src/pages/team.tsx': `
      import { useState } from 'react'
      import { names } from '../names.ts'
      import title from '@site/src/title.js'
      import './team.css'

      export default function Team() {
        const [count] = useState(names.length)
        return <main><h1>{title}</h1><p className="team">{count}: {names.join(' & ')}</p></main>
      }
    `,
    'src/names.ts': "export const names: string[] = ['An', 'Bình']",
    'src/title.js': "export default 'Our team'",
    'src/pages/team.css': '.team { color: teal; }',
    'src/pages/plain/index.jsx': 'export default () => <h1>Plain</h1>',
    'src/pages/about.md': '# About',
  }).build()
  const page = readPage(build, 'team')

  test('[S2][S17] are rendered at build, with what they import', () => {
    expect(build.report).toBe('')
    expect(page.text('h1')).toBe('Our team')
    expect(page.text('.team')).toBe('2: An & Bình')
    expect(readPage(build, 'plain').text('h1')).toBe('Plain')
    expect(build.file('sitemap.xml')).toContain('<loc>https://example.com/team</loc>')
  })

  test('are in the frame of the site, and load no React at first', () => {
    expect(page.has('nav.navbar')).toBe(true)
    expect(page.attributes('script[src]', 'src')).toEqual(
      readPage(build, 'a').attributes('script[src]', 'src'),
    )
    expect(page.text('title')).toBe('Test')
  })

  test('have the config of the site as a prop, as they did', async () => {
    const { report, file } = await temporarySite({
      ...docs,
      'src/pages/one.jsx':
        'export default function One(props) { const { config: site } = props\n return <p>{site.title}</p> }',
      'src/pages/two.tsx': 'export default ({ config }: { config: { url: string } }) => <p>{config.url}</p>',
      'src/pages/three.js':
        "import React from 'react'\nclass Three extends React.Component { render() { const { config } = this.props; return <p>{config.baseUrl}</p> } }\nexport default Three",
      'src/pages/four.jsx':
        "import { useState } from 'react'\nexport default function Four(props) { const [count, set] = useState(0); return <button onClick={() => set(1)}>{props.config.title} {count}</button> }",
      'src/pages/five.jsx': 'export default (props) => <p>{Object.keys(props).length}</p>',
    }).build()
    expect(report).toBe('')
    expect(file('one.html')).toContain('<p>Test</p>')
    expect(file('two.html')).toContain('<p>https://example.com</p>')
    expect(file('three.html')).toContain('<p>/</p>')
    expect(file('four.html')).toContain('<button>Test<!-- --> <!-- -->0</button>')
    expect(file('five.html')).toContain('<p>0</p>')
  })

  test('have their address as a prop, as they did', async () => {
    const { report, file } = await temporarySite({
      ...docs,
      'src/pages/one.jsx':
        "export default function One(props) { return <p>{new URLSearchParams(props.location.search).get('a') ?? 'none'}</p> }",
      'src/pages/two.jsx': 'export default ({ location }) => <p>{location.pathname}</p>',
    }).build()
    expect(report).toBe('')
    expect(file('one.html')).toContain('<p>none</p>')
    expect(file('one.html')).toContain('<sotay-island')
    expect(file('two.html')).toContain('<p>/two</p>')
    expect(file('two.html')).not.toContain('<sotay-island')
  })

  test('load no styles of each other', async () => {
    const page = (name: string) =>
      `import './shared.css'\nimport styles from './${name}.module.css'\nexport default () => <main className={styles.${name}}>x</main>`
    const two = await temporarySite({
      'docs/a.md': '# A',
      'docs/live.md': "import Card from '../src/Card'\n\n# Live\n\n<Card />",
      'src/Card.jsx': 'export default () => <b>card</b>',
      'src/pages/one.jsx': page('one'),
      'src/pages/two.jsx': page('two'),
      'src/pages/shared.css': '.shared { color: red; }',
      'src/pages/one.module.css': '.one { color: teal; }',
      'src/pages/two.module.css': '.two { color: navy; }',
    }).build()
    const stylesOf = (name: string) =>
      readPage(two, name)
        .attributes('link[rel="stylesheet"]', 'href')
        .filter((href) => href.includes('/pages.'))
        .map((href) =>
          two
            .file(href.slice(1))
            .match(/color:\s*\w+|#\w+/g)!
            .map((rule) => rule.replace(/color:\s*/, '')),
        )
    expect(stylesOf('one')).toEqual([['red', 'teal']])
    expect(stylesOf('two')).toEqual([['red', expect.stringMatching(/navy|#000080/)]])
    expect(stylesOf('live')).toEqual([])
  })

  test('bring their styles, which other pages do not load', () => {
    const styles = page.attributes('link[rel="stylesheet"]', 'href')
    const names = styles.map((href) => href.replace(/.*\/|\..*/g, ''))
    expect(names).toEqual(['styles', 'framework', 'boxes', 'islandStates', 'pages'])
    expect(build.file(styles.at(-1)!.slice(1))).toMatch(/\.team\s*\{\s*color:\s*teal;?\s*\}/)
    expect(readPage(build, 'a').attributes('link[rel="stylesheet"]', 'href')).toEqual([styles[0]])
  })
})

describe('pages that cannot be rendered stop the build', () => {
  const reportFor = async (code: string) => {
    const build = await temporarySite({ ...docs, 'src/pages/tools/broken.tsx': code }).build()
    expect(build.failed).toBe(true)
    return build.report
  }

  test('[S131] one without a default export is named by its route', async () => {
    expect(await reportFor('export const x = 1')).toMatchInlineSnapshot(`
      "error  no-default-export                          src/pages/tools/broken.tsx
        The page at /tools/broken has no default export.
        Export the component that renders the page: export default function Page() { … }
      "
    `)
  })

  test('one that throws is named by its route, with every cause', async () => {
    expect(
      await reportFor("export default () => { throw new Error('No luck', { cause: new Error('Rain') }) }"),
    ).toMatchInlineSnapshot(`
      "error  page-module-failed                         src/pages/tools/broken.tsx:1:30
        1 | export default () => { throw new Error('No luck', { cause: new Error('Rain') }) }
          |                              ^
        The page at /tools/broken threw while it was rendered: No luck. Cause: Rain.
      "
    `)
  })

  test('one with a mistake in its code is shown with its place', async () => {
    expect(await reportFor('export default () => <p>')).toMatchInlineSnapshot(`
      "error  page-module-broken                         src/pages/tools/broken.tsx:1:25
        1 | export default () => <p>
          |                         ^
        What is here cannot follow what is before it.
        Often the mistake is just before: a comma, a bracket, a quotation mark or a closing tag that is missing.
      "
    `)
  })

  test('one that imports what is not there is shown with its place', async () => {
    expect(await reportFor("import x from './nope.ts'\nexport default () => x")).toMatchInlineSnapshot(`
      "error  import-not-found                           src/pages/tools/broken.tsx:1:16
        1 | import x from './nope.ts'
          |                ^^^^^^^^^
        There is no file for the import "./nope.ts".
        A path that begins with "./" counts from the folder of this file, one with "@site/" from that of the site.
      "
    `)
  })

  test('an import is found below others that nothing uses, and so is one of something not exported', async () => {
    const others = "import type { A } from './a.ts'\nimport unused from './unused.ts'\n"
    const page = '\nexport default () => x'
    expect(await reportFor(`${others}import x from '@site/src/nope'${page}`)).toContain(
      'import-not-found                           src/pages/tools/broken.tsx:3:16\n',
    )
    expect(await reportFor(`${others}import { x } from 'sotay/client'${page}`)).toMatchInlineSnapshot(`
      "error  missing-export                             src/pages/tools/broken.tsx:3:20
        3 | import { x } from 'sotay/client'
          |                    ^^^^^^^^^^^^
        "sotay/client" exports nothing named "x".
        It has "useColorMode" and "useShared". Correct the name, or export it there.
      "
    `)
  })

  test('a missing import hides neither other ones nor slips in the styles of its file', async () => {
    const { report } = await temporarySite({
      ...docs,
      'src/pages/one.jsx':
        "import a from './nope'\nimport b from 'no-such-package'\nimport { c } from '@site/src/nor'\nimport './one.css'\nexport default () => a + b + c",
      'src/pages/one.css': '.a { color }\n.b { background: url(./no.png) }',
    }).build()
    expect(report.match(/^\w+ {2}[\w-]+ +src.*$/gm)?.map((line) => line.replace(/ +/g, ' '))).toEqual([
      'warning forgiven-css src/pages/one.css:1:6',
      'error style-file-not-found src/pages/one.css:2:22',
      'error import-not-found src/pages/one.jsx:1:16',
      'error missing-package src/pages/one.jsx:2:16',
      'error import-not-found src/pages/one.jsx:3:20',
    ])
  })

  test.each(['./nope.json', '../nope.css', '@site/nope.module.css', './nope.svg'])(
    'one that imports %s, which is not there',
    async (file) => {
      expect(await reportFor(`import x from '${file}'\nexport default () => x.map(String)`)).toContain(
        'error  import-not-found                           src/pages/tools/broken.tsx:1:16\n',
      )
    },
  )

  test('one without a closing brace: not every export after it is a mistake of its own', async () => {
    const code = 'export const f = () => {\nexport const a = 1\nexport const b = 2\nexport default () => f()'
    const { report } = await temporarySite({ ...docs, 'src/pages/broken.jsx': code }).build()
    expect(report.match(/broken\.jsx:.*/g)).toEqual(['broken.jsx:2:1', 'broken.jsx:4:25'])
  })

  test('one that needs a browser as soon as it is loaded', async () => {
    expect(await reportFor('const x = window.innerWidth\nexport default () => x')).toMatchInlineSnapshot(`
      "error  page-module-broken                         src/pages/tools/broken.tsx:1:11
        1 | const x = window.innerWidth
          |           ^
        window is not defined. The file is loaded for src/pages/tools/broken.tsx.
        Pages are rendered in Node: what needs a browser (window, document) belongs in an effect. A package that needs one as soon as it is imported is loaded with lazy(() => import(…)) within <BrowserOnly>.
      "
    `)
  })

  test('one that does not import what it names', async () => {
    const report = await reportFor('export default () => <p>{useState(0)[0]}</p>')
    expect(report).toContain('useState is not defined.')
    expect(report).toContain("Import it: import { useState } from 'react'.")
  })

  test('one that imports a package that is not installed', async () => {
    expect(await reportFor("import x from 'no-such-package'\nexport default () => x")).toMatchInlineSnapshot(`
      "error  missing-package                            src/pages/tools/broken.tsx:1:16
        1 | import x from 'no-such-package'
          |                ^^^^^^^^^^^^^^^
        The package "no-such-package" is not installed.
        Run "npm install no-such-package", or correct the import.
      "
    `)
  })

  test('one that throws as soon as it is loaded', async () => {
    expect(await reportFor("throw new Error('Too early')")).toMatchInlineSnapshot(`
      "error  page-module-broken                         src/pages/tools/broken.tsx:1:7
        1 | throw new Error('Too early')
          |       ^
        Too early. The file is loaded for src/pages/tools/broken.tsx.
        Correct the place that is named.
      "
    `)
  })
})

test('tabs in a React page have their styles, ids without spaces and a mark on the chosen one', async () => {
  const build = await temporarySite({
    ...docs,
    'src/pages/usage.jsx': `
      import { useState } from 'react'
      import Tabs from '@theme/Tabs'
      import TabItem from '@theme/TabItem'
      export default function Usage() {
        useState()
        return <main><Tabs><TabItem value="1. Send">One</TabItem><TabItem value="2. Take" default>Two</TabItem></Tabs></main>
      }
    `,
  }).build()
  const page = readPage(build, 'usage')
  expect(
    page.attributes('link[rel=stylesheet]', 'href').filter((href) => href.includes('/tabs.')),
  ).toHaveLength(1)
  expect(page.text('.tabs__item--active[aria-selected=true]')).toBe('2. Take')
  const valuesOf = (attribute: RegExp) =>
    Array.from(build.file('usage.html').matchAll(attribute), ([, value]) => value)
  const panels = valuesOf(/<div id="([^"]*)" role="tabpanel"/g)
  expect(panels).toHaveLength(2)
  expect(valuesOf(/aria-controls="([^"]*)"/g)).toEqual(expect.arrayContaining(panels))
  expect(panels.join('')).not.toMatch(/\s/)
})

test('an island may draw HTML itself, with the part of React that is for browsers', async () => {
  const { report, file, paths } = await temporarySite({
    ...docs,
    'src/pages/drawn.jsx':
      "import { useState } from 'react'\nimport { renderToStaticMarkup } from 'react-dom/server'\nexport default () => <p onClick={useState(0)[1]}>{renderToStaticMarkup(<b>x</b>)}</p>",
  }).build()
  expect(report).toBe('')
  expect(file('drawn.html')).toContain('&lt;b&gt;x&lt;/b&gt;')
  const code = paths().filter((path) => path.endsWith('.js'))
  expect(code.some((path) => /\bnew TextEncoder/.test(file(path)))).toBe(true)
  expect(code.filter((path) => /\bnew [\w$]+\.TextEncoder/.test(file(path)))).toEqual([])
})
