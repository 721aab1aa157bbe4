import { describe, expect } from 'vitest'
import { browserTest } from '../support/browserTest.ts'

const component = (body: string, given: string) => `
import { Children, cloneElement, useState } from 'react'
export default function Part(${given}) {
  const [count, setCount] = useState(0)
  return <section className="part"><button onClick={() => setCount(count + 1)}>Count {count}</button>${body}</section>
}`

const files = {
  'docs/index.md': `---
slug: /
---
import Shout from '../src/Shout'
import Card from '../src/Card'
import Facts from '../src/Facts'

# Parts

<Shout>abc</Shout>

<Shout>{\`abc\`}</Shout>

<Shout>{1 + 1} and b</Shout>

<BrowserOnly>{() => <Shout>{\`abc\`}</Shout>}</BrowserOnly>

<BrowserOnly>{() => 'only here'}</BrowserOnly>
`,
  'docs/card.md': `import Shout from '../src/Shout'
import Card from '../src/Card'

<Card icon={<b className="icon">!</b>} rows={[{ mark: <Shout>in</Shout> }, { mark: <i>plain</i> }]} footer={<><Shout>one</Shout> and <Shout>two</Shout></>}>

Text of the **note** with <Shout>deep</Shout>.

</Card>
`,
  'docs/facts.md': `import Facts from '../src/Facts'

<Facts since={new Date(0)} pattern={/a(b)/gi} by={new Map([['a', new Set([1, 2n])]])} bytes={new Uint8Array([1, 255])} none={undefined} not={NaN} home={new URL('https://example.com/ä')} />
`,
  'src/Shout.jsx': component(
    "<b className=\"shout\">{[children].flat().map(String).join('').replace('b', 'B').toUpperCase()}</b>",
    '{ children }',
  ),
  'src/Card.jsx': component(
    `
    <p className="head">{cloneElement(icon, { className: icon.props.className + ' changed' })}{Children.count(children)}</p>
    {count % 2 === 0 && <ul>{rows.map(({ mark }, index) => <li key={index}>{mark}</li>)}</ul>}
    {children}
    {count > 0 && <footer>{footer}</footer>}`,
    '{ icon, rows, footer, children }',
  ),
  'src/Facts.jsx': component(
    `<p className="facts">{[since.toISOString(), 'xAB'.replace(pattern, '-'), [...by.get('a')].map((each) => typeof each), bytes.length + bytes[1], String(none), String(not), home.pathname].join(' ')}</p>`,
    '{ since, pattern, by, bytes, none, not, home }',
  ),
}

describe('an island', () => {
  browserTest('gets a text between its tags as a text, in code for browsers too', async ({ openSite }) => {
    const page = await (await openSite(files)).visit('/')
    const problems: string[] = []
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
    await expect
      .poll(() => page.locator('.shout').allTextContents())
      .toEqual(['ABC', 'ABC', '2 AND B', 'ABC'])
    await page.getByText('only here').waitFor()
    for (const button of await page.getByRole('button', { name: 'Count 0' }).all()) await button.hover()
    for (const clicked of [1, 2, 3, 4]) {
      await page.getByRole('button', { name: 'Count 0' }).first().click()
      await expect.poll(() => page.getByRole('button', { name: 'Count 1' }).count()).toBe(clicked)
    }
    expect(problems).toEqual([])
  })

  browserTest(
    'gets elements as props: HTML it can change, and islands that work inside of it',
    async ({ openSite }) => {
      const page = await (await openSite(files)).visit('/card')
      const problems: string[] = []
      page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
      const shown = () => page.locator('.part').first().textContent()
      expect(await page.locator('b.icon.changed').count()).toBe(1)
      expect(await page.locator('.part li').allTextContents()).toEqual(['Count 0IN', 'plain'])
      await page.locator('.part li button').click()
      await page.getByText('Count 1').waitFor()
      await page.locator('.part > button').first().click()
      await page.locator('.part footer').waitFor()
      expect(await page.locator('.part footer').textContent()).toBe('Count 0ONE and Count 0TWO')
      expect(await page.locator('.part li').count()).toBe(0)
      await page.locator('.part > button').first().click()
      await page.locator('.part li').first().waitFor()
      expect(await page.locator('.part li > i').textContent()).toBe('plain')
      expect(await shown()).toContain('Text of the note with')
      expect(problems).toEqual([])
    },
  )

  browserTest('gets dates, patterns, maps and the like as they are', async ({ openSite }) => {
    const page = await (await openSite(files)).visit('/facts')
    const facts = '1970-01-01T00:00:00.000Z x- number,bigint 257 undefined NaN /%C3%A4'
    expect(await page.locator('.facts').textContent()).toBe(facts)
    await page.getByRole('button').filter({ hasText: 'Count' }).click()
    await page.getByText('Count 1').waitFor()
    expect(await page.locator('.facts').textContent()).toBe(facts)
  })
})
