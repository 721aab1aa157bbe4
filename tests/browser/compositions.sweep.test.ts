import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { browserTest } from '../support/browserTest.ts'

/** A package whose parts know each other by a context, and look at their children. */
const kit = `import { Children, cloneElement, createContext, createElement as h, useContext, useState } from 'react'
const Chosen = createContext(undefined)
const use = (name) => {
  const shared = useContext(Chosen)
  if (!shared) throw new Error(name + ' must be used within Root')
  return shared
}
export function Root({ first, onChoose, children }) {
  const [chosen, choose] = useState(first)
  const change = (value) => { choose(value); onChoose?.(value) }
  return h(Chosen.Provider, { value: { chosen, change } }, h('section', null, children))
}
export function List({ children }) {
  return h('div', { role: 'group' }, Children.map(children, (each, index) => cloneElement(each, { value: index })))
}
export function Item({ value, children }) {
  const { chosen, change } = use('Item')
  return h('button', { type: 'button', 'aria-pressed': chosen === value, onClick: () => change(value) }, children)
}
export function Panel({ value, children }) {
  return use('Panel').chosen === value ? h('div', { className: 'panel' }, children) : null
}
Root.Item = Item
`
const files = {
  'node_modules/kit/package.json': '{ "name": "kit", "type": "module", "exports": "./index.js" }',
  'node_modules/kit/index.js': kit,
}

const parts = (of: string) => `<${of}Root first={0} onChoose={(value) => { globalThis.chosen = value }}>
  <${of}List>
    <${of}Item>One</${of}Item>
    <${of}Item>Two</${of}Item>
  </${of}List>

  <${of}Panel value={0}>

Text **of** the first.

  </${of}Panel>
  <${of}Panel value={1}>[Second](./other.md)</${of}Panel>
</${of}Root>`

async function chooseSecond(page: Page): Promise<void> {
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  expect(await page.locator('.panel').innerText()).toBe('Text of the first.')
  await page.getByRole('button', { name: 'Two' }).click()
  await page.getByRole('link', { name: 'Second' }).waitFor()
  expect(await page.getByRole('button', { name: 'Two' }).getAttribute('aria-pressed')).toBe('true')
  expect(await page.locator('.panel').count()).toBe(1)
  expect(await page.evaluate('chosen')).toBe(1)
  expect(problems).toEqual([])
}

for (const [way, head, of] of [
  ['imported by their names', "import { Item, List, Panel, Root } from 'kit'", ''],
  ['imported as a namespace', "import * as Kit from 'kit'", 'Kit.'],
] as const)
  browserTest(
    `components of a package, ${way}, share their context, their functions and their children`,
    async ({ openSite }) => {
      const note = `---\nslug: /\n---\n${head}\n\n# Home\n\n${parts(of)}`
      const page = await (
        await openSite({ 'docs/index.mdx': note, 'docs/other.md': '# Other', ...files })
      ).visit('/')
      expect(await page.locator('main sotay-island[data-props]').count()).toBe(1)
      await chooseSecond(page)
    },
  )

browserTest(
  'a part of a component is an island with it, also in a paragraph and around a list',
  async ({ openSite }) => {
    const note = `---\nslug: /\n---\nimport { Root } from 'kit'\n\n# Home\n\n<Root first={0}>\n\nPress <Root.Item value={1}>this *one*</Root.Item> to go on.\n\n- a list\n\n<div className="box"><Root.Item value={2}>that</Root.Item></div>\n\n</Root>`
    const page = await (await openSite({ 'docs/index.mdx': note, ...files })).visit('/')
    const pressed = () =>
      page.locator('section button').evaluateAll((all) => all.map(({ ariaPressed }) => ariaPressed))
    expect(await page.locator('section > p, section li, section > .box').allInnerTexts()).toEqual([
      'Press this one to go on.',
      'a list',
      'that',
    ])
    await page.getByRole('button', { name: 'that' }).click()
    await expect.poll(pressed).toEqual(['false', 'true'])
    await page.getByRole('button', { name: 'this one' }).click()
    await expect.poll(pressed).toEqual(['true', 'false'])
  },
)

browserTest(
  'a component of a namespace in an expression, or one among others that need no script, starts by itself',
  async ({ openSite }) => {
    const own = `import { useState } from 'react'
export const Frame = ({ children }) => <div className="frame">{children}</div>
export const Count = () => { const [n, set] = useState(0); return <button onClick={() => set(n + 1)}>n{n}</button> }`
    const note = `---\nslug: /\n---\nimport * as Own from '@site/src/own'\n\n# Home\n\n{[1].map((key) => <Own.Count key={key} />)}\n\n<Own.Frame>Only **text**</Own.Frame>`
    const page = await (await openSite({ 'docs/index.mdx': note, 'src/own.jsx': own })).visit('/')
    await page.getByRole('button', { name: 'n0' }).click()
    await page.getByRole('button', { name: 'n1' }).waitFor()
    expect(await page.locator('.frame').innerText()).toBe('Only text')
  },
)

