import { expect, test } from 'vitest'
import { readPage } from '../support/readPage.ts'
import { temporarySite } from '../support/temporarySite.ts'

const src = {
  'src/Chart.jsx': `import { useState } from 'react'
    export default function Chart() { const [n] = useState(0); return <p>{n}</p> }`,
  'src/Broken.jsx': "export default () => { throw new Error('No data', { cause: new Error('Empty file') }) }",
  'src/Syntax.jsx': 'export default () => <p>',
}
const reportFor = async (note: string, more = {}) => {
  const build = await temporarySite({ 'docs/a.md': `# A\n\n${note}`, ...src, ...more }).build()
  expect(build.failed).toBe(true)
  return build.report
}

test('a style sheet with a mistake is named once, by its path in the site', async () => {
  const { report } = await temporarySite({
    'docs/a.md': 'import A from "../src/A"\n\n<A />',
    'src/A.jsx': "import styles from './a.module.css'\nexport default () => <b className={styles.a}>A</b>",
    'src/a.module.css': '.a { color: teal;',
  }).build()
  expect(report).toMatchInlineSnapshot(`
    "warning  forgiven-css                             src/a.module.css:1:1
      1 | .a { color: teal;
        | ^
      This block is not closed. It was closed at the end of the file.
      Write "}" where it ends. All that follows counts as part of it.
    "
  `)
})

test('what MDX says of front matter in JSON is left out: it has a message of its own', async () => {
  const { report } = await temporarySite({
    'docs/a.md': '{\n  "title": "A",\n  "draft": true\n}\n\n# A',
  }).build()
  expect(report.match(/^(?:error|warning) +\S+/gm)).toEqual(['error  foreign-front-matter'])
})

test('[S84] a component that nobody knows is reported with the nearest name', async () => {
  const note = "import Chart from '@site/src/Chart'\n\nText <Chrat />\n\n<Tab>x</Tab>\n\n<Zzz />"
  expect(await reportFor(note)).toMatchInlineSnapshot(`
    "error  unknown-component                          docs/a.md:5:6
      5 | Text <Chrat />
        |      ^
      <Chrat> is neither imported nor declared in this note, nor known to all notes.
      Did you mean <Chart>?

    error  unknown-component                          docs/a.md:7:1
      7 | <Tab>x</Tab>
        | ^
      <Tab> is neither imported nor declared in this note, nor known to all notes.
      Did you mean <Tabs>?

    error  unknown-component                          docs/a.md:9:1
      9 | <Zzz />
        | ^
      <Zzz> is neither imported nor declared in this note, nor known to all notes.
      Import it, add it to src/theme/MDXComponents, or write \\< if it is meant as text.
    "
  `)
})

test('where missing imports only warn, pages are made without them: what is inside of a component is shown', async () => {
  const { failed, report, file } = await temporarySite(
    {
      'docs/a.md':
        "import { Card } from 'no-such-cards'\nimport Gone from '@theme/Gone'\n\n<Card icon={<b>no</b>}>In the **card**</Card>\n\n<Gone />",
      'docs/b.mdx': "import Chart from '@site/src/Chart'\nimport Page from '../src/Page'\n\n<Page />",
      'src/Page.jsx': `import { motion, useSprings } from 'no-such-motion'
import * as all from 'no-such-namespace'
import styled from 'no-such-styles'
import '@fontsource/no-such-font/400.css'
import look from './look.scss'
import { useNone } from '@docusaurus/theme-common'
import people from '@site/people.json'
import { usePluginData } from '@docusaurus/useGlobalData'
const [first = 1] = useSprings(2)
const Box = styled.div\`color: red\`
export default () => <motion.div className="moves" animate={{ x: 1 }} whileHover={first}>
  <Box><all.Provider value={1}>moved {String(first)}</all.Provider></Box>
  {people.map(({ name }) => <b className={look.name}>{name}</b>)}{useNone('a').b}{usePluginData('away').stable}
</motion.div>`,
      'src/look.scss': '.name { color: red }',
      'src/css/site.css': "@import 'no-such-sheet';\n@import '@no/such/all.css';\n.a { color: teal }",
      ...src,
    },
    {
      onMissingImports: 'warn',
      customCss: ['./src/css/site.css', 'no-such-sheets/all.css', './node_modules/@no/sheet/all.css'],
    },
  ).build()
  expect({
    failed,
    report: report.match(/^\w+ +[\w-]+ +\S+$/gm)?.map((line) => line.replace(/ +/g, ' ')),
  }).toEqual({
    failed: false,
    report: [
      'warning missing-package docs/a.md:1:22',
      'warning unknown-theme-import docs/a.md:2:18',
      'warning missing-package sotay.config.mjs:6:3',
      'warning missing-package sotay.config.mjs:6:3',
      'warning missing-package src/css/site.css:1:10',
      'warning missing-package src/css/site.css:2:10',
      'warning missing-package src/look.scss',
      'warning missing-package src/Page.jsx:1:37',
      'warning missing-package src/Page.jsx:2:23',
      'warning missing-package src/Page.jsx:3:21',
      'warning missing-package src/Page.jsx:4:9',
      'warning unknown-theme-export src/Page.jsx:6:10',
      'warning import-not-found src/Page.jsx:7:21',
    ],
  })
  expect(file('a.html')).toContain('In the <strong>card</strong>')
  expect(file('b.html')).toContain('<div class="moves"><div>moved <!-- -->1</div></div>')
})

