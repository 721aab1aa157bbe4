import type { Page } from 'playwright-core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect } from 'vitest'
import { island } from '../../engine/src/theme/island/island.tsx'
import { browserTest } from '../support/browserTest.ts'

const fold = `
import { useState } from 'react'
export default function Fold({ startsOpen, children }) {
  const [open, setOpen] = useState(startsOpen)
  return <section><button type="button" onClick={() => setOpen(!open)}>{open ? 'Close' : 'Open'}</button>{open && children}</section>
}`

const files = { 'docs/index.md': '---\nslug: /\n---\n\n# Home', 'src/pages/fold.tsx': fold }
const slot = createElement('p', null, 'Text of the ', createElement('b', null, 'note'))

/** Puts an island of the page's own component there as a note would write it: with props and with children. */
async function placeFold(page: Page, startsOpen: boolean): Promise<void> {
  const files = (await page.locator('sotay-island').getAttribute('data-files'))!.split(' ')
  const drawn = ({ children }: { startsOpen: boolean; children?: unknown }) =>
    createElement(
      'section',
      null,
      createElement('button', { type: 'button' }, startsOpen ? 'Close' : 'Open'),
      startsOpen && (children as never),
    )
  const html = renderToStaticMarkup(
    createElement(island(drawn, { files, when: 'touched' }), { startsOpen }, slot),
  )
  await page.locator('sotay-island').evaluate((element, given) => {
    element.outerHTML = given
  }, html)
}

browserTest('what a page put into an island comes back however often it is hidden', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/fold')
  await placeFold(page, true)
  await page.getByText('Text of the').evaluate((element) => element.append(' A translator was here.'))
  const text = 'Text of the note A translator was here.'
  for (const _ of [1, 2]) {
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Open' }).waitFor()
    expect(await page.getByText(text).count()).toBe(0)
    await page.getByRole('button', { name: 'Open' }).click()
    await page.getByText(text).waitFor()
  }
})

browserTest('what an island hides at first is there when it opens', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/fold')
  const problems: string[] = []
  page.on('console', (message) => /React/.test(message.text()) && problems.push(message.text()))
  await placeFold(page, false)
  await page.getByRole('button', { name: 'Open' }).click()
  await page.getByText('Text of the note').waitFor()
  expect(problems).toEqual([])
})
