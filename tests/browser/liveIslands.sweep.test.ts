import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Running } from '../../engine/src/commands/serve.ts'
import { start } from '../../engine/src/commands/start.ts'
import { launchBrowser } from '../support/launchBrowser.ts'
import { closeServer } from '../support/offlineHost.ts'
import { temporarySite } from '../support/temporarySite.ts'

const note = (between = '') => `import Counter from '../src/Counter'
import Field from '../src/Field'

# Note

<Counter />

${between}

<Field />

<input id="plain" />

<div style={{ height: '300vh' }} />
`
const counter = (label: string) => `import { useState } from 'react'
export default () => {
  const [count, setCount] = useState(0)
  return <button className="counter" onClick={() => setCount(count + 1)}>${label} {count}</button>
}`
const field = `import { useState } from 'react'
export default () => {
  const [text, setText] = useState('')
  return <label className="field"><input value={text} onChange={(e) => setText(e.target.value)} /><i>{text}</i></label>
}`

const clock = (body: string, hooks = '') => `import { useEffect, useRef, useState } from 'react'
export default function Clock({ step = 1 }) {
  const [count, setCount] = useState(0)
  const shown = useRef(null)
  ${hooks}
  useEffect(() => {
    const steps = shown.current.dataset
    steps.effects = Number(steps.effects ?? 0) + 1
    return () => { steps.ended = Number(steps.ended ?? 0) + 1 }
  }, [])
  return <p className="clock" ref={shown}><button onClick={() => setCount(count + step)}>Add</button> ${body} {count}</p>
}`

const width = (text: string) => `import { useEffect, useState } from 'react'
export default function Width() {
  useEffect(() => {})
  return <p className="width">{typeof window === 'undefined' ? 'narrow' : '${text}'}</p>
}`
const part = (body: string) => `import { useEffect } from 'react'
export default function Part() {
  useEffect(() => { ${body} }, [])
  return <p className="part">Here</p>
}`

const named = (label: string) => counter(label).replace('() =>', 'function Late()')
const lazy = `import { lazy, Suspense } from 'react'
const Counter = lazy(() => import('./Late'))
export default () => <Suspense><Counter /></Suspense>`

const later = (body: string) =>
  `export default () => <button className="later" onClick={() => { ${body} }}>Later</button>`
const throwing = `
  setTimeout(() => { throw new Error('In a timer') })
  Promise.reject(new Error('In a promise'))
  throw new Error('In an event')`

const site = temporarySite({
  'docs/lazy.md': "import Lazy from '../src/Lazy'\n\n<Lazy />",
  'src/Lazy.jsx': lazy,
  'src/Late.jsx': named('One'),
  'docs/later.md': "import Later from '../src/Later'\n\n<Later />",
  'src/Later.jsx': later(throwing),
  'docs/note.md': note(),
  'src/Counter.jsx': counter('One'),
  'src/Field.jsx': field,
  'docs/clock.md': "import Clock from '../src/Clock'\n\n<Clock />",
  'src/Clock.jsx': clock('Now'),
  'docs/width.md': "import Width from '../src/Width'\n\n<Width />",
  'src/Width.jsx': width('wide'),
  'docs/part.md': "import Part from '../src/Part'\n\n<Part />",
  'src/Part.jsx': part("throw new Error('No luck')"),
  'docs/parts.md': `import * as all from '../src/named'

<all.Width />

<button onClick={() => {}} title={typeof window}>Fail</button>`,
  'src/named.jsx': width('wide').replace('default ', ''),
})