test('a name that is imported and never used need not be there', async () => {
  const { failed, report } = await temporarySite({
    'docs/a.md': 'import Chart, { Pie } from "../src/Chart"\n\n<Chart />',
    ...src,
  }).build()
  expect({ failed, report }).toEqual({ failed: false, report: '' })
})

test('imports that lead nowhere are all reported at once, each in its place', async () => {
  const note = `import A from '../src/Chrat'
import B from '@site/src/nope/x'
import C from 'no-such-package'
import D from '@theme/Tab'
import E from '!!raw-loader!./b.js'

<A /><B /><C /><D />{E}`
  expect(await reportFor(note)).toMatchInlineSnapshot(`
    "error  import-not-found                           docs/a.md:3:15
      3 | import A from '../src/Chrat'
        |               ^^^^^^^^^^^^^^
      There is no file for the import "../src/Chrat".
      Did you mean "../src/Chart"?

    error  import-not-found                           docs/a.md:4:15
      4 | import B from '@site/src/nope/x'
        |               ^^^^^^^^^^^^^^^^^^
      There is no file for the import "@site/src/nope/x".
      A path that begins with "./" counts from the folder of this file, one with "@site/" from that of the site.

    error  missing-package                            docs/a.md:5:15
      5 | import C from 'no-such-package'
        |               ^^^^^^^^^^^^^^^^^
      The package "no-such-package" is not installed.
      Run "npm install no-such-package", or correct the import.

    error  unknown-theme-import                       docs/a.md:6:15
      6 | import D from '@theme/Tab'
        |               ^^^^^^^^^^^^
      "@theme/Tab" is not part of Sotay.
      Did you mean "@theme/Tabs"?

    error  import-not-found                           docs/a.md:7:15
      7 | import E from '!!raw-loader!./b.js'
        |               ^^^^^^^^^^^^^^^^^^^^^
      There is no file for the import "!!raw-loader!./b.js".
      A path that begins with "./" counts from the folder of this file, one with "@site/" from that of the site.
    "
  `)
})

test('a component of another engine that a component of the site imports', async () => {
  const src = "import Box from '@theme/Box'\nexport default () => <Box />"
  expect(await reportFor("import A from '../src/A'\n\n<A />", { 'src/A.jsx': src })).toContain(
    "src/A.jsx:1:18\n  1 | import Box from '@theme/Box'",
  )
})

test('a component that nobody knows within an expression', async () => {
  expect(await reportFor('{[1].map((n) => <Tap key={n} />)} {"<Zip>"}')).toMatchInlineSnapshot(`
    "error  unknown-component                          docs/a.md:3:17
      3 | {[1].map((n) => <Tap key={n} />)} {"<Zip>"}
        |                 ^
      <Tap> is neither imported nor declared in this note, nor known to all notes.
      Import it, add it to src/theme/MDXComponents, or write \\< if it is meant as text.
    "
  `)
})