browserTest(
  'what is in a provider shares its state, wherever it is imported from, with headings and text between',
  async ({ openSite }) => {
    const files = {
      'src/count.jsx': `import { createContext, useState } from 'react'
export const Count = createContext(null)
export function CountProvider({ children }) {
  const [count, set] = useState(1)
  return <Count.Provider value={{ count, more: () => set(count + 1) }}>{children}</Count.Provider>
}`,
      'src/More.jsx': `import { useContext } from 'react'
import { Count } from './count'
export default function More() {
  const { count, more } = useContext(Count)
  return <button onClick={more}>count {count}</button>
}`,
      'docs/index.mdx': `---
slug: /
---

import { CountProvider } from '../src/count'
import More from '../src/More'

# Home

<CountProvider>

## First

<More />

Text with a [link](#second).

## Second

<More />

</CountProvider>`,
    }
    const page = await (await openSite(files)).visit('/')
    await page.getByRole('button', { name: 'count 1' }).first().click()
    await expect.poll(() => page.getByRole('button').filter({ hasText: 'count 2' }).count()).toBe(2)
    expect(await page.locator('main h2').evaluateAll((all) => all.map(({ id }) => id))).toEqual([
      'first',
      'second',
    ])
  },
)

browserTest(
  'what a site has around all pages gives its contexts to components of notes and to pages',
  async ({ openSite }) => {
    const files = {
      'src/count.jsx': `import { createContext, useState } from 'react'
export const Count = createContext(null)
export function Counting({ children }) {
  const [count, set] = useState(1)
  return <Count.Provider value={{ count, more: () => set(count + 1) }}><p>Around</p>{children}</Count.Provider>
}`,
      'src/More.jsx': `import { useContext } from 'react'
import { Count } from './count'
export default function More({ children }) {
  const { count, more } = useContext(Count)
  return <div><button onClick={more}>count {count}</button>{children}</div>
}`,
      'src/theme/Layout/Provider/index.jsx': `import { Counting } from '@site/src/count'
import Provider from '@theme-original/Layout/Provider'
export default ({ children }) => <Provider><Counting>{children}</Counting></Provider>`,
      'docs/index.mdx': `---\nslug: /\n---\n\nimport More from '../src/More'\n\n# Home\n\n<More>Text **of** the note</More>\n\n<More />`,
      'src/pages/own.jsx': `import More from '../More'\nexport default () => <main><More /></main>`,
    }
    const site = await openSite(files)
    const page = await site.visit('/')
    const counts = () => page.locator('main button', { hasText: 'count' }).allTextContents()
    expect(await counts()).toEqual(['count 1', 'count 1'])
    await page.locator('main button', { hasText: 'count' }).first().click()
    await expect.poll(counts).toEqual(['count 2', 'count 2'])
    expect(await page.locator('main strong').innerText()).toBe('of')
    expect(await page.getByText('Around').count()).toBe(1)
    await page.goto(new URL('/own', page.url()).href)
    await page.getByRole('button', { name: 'count 1' }).click()
    await page.getByRole('button', { name: 'count 2' }).waitFor()
  },
)

browserTest(
  'components of a file for all notes share their context, in expressions and in what a note declares, and get functions',
  async ({ openSite }) => {
    const note = `---
slug: /
---
import { useState } from 'react'
import { Frame } from '@site/src/own'

# Home

export const Own = ({ from }) => <Kit first={from}><Item>own</Item></Kit>

<Kit first={0}>
  {/* Nothing else is between them. */}
  <Item>given</Item>
</Kit>

<Own from={0} />

<Kit first={0} show={(value) => <i>value {value}</i>} />

<Kit first={0} head={<Item>head</Item>} />

{(() => {
  const [count, set] = useState(3)
  return <Frame><button onClick={() => set(count + 1)}>count {count}</button></Frame>
})()}

{['a', 'b'].map((key) => <Kit key={key} first={0}><Item>{key}</Item></Kit>)}
`
    const parts = `import { createContext, useContext, useState } from 'react'
const Chosen = createContext()
export function Kit({ first, show, head, children }) {
  const [chosen, choose] = useState(first)
  return <Chosen.Provider value={{ chosen, choose }}><section>{head}{show?.(chosen)}{children}</section></Chosen.Provider>
}
export function Item({ children }) {
  const { chosen, choose } = useContext(Chosen)
  return <button onClick={() => choose(chosen + 1)}>{children} {chosen}</button>
}
export const Frame = ({ children }) => <div className="frame">{children}</div>`
    const table = "import { Item, Kit } from '@site/src/own'\nexport default { Item, Kit }"
    const site = await openSite({
      'docs/index.mdx': note,
      'src/own.jsx': parts,
      'src/theme/MDXComponents.js': table,
      ...files,
    })
    const page = await site.visit('/')
    expect(await page.locator('main section i').innerText()).toBe('value 0')
    for (const name of ['given 0', 'own 0', 'head 0', 'count 3', 'a 0', 'b 0'])
      await page.getByRole('button', { name }).click()
    for (const name of ['given 1', 'own 1', 'head 1', 'count 4', 'a 1', 'b 1'])
      await page.getByRole('button', { name }).waitFor()
  },
)
