import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { type Page, readPage } from '../support/readPage.ts'
import { scriptsOfSite } from '../support/scriptsOfSite.ts'
import { temporarySite } from '../support/temporarySite.ts'

const files = {
  'docs/a.md': '# A',
  'src/pages/counter.tsx': `
    import { memo, useState } from 'react'
    import { Frame } from '../Frame'
    import styles from './counter.module.css'
    import picture from './picture.png'

    function Counter() {
      const [count, setCount] = useState(0)
      return <Frame><button className={styles.big} onClick={() => setCount(count + 1)}>{count}</button><img src={picture} /></Frame>
    }
    export default memo(Counter)`,
  'src/pages/counter.module.css': '.big { font-size: 2rem; }',
  'src/pages/picture.png': new Uint8Array(9000).map((_, index) => index % 251),
  'src/pages/tools/clock.jsx': `
    import { Frame } from '@site/src/Frame'
    import { useNow } from '../../useNow.js'
    export const hydrate = 'visible'
    export default () => <Frame>{useNow()}</Frame>`,
  'src/pages/team.js': "import { Frame } from '../Frame'\nexport default () => <Frame>// useState(0)</Frame>",
  'src/Frame.js': 'export const Frame = ({ children }) => <main>{children}</main>',
  'src/useNow.js':
    "import * as React from 'react'\nexport const useNow = () => React.useMemo(() => 'now', [])",
}

const build = await temporarySite(files, { baseUrl: '/my notes/' }).build()
const counter = readPage(build, 'counter')
const clock = readPage(build, 'tools/clock')
const team = readPage(build, 'team')
const codeOf = (page: Page) => page.attributes('sotay-island', 'data-files')[0]!.split(' ')
const fileAt = (address: string) => build.file(decodeURI(address).replace('/my notes/', ''))

describe('a React page that needs a browser', () => {
  test('is an island: drawn at build, its code named beside it', () => {
    expect(build.report).toBe('')
    expect(counter.text('sotay-island button')).toBe('0')
    const names = codeOf(counter).map(
      (address) => /^\/my%20notes\/assets\/js\/(.+)\.[\da-f]{8}\.js$/.exec(address)?.[1],
    )
    expect(names[0]).toBe('counter')
    expect(names).toEqual(expect.arrayContaining(['react', 'Frame']))
    for (const address of codeOf(counter)) expect(fileAt(address).length).toBeGreaterThan(50)
  })

  test('says when it wants to live', () => {
    expect(counter.attributes('sotay-island', 'data-when')).toEqual(['touched'])
    expect(clock.attributes('sotay-island', 'data-when')).toEqual(['visible'])
  })

  test('shares React with all others, in the form for readers', () => {
    const react = codeOf(counter).find((address) => address.includes('/react.'))!
    expect(codeOf(clock)).toContain(react)
    expect(build.paths().filter((path) => /assets\/js\/react/.test(path))).toHaveLength(1)
    expect(gzipSync(fileAt(react), { level: 9 }).length).toBeLessThan(69_600)
  })

  test('keeps the notices that licences ask for', () => {
    const react = codeOf(counter).find((address) => address.includes('/react.'))!
    expect(fileAt(react)).toContain('@license React')
  })

  test('has the same class names and pictures in the browser as at build', () => {
    const [className] = counter.attributes('sotay-island button', 'class')
    const [picture] = counter.attributes('sotay-island img', 'src')
    const code = fileAt(codeOf(counter)[0]!)
    expect(code).toContain(className)
    expect(code).toContain(picture)
    expect(build.paths()).toContain(decodeURI(picture!).replace('/my notes/', ''))
    const styles = counter.attributes('link[rel="stylesheet"]', 'href').map((href) => fileAt(href).toString())
    expect(styles.filter((rules) => rules.includes(`.${className}`))).toHaveLength(1)
  })
})

test('a worker of an island is a file like its code, and only the island names it', async () => {
  const page = `
    import { useState } from 'react'
    const ask = (then) => {
      const worker = new Worker(new URL('../count.worker.ts', import.meta.url), { type: 'module' })
      worker.onmessage = ({ data }) => then(data)
    }
    export default () => {
      const [count, setCount] = useState(0)
      return <button onClick={() => ask(setCount)}>{count}</button>
    }`
  const site = await temporarySite({
    'docs/a.md': '# A',
    'src/pages/busy.tsx': page,
    'src/count.worker.ts': "import { most } from './most'\nself.postMessage(most as number)",
    'src/most.ts': 'export const most = 4242',
  }).build()
  expect(site.report).toBe('')
  const [worker] = site.paths().filter((path) => path.includes('worker'))
  expect(worker).toMatch(/^assets\/js\/count\.worker\.[\da-f]{8}\.js$/)
  expect(site.file(worker!)).toContain('4242')
  const users = site
    .paths()
    .filter((path) => /\.(js|html)$/.test(path) && site.file(path).includes(`/${worker}`))
  expect(users).toEqual([expect.stringMatching(/^assets\/js\/busy\./)])
})