test('a part of a module that is no component', async () => {
  expect(await reportFor("import * as Charts from '../src/Chart'\n\n<Charts.Pie />")).toMatchInlineSnapshot(`
    "error  live-part-failed                           docs/a.md:5:1
      5 | <Charts.Pie />
        | ^
      <Charts.Pie> failed: a component in it is undefined, not something to render.
      If it comes from another file, check how it is imported: in braces what is exported by its name, without them the default export.
    "
  `)
})

test('a name that a module does not export', async () => {
  const imports = "import { Pie } from '../src/Chart'\nimport { Legend } from '../src/Chart'"
  expect(await reportFor(`${imports}\n\n<Pie /> <Legend />`)).toMatchInlineSnapshot(`
    "error  missing-export                             docs/a.md:3:21
      3 | import { Pie } from '../src/Chart'
        |                     ^^^^^^^^^^^^^^
      "../src/Chart" exports nothing named "Pie".
      It has a default export. Correct the name, or export it there.

    error  missing-export                             docs/a.md:4:24
      4 | import { Legend } from '../src/Chart'
        |                        ^^^^^^^^^^^^^^
      "../src/Chart" exports nothing named "Legend".
      It has a default export. Correct the name, or export it there.
    "
  `)
})

test('a mistake in a component is reported where it is', async () => {
  expect(await reportFor("import Syntax from '../src/Syntax'\n\n<Syntax />")).toMatchInlineSnapshot(`
    "error  page-module-broken                         src/Syntax.jsx:1:25
      1 | export default () => <p>
        |                         ^
      What is here cannot follow what is before it.
      Often the mistake is just before: a comma, a bracket, a quotation mark or a closing tag that is missing.
    "
  `)
})

test('a component that throws is reported where the note shows it, with the line that threw', async () => {
  expect(await reportFor("import Broken from '../src/Broken'\n\n<Broken />")).toMatchInlineSnapshot(`
    "error  live-part-failed                           docs/a.md:5:1
      5 | <Broken />
        | ^
      <Broken> failed: No data. Cause: Empty file.
      Correct its code, or take it out of the note. It was thrown in src/Broken.jsx:1:30: export default () => { throw new Error('No data', { cause: new Error('Empty file') }) }
    "
  `)
})

test('a package that throws is reported at the line of the site that calls it', async () => {
  const files = {
    'node_modules/chart/package.json': '{ "name": "chart", "main": "index.js" }',
    'node_modules/chart/index.js': 'exports.draw = (data) => data.rows.length',
    'src/Rows.jsx': "import { draw } from 'chart'\n\nexport default () => <p>{draw()}</p>",
    'src/pages/rows.jsx':
      "import { draw } from 'chart'\n\nconst count = draw()\nexport default () => <p>{count}</p>",
  }
  const report = await reportFor("import Rows from '../src/Rows'\n\n<Rows />", files)
  expect(report).toContain('It was thrown in src/Rows.jsx:3:26: export default () => <p>{draw()}</p>')
  expect(report).toMatch(/page-module-broken +src\/pages\/rows\.jsx:3:15\n/)
})

test('a part of an installed package, or an export of it, that is not there', async () => {
  const files = {
    'node_modules/chart/package.json': '{ "name": "chart", "main": "index.js" }',
    'node_modules/chart/index.js': 'exports.draw = () => 1',
    'src/pages/rows.jsx': "import { drw } from 'chart'\n\nexport default () => <p>{drw()}</p>",
  }
  expect(await reportFor("import Pie from 'chart/pie'\n\n<Pie />", files)).toMatchInlineSnapshot(`
    "error  import-not-found                           docs/a.md:3:17
      3 | import Pie from 'chart/pie'
        |                 ^^^^^^^^^^^
      There is no file for the import "chart/pie".
      The package is installed, but offers nothing under this name. Look up in its documentation what can be imported.

    error  page-module-failed                         src/pages/rows.jsx:3:26
      3 | export default () => <p>{drw()}</p>
        |                          ^
      The page at /rows threw while it was rendered: drw is not a function.
      If it comes from another file, check how it is imported: in braces what is exported by its name, without them the default export.
    "
  `)
  expect(await reportFor('Text.', files)).toMatchInlineSnapshot(`
    "error  page-module-failed                         src/pages/rows.jsx:3:26
      3 | export default () => <p>{drw()}</p>
        |                          ^
      The page at /rows threw while it was rendered: drw is not a function.
      If it comes from another file, check how it is imported: in braces what is exported by its name, without them the default export.
    "
  `)
})