let browser: Browser
let running: Running
beforeAll(async () => {
  browser = await launchBrowser()
  running = await start(site.dir, { port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await browser.close()
  await closeServer(running.server)
})

/** Opens a page of the site, which is served while it is written. */
async function open(path: string): Promise<Page> {
  const page = await browser.newPage()
  onTestFinished(() => page.close())
  await page.goto(running.address + path)
  return page
}

test('an edit of one component, or a new one in the note, keeps the state of all, of forms and of the scroll', async () => {
  const page = await open('note')
  await page.click('.counter')
  await page.waitForSelector('.counter:has-text("One 1")')
  await page.fill('.field input', 'typed')
  await page.waitForSelector('.field i:has-text("typed")')
  await page.fill('#plain', 'mine')
  await page.evaluate(() => scrollTo(0, 100))
  const kept = () =>
    page.evaluate(() => [
      document.querySelector('.field i')!.textContent,
      document.querySelector<HTMLInputElement>('.field input')!.value,
      document.querySelector<HTMLInputElement>('#plain')!.value,
      scrollY,
    ])

  site.write({ 'src/Counter.jsx': counter('Two') })
  await page.waitForSelector('.counter:has-text("Two 1")')
  expect(await kept()).toEqual(['typed', 'typed', 'mine', 100])
  await page.click('.counter')
  await page.waitForSelector('.counter:has-text("Two 2")')

  site.write({ 'docs/note.md': note('A word.\n\n<Counter />') })
  await page.waitForSelector('.counter:has-text("Two 0")')
  expect((await kept()).slice(0, 3)).toEqual(['typed', 'typed', 'mine'])
  expect(await page.locator('.counter').first().textContent()).toBe('Two 2')
  await page.fill('.field input', 'typed on')
  await page.waitForSelector('.field i:has-text("typed on")')
})

test('state, refs and effects of a component go on after an edit, and start anew where its hooks differ', async () => {
  const page = await open('clock')
  const shows = (text: string) => page.waitForSelector(`.clock:has-text("${text}")`)
  await page.waitForSelector('.clock[data-effects="1"]')
  await page.click('.clock button')
  await shows('Now 1')

  site.write({ 'src/Clock.jsx': clock('Then') })
  await shows('Then 1')
  const effects = () => page.locator('.clock').evaluate(({ dataset }) => ({ ...dataset }))
  expect(await effects()).toEqual({ effects: '2', ended: '1' })

  site.write({ 'docs/clock.md': "import Clock from '../src/Clock'\n\n<Clock step={10} />" })
  await page.waitForFunction(() => document.querySelector('[data-props*=step]'))
  await page.click('.clock button')
  await shows('Then 11')

  site.write({ 'src/Clock.jsx': clock('Anew', 'useState(1)') })
  await shows('Anew 0')
  await page.click('.clock button')
  await shows('Anew 10')
})

const overlay = 'sotay-problems-overlay'

test('a component that is not in the browser what the build made is shown with the difference, until it is put right', async () => {
  const page = await open('width')
  const report = page.locator(overlay)
  await report.getByText('is not the same in the browser').waitFor()
  const text = await report.locator('pre').textContent()
  expect(text).toContain('src/Width.jsx\n<Width> is not the same')
  expect(text).toMatch(/\+ +wide\n- +narrow/)
  expect(await report.locator('summary').textContent()).toBe('1 component fails in the browser')

  site.write({ 'src/Width.jsx': width('narrow') })
  await expect.poll(() => page.locator(overlay).count()).toBe(0)
})

test('parts of a note that are one component are reported by the tag that begins them', async () => {
  const page = await open('parts')
  const report = page.locator(overlay)
  await page.getByRole('button', { name: 'Fail' }).click()
  await report.getByText('2 components fail').waitFor()
  const text = await report.locator('pre').textContent()
  expect(text).toContain('<all.Width> is not the same')
  expect(text).toContain('<button> is not the same')
})

test('what a component throws in the browser is shown, and the component is back when it is put right', async () => {
  const page = await open('part')
  await page.locator(overlay).getByText('No luck').waitFor()
  expect(await page.locator('.part').count()).toBe(0)
  site.write({ 'src/Part.jsx': part('') })
  await page.locator('.part').waitFor()
  await expect.poll(() => page.locator(overlay).count()).toBe(0)
})

test('what a component throws in an event, a timer or a promise is shown once, until it is put right', async () => {
  const page = await open('later')
  const text = page.locator(overlay).locator('pre')
  await page.locator('.later').click()
  await page.locator('.later').click()
  for (const thrown of ['In an event', 'In a timer', 'In a promise'])
    await text
      .getByText(`A script threw in the browser, in an event, a timer or a promise:\nError: ${thrown}`)
      .waitFor()
  expect(await page.locator(overlay).locator('summary').textContent()).toBe('3 scripts threw in the browser')
  site.write({ 'src/Later.jsx': later('') })
  await expect.poll(() => page.locator(overlay).count()).toBe(0)
})

test('an edit of what a component loads with lazy is shown, with its state if it has a name', async () => {
  const page = await open('lazy')
  await page.click('.counter')
  await page.waitForSelector('.counter:has-text("One 1")')
  site.write({ 'src/Late.jsx': named('Two') })
  await page.waitForSelector('.counter:has-text("Two 1")')
  site.write({ 'src/Late.jsx': counter('Nameless') })
  await page.waitForSelector('.counter:has-text("Nameless 0")')
})