describe('a React page that needs none', () => {
  test('stays plain HTML, whatever its text says', () => {
    expect(team.text('main')).toBe('// useState(0)')
    expect(team.has('sotay-island')).toBe(false)
    expect(build.paths().filter((path) => /assets\/js\/team/.test(path))).toEqual([])
  })

  test('ships no React, where there is no other', async () => {
    const { 'src/pages/team.js': page, 'src/Frame.js': frame } = files
    const plain = await temporarySite({
      'src/pages/team.js': page,
      'src/Frame.js': frame,
      'docs/a.md': '# A',
    }).build()
    expect(scriptsOfSite(plain.paths())).toEqual([])
  })
})

test('the same site gives the same files, wherever it lies', async () => {
  const again = await temporarySite(files, { baseUrl: '/my notes/' }).build()
  expect(again.paths()).toEqual(build.paths())
  for (const path of build.paths().filter((path) => /\.(js|html)$/.test(path)))
    expect(again.file(path)).toBe(build.file(path))
})

test('a value of "hydrate" that is none is reported with the route of its page', async () => {
  const code = "import { useId } from 'react'\nexport const hydrate = 'soon'\nexport default () => useId()"
  const { failed, report } = await temporarySite({ 'docs/a.md': '# A', 'src/pages/x.jsx': code }).build()
  expect(failed).toBe(true)
  expect(report).toMatchInlineSnapshot(`
    "error  unknown-hydrate                            src/pages/x.jsx:2:25
      2 | export const hydrate = 'soon'
        |                         ^^^^
      The page at /x exports hydrate = 'soon', which means nothing.
      Export hydrate = 'touched' to wait for the reader, 'visible' to start when it is seen, or 'load' to start with the page.
    "
  `)
})

test('a component of a note says when it starts, and one without a word of it starts by what it does', async () => {
  const part = (first: string) =>
    `import { useState, useEffect } from 'react'\n${first}\nexport default () => <b>{useState(0)[0]}</b>`
  const note = `import Early from '../src/Early'
import Late from '../src/Late'
import Soon from '../src/Soon'

export const Own = () => <i onClick={() => useEffect(() => {})}>own</i>

<Early /><Late /><Soon /><Own />`
  const { report, file } = await temporarySite({
    'docs/a.md': note,
    'docs/b.md':
      "export const hydrate = 'load'\n\nexport const Own = () => <i onClick={() => 1}>own</i>\n\n<Own />",
    'src/Early.tsx': part("export const hydrate = 'load'"),
    'src/Late.tsx': part(
      "export const hydrate = 'touched' as const\nexport const act = () => useEffect(() => {})",
    ),
    'src/Soon.tsx': part('export const act = () => useEffect(() => {})'),
  }).build()
  expect(report).toBe('')
  const times = (path: string) =>
    [...file(path).matchAll(/data-when="(\w+)" data-props/g)].map(([, time]) => time)
  expect(times('a.html')).toEqual(['load', 'touched', 'visible', 'visible'])
  expect(times('b.html')).toEqual(['load'])
})

test('a value of "hydrate" that is none is reported with the module of the component', async () => {
  const code = "import { useId } from 'react'\nexport const hydrate = 'soon'\nexport default () => useId()"
  const note = "import X from '../src/X'\n\n<X />"
  const { failed, report } = await temporarySite({ 'docs/a.md': note, 'src/X.jsx': code }).build()
  expect(failed).toBe(true)
  expect(report).toContain("src/X.jsx:2:25\n  2 | export const hydrate = 'soon'")
  expect(report).toContain("This module exports hydrate = 'soon', which means nothing.")
})

test('members of an import are islands, also with small letters, in code and in components of the note', async () => {
  const built = await temporarySite({
    'src/moving.tsx': `
      import { createElement, useEffect, useState } from 'react'
      const make = (tag) => function Moving({ children, ...props }) {
        const [shown, show] = useState(false)
        useEffect(() => show(true), [])
        return createElement(tag, { ...props, style: { opacity: shown ? 1 : 0 } }, children)
      }
      const made = {}
      export const moving = new Proxy(make, { get: (all, tag) => all[tag] ?? (made[tag] ??= make(tag)) })
      export function Menu({ children }) { return <ul>{children}</ul> }
      Menu.Item = function Item() { const [n] = useState(0); return <li>{n}</li> }`,
    'docs/a.mdx': `
import { moving, Menu } from '../src/moving'

export const list = [1, 2]
export const Own = () => <moving.em>own</moving.em>

<moving.div>Text **in it**</moving.div>

{list.map((each) => <moving.b key={each}>{each}</moving.b>)}

{list.map((each) => <Menu.Item key={each} />)}

<Own />
`,
  }).build()
  expect(built.report).toBe('')
  const page = readPage(built, 'a')
  expect(page.attributes('sotay-island', 'data-when').filter((when) => when === 'visible')).toHaveLength(6)
  const drawn = ['div', 'b', 'em'].flatMap((tag) => page.attributes(`sotay-island ${tag}`, 'style'))
  expect(drawn).toEqual(Array(4).fill('opacity:0'))
  expect(page.text('sotay-island div')).toBe('Text in it')
  expect(page.html.match(/<sotay-island [^>]*><li>0/g)).toHaveLength(2)
})