test('a name that means nothing, within React too', async () => {
  expect(
    await reportFor('export const a = 1\n\n{a + [1].map((n) => <i key={n}>{nope}</i>)}'),
  ).toMatchInlineSnapshot(`
    "error  undefined-in-note                          docs/a.md:5:1
      5 | {a + [1].map((n) => <i key={n}>{nope}</i>)}
        | ^
      {a + [1].map((n) => <i key={n}>{nope}</i>)} failed: nope is not defined.
      Import "nope" in the file that uses it, or declare it there; in a note, write \\{ where braces are meant as text.
    "
  `)
})

test.each([
  ['<p>{new Date(0)}</p>', 'an object is to be shown (a Date)', 'date.toLocaleDateString()'],
  ['<p>{{ a: 1 }}</p>', 'an object is to be shown (with {a})', 'thing.name'],
  ['<p style="color:red">x</p>', 'the "style" of an element is a text', "style={{ color: 'red'"],
  ['<p>{window.innerWidth}</p>', 'window is not defined', 'It was thrown in src/Foo.tsx:1:'],
  ['<p>{nope}</p>', 'nope is not defined', 'Import "nope" in the file that uses it'],
  ['<p>{useId()}</p>', 'useId is not defined', "import { useId } from 'react'"],
])('a component that shows %s is explained in the words of its author', async (shown, message, hint) => {
  const src = { 'src/Foo.tsx': `export default () => ${shown}` }
  const report = await reportFor("import Foo from '../src/Foo'\n\n<Foo />", src)
  expect(report).toContain(message)
  expect(report).toContain(hint)
})

test('an export that throws is reported once, where it is', async () => {
  const note = 'export const wide =\n  window.innerWidth > 1\n\n{wide} <b title={wide}>x</b>'
  expect(await reportFor(note)).toMatchInlineSnapshot(`
    "error  browser-only-in-note                       docs/a.md:4:1
      4 |   window.innerWidth > 1
        | ^
      An export of this note failed: window is not defined.
      Notes are rendered in Node. Use window in an effect or a handler, or within <BrowserOnly>.
    "
  `)
})

test('a module that throws as soon as it is loaded is reported where it throws', async () => {
  const src = { 'src/early.js': '// Too early.\nexport const width = document.body.clientWidth' }
  expect(await reportFor("import { width } from '../src/early'\n\n{width}", src)).toMatchInlineSnapshot(`
    "error  page-module-broken                         src/early.js:2:22
      2 | export const width = document.body.clientWidth
        |                      ^
      document is not defined. The file is loaded for docs/a.md.
      Pages are rendered in Node: what needs a browser (window, document) belongs in an effect. A package that needs one as soon as it is imported is loaded with lazy(() => import(…)) within <BrowserOnly>.
    "
  `)
})

test('a mistake in an expression or in module code', async () => {
  const report = await reportFor('{1 +}')
  expect(report).toContain('docs/a.md:3:5')
  expect(report).toContain('The code in braces cannot be read: What is here cannot follow what is before it.')
  expect(await reportFor('export const a = [1,\n\nText')).toMatchInlineSnapshot(`
    "error  invalid-module-code                        docs/a.md:5:5
      5 | Text
        |     ^
      This import or export cannot be read: "]" was expected here, but the file ends.
      A line of a note that begins with "import" or "export" is JavaScript, up to the next empty line.
    "
  `)
})

