import { describe, expect, test } from 'vitest'
import { readPage } from '../support/readPage.ts'
import { temporarySite } from '../support/temporarySite.ts'

const files = {
  'docs/a.md': `
import Counter from '@site/src/Counter'
import { Card, Level } from '../src/cards'
import Fancy from 'fancy'

export const start = [3, 4]
export const Twice = ({ children }) => <b className="twice">{children}{children}</b>

# Live

<Counter start={start[0]} label="x & y">

Some *text* with [a link](./b.mdx) and <Card>a card</Card>.

</Counter>

<Card title="Level">

- one
- <Level />

> deep <Level />

</Card>

Sum {start.map((n) => <i key={n}>{n}</i>)} and <Twice>*again*</Twice>.

<Fancy />

<div className="box" style={{ width: start[0] }}>Boxed [b](./b.mdx)</div>
`,
  'docs/b.mdx':
    "import Counter from '../src/Counter'\n\n# B\n\n<Counter start={1} />\n\n<Counter start={2} />",
  'docs/own.md': `
import { useState } from 'react'

export function Switch({ children }) {
  const [on, set] = useState(false)
  return <button className="switch" onClick={() => set(!on)}>{String(on)} {children}</button>
}

# Own

<Switch>*text*</Switch>

<BrowserOnly fallback={<i>wait</i>}>{() => <b>{location.href}</b>}</BrowserOnly>
`,
  'src/theme/MDXComponents.js': `import { useState } from 'react'
    function Shown({ as }) { const [name] = useState(as); return <kbd>{name}</kbd> }
    Shown.languages = { swift: navigator.language && 'Swift' }
    export default { Shown }`,
  'docs/plain.md': '# Plain\n\n<Shown as={Shown.languages.swift} />',
  'src/pages/page.md': "import { Card } from '../cards'\n\n# Page\n\n<Card>in a page</Card>",
  'src/Counter.jsx': `import { useEffect, useState } from 'react'
    import styles from './counter.module.css'
    export default function Counter({ start, label, children }) {
      const [count, setCount] = useState(start)
      useEffect(() => {}, [])
      return <div className={styles.counter}><button onClick={() => setCount(count + 1)}>{label} {count}</button>{children}</div>
    }`,
  'src/counter.module.css': '.counter { color: teal; }',
  'src/barrel.ts': "export { Card } from './cards'\nexport { default as Counter } from './Counter'",
  'docs/barrel.md':
    "import { Card, Counter } from '@site/src/barrel'\n\n# C\n\n<Card /> <Counter start={1} />",
  'src/cards.tsx': `import { createContext, useContext } from 'react'
    const Depth = createContext(0)
    export const Card = ({ title, children }: { title?: string; children: React.ReactNode }) =>
      <Depth.Provider value={1}><section className="card" title={title}>{children}</section></Depth.Provider>
    export const Level = () => <u>{useContext(Depth)}</u>`,
  'node_modules/fancy/package.json': '{ "name": "fancy", "version": "1.0.0", "main": "index.js" }',
  'node_modules/fancy/index.js': `const React = require('react')
    module.exports = function Fancy() {
      const [text] = React.useState('fancy')
      return React.createElement('em', null, text)
    }`,
}

const build = await temporarySite(files).build()
if (build.failed) throw new Error(build.report)
const page = readPage(build, 'a')
const other = readPage(build, 'b')
const article = /<article>([\s\S]*)<\/article>/.exec(build.file('a.html'))![1]!

describe('[S84] a component that a note imports', () => {
  test('is rendered into the page, with the text that is in it', () => {
    expect(build.report).toBe('')
    expect(article).toContain(
      '<p>Some <em>text</em> with <a href="/b">a link</a> and <section class="card">a card</section>.</p>',
    )
    expect(readPage(build, 'page').text('section.card')).toBe('in a page')
  })

  test('leaves no element of its own around what it shows, and no script', () => {
    expect(article).toMatch(
      /<section class="card" title="Level"><ul>\n<li>one<\/li>\n<li>\n<u>1<\/u>\n<\/li>\n<\/ul><blockquote>/,
    )
    expect(build.paths().filter((path) => /assets\/js\/cards/.test(path))).toEqual([])
  })

  test('reaches components in its text with what it gives them', () => {
    expect(article).toContain('<p>deep <u>1</u></p>')
  })
})

describe('a component that needs a browser', () => {
  test('is an island by itself: live when it is seen if it has an effect', () => {
    expect(page.attributes('.markdown sotay-island', 'data-when')).toEqual(['visible', 'touched'])
    expect(page.attributes('.markdown sotay-island', 'data-props')[0]).toBe(
      '{"start":3,"label":"x & y","children":{"$":["slot",0]}}',
    )
  })

  test('holds the text within it as HTML', () => {
    expect(page.text('sotay-island sotay-slot p')).toBe('Some text with a link and a card.')
  })

  test('brings one file for all notes', () => {
    const [file] = page.attributes('.markdown sotay-island', 'data-files')
    expect(other.attributes('.markdown sotay-island', 'data-files')).toEqual([file, file])
    expect(build.paths().filter((path) => /assets\/js\/Counter/.test(path))).toHaveLength(1)
  })

  test('is recognised by what it is, not by a module that passes on both', () => {
    const page = readPage(build, 'barrel')
    const [file] = other.attributes('.markdown sotay-island', 'data-files')
    expect(page.has('.card')).toBe(true)
    expect(page.attributes('.markdown sotay-island', 'data-files')).toEqual([file])
  })

  test('may come from a package', () => {
    expect(page.texts('.markdown sotay-island em')).toContain('fancy')
    expect(page.attributes('.markdown sotay-island', 'data-files')[1]).toMatch(
      /^\/assets\/js\/fancy\.[\da-f]+\.js /,
    )
  })

  test('brings its styles to the pages that show it', () => {
    const sheetsOf = (shown: ReturnType<typeof readPage>) =>
      shown.attributes('link[rel="stylesheet"]', 'href').map((href) => /(\w+)\.\w+\.css$/.exec(href)?.[1])
    // Last, so that they win over those of the theme.
    expect(sheetsOf(page).at(-1)).toBe('pages')
    expect(sheetsOf(readPage(build, 'plain'))).not.toContain('pages')
  })
})

describe('what a note exports', () => {
  const own = readPage(build, 'own')

  test('is an island too when it has state', () => {
    expect(own.text('sotay-island .switch')).toBe('false text')
    expect(own.attributes('.markdown sotay-island', 'data-files')[0]).toMatch(
      /^\/assets\/js\/own-Switch\.[\da-f]+\.js /,
    )
  })

  test('has what it has outside of notes, too, which may ask for the language as in newer versions of Node', () => {
    expect(readPage(build, 'plain').text('sotay-island kbd')).toBe('Swift')
  })

  test('is only for the browser where the note says so', () => {
    expect(own.text('sotay-island i')).toBe('wait')
    expect(own.attributes('.markdown sotay-island', 'data-when')).toEqual(['touched', 'visible'])
  })

  test('is known to its expressions, attributes and elements', () => {
    expect(article).toContain(
      '<p>Sum <i>3</i><i>4</i> and <b class="twice"><em>again</em><em>again</em></b>.</p>',
    )
    expect(article).toContain('<div class="box" style="width:3px">Boxed <a href="/b">b</a></div>')
  })
})