test('what a component loads lazily is in the page, unless it needs a browser to load', async () => {
  const built = await temporarySite({
    'src/Chart.jsx':
      "import React from 'react'\nconst Legend = React.lazy(() => import('./Legend'))\nexport default () => <p>Chart <React.Suspense><Legend /></React.Suspense></p>",
    'src/Legend.jsx': 'export default () => <b>Legend</b>',
    'src/Map.jsx': 'const { innerWidth } = window\nexport default () => <p>{innerWidth}</p>',
    'src/Later.jsx': `
import { lazy, Suspense, useState } from 'react'
const Chart = lazy(() => import('./Chart'))
const Map = lazy(() => import('./Map'))
export default function Later() {
  const [shown] = useState(true)
  return shown && <><Suspense fallback="Wait"><Chart /></Suspense><Suspense fallback="A map comes"><Map /></Suspense></>
}`,
    'docs/a.mdx': "import Later from '../src/Later'\n\n# A\n\n<Later />",
  }).build()
  expect(built.report).toBe('')
  const shown = readPage(built, 'a').text('sotay-island[data-props="{}"]')
  expect(shown).toBe('Chart LegendA map comes')
})

test('what only reads a context that Root provides has it: in notes, on pages and in parts of the theme', async () => {
  const built = await temporarySite({
    'src/shared.jsx': "import { createContext } from 'react'\nexport default createContext()",
    'src/Reader.jsx':
      "import { useContext } from 'react'\nimport Shared from './shared'\nexport default () => <b>{useContext(Shared).word}</b>",
    'src/theme/Root.jsx': `
import { useState } from 'react'
import Shared from '@site/src/shared'
import { useAllDocsData } from '@docusaurus/plugin-content-docs/client'
export default function Root({ children }) {
  const [word, setWord] = useState(useAllDocsData().default ? 'known' : '')
  return <Shared.Provider value={{ word, setWord }}>{children}</Shared.Provider>
}`,
    'src/theme/MDXComponents.js':
      "import own from '@theme-original/MDXComponents'\nimport Common from '../Reader'\nexport default { ...own, Common }",
    'src/theme/DocItem/Footer.jsx':
      "import Reader from '../../Reader'\nexport default () => <i><Reader /></i>",
    'docs/a.mdx': "import Reader from '../src/Reader'\n\n# A\n\n<Reader />\n\n<Common />",
    'docs/c.mdx':
      '# C\n\nexport const Own = () => <u><Common /></u>\n\n<Own />\n\n<Common act={[() => 1]} />',
    'src/pages/b.jsx': "import Reader from '../Reader'\nexport default () => <main><Reader /></main>",
  }).build()
  expect(built.report).toMatch(/^warning +unserialisable-prop +docs\/c.mdx:7:1\n/)
  expect(built.failed).toBe(false)
  expect(readPage(built, 'a').html.match(/<b>known</g)).toHaveLength(3)
  expect(readPage(built, 'a').text('i b')).toBe('known')
  expect(readPage(built, 'b').text('main b')).toBe('known')
  expect(readPage(built, 'c').html.match(/<b>known</g)).toHaveLength(3)
})

test('a package in CommonJS gives modules its default export, although the site is of type "module"', async () => {
  const built = await temporarySite({
    'package.json': '{ "type": "module" }',
    'node_modules/words/package.json': '{ "main": "index.js" }',
    'node_modules/words/index.js':
      "Object.defineProperty(exports, '__esModule', { value: true })\nexports.default = () => 'its default'",
    'src/Words.tsx':
      "import Words from 'words'\nimport { useState } from 'react'\nexport default () => (useState(0), <Words />)",
    'src/pages/about.tsx': "import Words from 'words'\nexport default () => <main><h1><Words /></h1></main>",
    'docs/a.mdx': "import Words from '../src/Words'\n\n# A\n\n<Words />",
  }).build()
  expect(built.report).toBe('')
  expect(readPage(built, 'a').text('sotay-island[data-props="{}"]')).toBe('its default')
  expect(readPage(built, 'about').text('h1')).toBe('its default')
})