test('a component with a prop that cannot reach the browser is shown as it is at build', async () => {
  const note = `import Chart from '../src/Chart'

<Chart rows={[1, 2]} options={{ format: [(n) => n] }} />

<Chart icon={<b onClick={() => 1}>x</b>} />

<Chart rows={[new (class Row {})()]} />`
  const { failed, report, file } = await temporarySite({ 'docs/a.md': `# A\n\n${note}`, ...src }).build()
  expect(failed).toBe(false)
  expect(file('a.html')).toContain('<p>0</p>\n<p>0</p>\n<p>0</p>')
  expect(report).toMatchInlineSnapshot(`
    "warning  unserialisable-prop                      docs/a.md:5:1
      5 | <Chart rows={[1, 2]} options={{ format: [(n) => n] }} />
        | ^
      <Chart> runs in the browser, but its prop "options.format[0]" is a function, which cannot be put into the page. It is shown as it is at build, and does not react to readers.
      Text, numbers, dates, lists, plain objects and elements can. A function belongs in the component, or in a component of yours around it.

    warning  unserialisable-prop                      docs/a.md:7:1
      7 | <Chart icon={<b onClick={() => 1}>x</b>} />
        | ^
      <Chart> runs in the browser, but its prop "icon.props.onClick" is a function, which cannot be put into the page. It is shown as it is at build, and does not react to readers.
      Text, numbers, dates, lists, plain objects and elements can. A function belongs in the component, or in a component of yours around it.

    warning  unserialisable-prop                      docs/a.md:9:1
      9 | <Chart rows={[new (class Row {})()]} />
        | ^
      <Chart> runs in the browser, but its prop "rows[0]" is an object of the class Row, which cannot be put into the page. It is shown as it is at build, and does not react to readers.
      Text, numbers, dates, lists, plain objects and elements can. A function belongs in the component, or in a component of yours around it.
    "
  `)
})

test('components of a package inside one another that cannot be one island are reported', async () => {
  const named = (name: string) =>
    `export function ${name}({ children }) { useState(0); return createElement('div', null, children) }`
  const packages = {
    'node_modules/tabs/package.json': '{ "name": "tabs", "type": "module", "exports": "./index.js" }',
    'node_modules/tabs/index.js': `import { createElement, useState } from 'react'\n${['Tabs', 'Tab'].map(named).join('\n')}`,
    'src/Own.jsx': `import { useState } from 'react'\nimport { Tabs, Tab } from 'tabs'\nexport const Own = ({ children }) => <Tabs><Tab>{useState(1)[0]}</Tab>{children}</Tabs>`,
  }
  const imports = "import { Tab, Tabs } from 'tabs'\nimport { Own } from '@site/src/Own'\n\n"
  const report = async (note: string) =>
    (await temporarySite({ 'docs/a.md': `# A\n\n${imports}${note}`, ...packages }).build()).report
  const apart = await report('<Tabs>\n\n## Title <Tab>a</Tab>\n\n<Tab>b</Tab>\n\n</Tabs>')
  expect(apart.match(/nested-islands +docs\/a.md:6:1/g)).toHaveLength(1)
  expect(await report('<Tabs>\n  <p><Tab>a</Tab></p>\n  <Tab>b</Tab>\n</Tabs>')).toBe('')
  expect(await report('<Own><Own>a</Own></Own>\n\n<Tab>b</Tab>\n\n<Tabs>c</Tabs>')).toBe('')
})

test('a context that an island provides to a component of another import is reported where it is used', async () => {
  const files = {
    'src/currency.js':
      "import { createContext } from 'react'\nexport const CurrencyContext = createContext('EUR')",
    'src/Currency.jsx': `import { useState } from 'react'
      import { CurrencyContext } from './currency'
      export const Currency = ({ children }) => <CurrencyContext value={useState('USD')[0]}>{children}</CurrencyContext>`,
    'src/Price.jsx': `import { use } from 'react'
      import { CurrencyContext } from './currency'
      export default ({ of }) => <b>{of} {use(CurrencyContext)}</b>`,
    'src/Plain.jsx': 'export default ({ children }) => <i>{children}</i>',
    'src/shop.jsx': "export { Currency } from './Currency'\nexport { default as Price } from './Price'",
    'node_modules/store/package.json': '{ "name": "store", "type": "module", "exports": "./index.js" }',
    'node_modules/store/index.js': `import { createContext, createElement, useContext, useState } from 'react'
      const Store = createContext()
      export const Provider = ({ children }) => createElement(Store.Provider, { value: useState({})[0] }, children)
      export const Box = ({ children }) => createElement('div', { title: useContext(Store) }, children)
      export const useStore = () => useContext(Store)`,
    'src/Shop.jsx': `import { Provider } from 'store'
      export default ({ children }) => <Provider>{children}</Provider>`,
    'src/Frame.jsx': `import { Box } from 'store'
      export default ({ children }) => <Box>{children}</Box>`,
    'src/Reader.jsx': "import { useStore } from 'store'\nexport default () => <b>{String(useStore())}</b>",
  }
  const report = async (imports: string, note: string) =>
    (await temporarySite({ 'docs/a.md': `# A\n\n${imports}\n\n${note}`, ...files }).build()).report
  const own =
    "import { Currency } from '../src/Currency'\nimport Price from '../src/Price'\nimport Plain from '../src/Plain'"
  expect(
    await report(own, '<Currency>\n\n## Shop\n\n<Plain><Price of={3} /></Plain>\n\n</Currency>'),
  ).toMatchInlineSnapshot(`
    "warning  context-between-islands                  docs/a.md:11:8
      11 | <Plain><Price of={3} /></Plain>
         |        ^
      <Price> is inside of <Currency>, which provides a context of src/currency.js, but gets only its default: an island is rendered by itself.
      Put both into one component of your own, export both from one module, or share the value with "useShared" of "sotay/client".
    "
  `)
  expect(
    await report(own, '<Currency>text</Currency>\n\n<Price of={3} />\n\n<Plain><Price of={4} /></Plain>'),
  ).toBe('')
  expect(
    await report("import { Currency, Price } from '../src/shop'", '<Currency><Price of={3} /></Currency>'),
  ).toBe('')
  const store = "import { Box, Provider } from 'store'\nimport Reader from '../src/Reader'"
  // A component of this name and what is in it are one island.
  expect(await report(store, '<Provider>\n\n<Reader />\n\n</Provider>')).toBe('')
  const around =
    "import Frame from '../src/Frame'\nimport Shop from '../src/Shop'\nimport Reader from '../src/Reader'"
  expect(await report(around, '<Shop>\n\ntext\n\n<Reader />\n\n</Shop>')).toContain(
    '<Reader> is inside of <Shop>',
  )
  // So are components with nothing else between them.
  expect(await report(around, '<Shop><Reader /></Shop>')).toBe('')
  expect(await report(around, '<Frame><Reader /></Frame>')).toBe('')
  expect(await report(store, '<Box>\n\n<Reader />\n\n</Box>')).toBe('')
})

test('an unknown component hides neither missing imports nor slips in styles of its note, with or without a syntax error', async () => {
  for (const [end, ...more] of [[''], ['\n\ntext <b>open', 'invalid-mdx']]) {
    const { report } = await temporarySite({
      'docs/index.md': `import { A } from '@site/src/A'\nimport { B } from '@site/src/B'\n\n# Home\n\n<A /> <B /> <C />${end}`,
      'docs/other.md': `# Other\n\n<Lost /> [link](./gone.md)${end}`,
      'src/A.jsx': "import './a.css'\n\nexport const A = () => <p>a</p>",
      'src/a.css': '.a { color red }',
    }).build()
    const found = report.match(/(?<=^\w+ +)[\w-]+(?= +(?:docs|src)\/)/gm)
    expect(found?.toSorted()).toEqual(
      [
        'broken-markdown-link',
        'forgiven-css',
        'import-not-found',
        'unknown-component',
        'unknown-component',
        ...more,
        ...more,
      ].toSorted(),
    )
  }
})

test('a name that a module does not export is undefined where missing imports stop no build', async () => {
  const build = await temporarySite(
    {
      'docs/a.mdx': "import Known from '@site/src/Known'\n\n# A\n\n<Known />",
      'src/Known.jsx':
        "import { word, gone } from './words'\nexport default () => <b>{word} {typeof gone}</b>",
      'src/words.js': "export const word = 'known'",
    },
    { onMissingImports: 'warn' },
  ).build()
  expect(build.failed).toBe(false)
  expect(build.report).toContain('"src/words.js" exports nothing named "gone". Pages are made without')
  expect(build.report.match(/^\w+ +missing-export/gm)).toEqual(['warning  missing-export'])
  expect(readPage(build, 'a').text('article b')).toBe('known undefined')
})

test('what fails for want of an import is left out of its page, alone, and stops no build where imports may be missing', async () => {
  const files = {
    'docs/a.mdx':
      "import Bad from '@site/src/Bad'\nimport { Fine } from '@site/src/Fine'\n\n# A\n\n<div><Fine>one <Bad>two **bold**</Bad></Fine></div>\n\n<Bad>three</Bad>",
    'docs/b.mdx':
      "import Early, { far } from '@site/src/Early'\nimport { Fine } from '@site/src/Fine'\n\n# B\n\n<Early>\n\ntext {far}\n\n</Early>\n\n<Fine>two</Fine>",
    'docs/c.mdx': "import Early from '@site/src/Early'\n\n# C\n\n<Early>c</Early>",
    'src/Bad.jsx':
      "import { useThing } from 'away'\nexport default function Bad({ children }) {\n  const [thing] = useThing()\n  return <b onClick={() => {}}>{thing.name}{children}</b>\n}",
    'src/Fine.jsx': 'export const Fine = ({ children }) => <section>fine {children}</section>',
    'src/Early.jsx':
      "import { list } from 'away'\nconst [first] = list\nconst name = first.name\nexport const far = ['ä', '😀'].concat(list).join(''), url = new URL(list)\nexport default ({ children }) => <i>{name} {children}</i>",
    'src/pages/index.jsx':
      "import Bad from '../Bad'\nexport default () => <><h1>Home</h1><Bad>inside</Bad><p>rest</p></>",
    'src/pages/made.jsx':
      "import React from 'react'\nimport Bad from '../Bad'\nconst make = React.createElement\nexport default () => make('main', null, make(Bad, null, 'inside'), make('p', null, 'rest'))",
  }
  const build = await temporarySite(files, { onMissingImports: 'warn' }).build()
  expect(build.failed).toBe(false)
  const found = build.report.match(/^\w+ +(?:live-part|page-module)-\w+ +\S+/gm)
  expect(found?.map((line) => line.replace(/ +/g, ' '))).toEqual([
    'warning live-part-failed docs/a.mdx:6:6',
    'warning live-part-failed docs/a.mdx:8:1',
    'warning page-module-failed src/Bad.jsx:4:39',
    'warning page-module-failed src/Bad.jsx:4:39',
    'warning page-module-broken src/Early.jsx:3:20',
    'warning page-module-broken src/Early.jsx:4:61',
  ])
  expect(build.report).toContain('It uses an import that is missing, so pages are made without it.')
  expect(readPage(build, 'a').text('article section')).toBe('fine one two bold')
  expect(readPage(build, 'a').text('article')).toContain('three')
  expect(readPage(build, 'b').text('article i')).toBe('text ä😀')
  expect(readPage(build, 'b').text('article section')).toBe('fine two')
  expect(readPage(build, 'c').text('article i')).toBe('c')
  expect(readPage(build, 'index').text('h1')).toBe('Home')
  expect(readPage(build, 'index').text('body')).toMatch(/Home\s*inside\s*rest/)
  expect(readPage(build, 'made').text('main')).toMatch(/^inside\s*rest$/)
  const own = { 'src/pages/own.jsx': 'export default () => undefined.own' }
  const failing = await temporarySite({ ...files, ...own }, { onMissingImports: 'warn' }).build()
  expect(failing.report).toMatch(/^error +page-module-failed +src\/pages\/own\.jsx/m)
})

test('[S84] what packages import and what other hosts serve is reported with its place, in islands too', async () => {
  const files = {
    'docs/a.mdx': "import Known from '@site/src/Known'\n\n# A\n\n<Known />",
    'src/Known.jsx':
      "import { useState } from 'react'\nimport half from 'half'\nimport 'https://example.com/a.js'\nexport default () => <b onClick={useState(0)[1]}>{half()}</b>",
    'node_modules/half/package.json': '{ "name": "half", "version": "1.0.0", "main": "index.js" }',
    'node_modules/half/index.js':
      "import other from 'other-half'\nexport default () => (other ? 'known' : 'half')",
  }
  const note = "import far from 'https://example.com/b.js'\n\n# B\n\nText {far ? '' : 'gone'}"
  const all = { ...files, 'docs/b.mdx': note }
  const tolerant = await temporarySite(all, { onMissingImports: 'warn' }).build()
  expect(tolerant.failed).toBe(false)
  expect(readPage(tolerant, 'a').text('article b')).toBe('known')
  expect(tolerant.report).toMatch(/^warning +missing-package +node_modules\/half\/index\.js:1:20/m)
  const strict = await temporarySite(all).build()
  expect(strict.failed).toBe(true)
  for (const { report } of [tolerant, strict]) {
    expect(report).toMatch(
      /^\w+ +import-not-found +src\/Known\.jsx:3:9[^]*"https:\/\/example\.com\/a\.js"\./m,
    )
    expect(report).toMatch(/^\w+ +import-not-found +docs\/b\.mdx:1:\d/m)
  }
  expect(strict.report).not.toContain('did not expect')
})

test('of a part of the theme that is not there, only one that is spelled nearly so is suggested', async () => {
  const hintOf = async (name: string) =>
    (await reportFor(`import Part from '@theme/${name}'\n\n<Part />`)).match(/Did you mean .*/)?.[0]
  expect(await hintOf('Tabss')).toBe('Did you mean "@theme/Tabs"?')
  expect(await hintOf('TabbItem')).toBe('Did you mean "@theme/TabItem"?')
  for (const name of ['Loadings', 'Playgrounds', 'Admonition/Type/Bug', 'CodeInline'])
    expect(await hintOf(name)).toBeUndefined()
})

test('parts of the theme that show nothing here can be imported', async () => {
  const parts = ['Loading', 'SiteMetadata', 'Navbar/MobileSidebar/Header']
  const imports = parts.map((part, index) => `import Part${index} from '@theme/${part}'`).join('\n')
  const note = `# A\n\n${imports}\n\n<div><Part0 /><Part1 /><Part2 /></div>`
  expect((await temporarySite({ 'docs/a.md': note }).build()).report).toBe('')
})

test('a worker that is not there, or holds a mistake, is reported with its place', async () => {
  const files = (worker: string) => ({
    'docs/a.mdx': "import Known from '@site/src/Known'\n\n# A\n\n<Known />",
    'src/Known.jsx': `export default () => <b onClick={() =>\n  new Worker(new URL('${worker}', import.meta.url))}>known</b>`,
    'src/broken.js': 'const sum = (1\n',
    'src/lost.js': "import './gone.js'",
    'src/needs.js': "import away from 'not-there'\nonmessage = away",
  })
  const report = async (worker: string, settings = {}) =>
    (await temporarySite(files(worker), settings).build()).report
  expect(await report('./none.js')).toMatch(/^error +import-not-found +src\/Known\.jsx:2:23/m)
  expect(await report('@some/workers/one.js')).toMatch(/^error +missing-package +src\/Known\.jsx:2:23/m)
  expect(await report('./lost.js')).toMatch(/^error +import-not-found +src\/lost\.js:1:9/m)
  expect(await report('./broken.js')).toMatch(/^error +page-module-broken +src\/broken\.js[^]*expected here/m)
  expect(await report('./lost.js', { onMissingImports: 'warn' })).toMatch(
    /^warning +import-not-found +src\/lost\.js:1:9(?![^]*^warning)/m,
  )
  expect(await report('./needs.js')).toMatch(/^error +missing-package +src\/needs\.js:1:19/m)
  const tolerant = await temporarySite(files('./none.js'), { onMissingImports: 'warn' }).build()
  expect(tolerant.report).toMatch(/^warning +import-not-found +src\/Known\.jsx:2:23(?![^]*^warning)/m)
  expect(readPage(tolerant, 'a').text('article b')).toBe('known')
})

test('a bracket that is missing at the end of a component is reported where it was noticed', async () => {
  const report = await reportFor("import Open from '../src/Open'\n\n<Open />", {
    'src/Open.jsx': 'export default function Open() {\n  return (\n    <b>open\n}\n',
  })
  expect(report).toMatch(/page-module-broken +src\/Open\.jsx:4:1\n/)
  expect(report).toContain('Perhaps a tag before it is not closed')
})
