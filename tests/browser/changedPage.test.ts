import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { browserTest } from '../support/browserTest.ts'
import { holdCode } from '../support/holdCode.ts'

const files = {
  'docs/index.md': '---\nslug: /\n---\n\n# Home\n\nText of the **note**.',
  'src/pages/counter.tsx': `
    import { useState } from 'react'
    export default function Counter() {
      const [count, setCount] = useState(0)
      return (
        <main>
          <h1>Counter</h1>
          <p>How often <b>somebody</b> clicked is counted here.</p>
          <button onClick={() => setCount(count + 1)}>Clicked {count} times</button>
        </main>
      )
    }`,
}

const textOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.textContent!.replace(/\s+/g, ' '))

/** What translators and extensions do: text goes into elements of their own, and boxes of their own come in. */
function changePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    text.replaceWith(outer)
    outer.append(inner)
    inner.append(text)
  }
  for (const place of document.querySelectorAll('body, sotay-island, sotay-island main')) {
    const box = document.createElement('div')
    box.className = 'from-extension'
    place.prepend(box)
  }
}

browserTest('a page that was changed before its island lives loses no text', async ({ openSite }) => {
  const page = await (await openSite(files, { navbar: { title: 'Notes' } })).visit('/counter')
  const [before, navbar] = [await textOf(page, 'sotay-island'), await textOf(page, 'nav.navbar')]
  await page.evaluate(changePage)
  expect(await textOf(page, 'sotay-island')).toBe(before)

  const release = await holdCode(page)
  await page.getByRole('button', { name: 'Clicked' }).click()
  release()
  await page.getByText('Clicked 1 times').waitFor()
  expect(await textOf(page, 'sotay-island')).toBe(before.replace('0', '1'))
  expect(await page.getByRole('alert').count()).toBe(0)

  expect(await textOf(page, 'nav.navbar')).toBe(navbar)
  expect(await page.locator('nav.navbar font').count()).toBeGreaterThan(0)
  expect(await page.locator('body > .from-extension').count()).toBe(1)
})

browserTest('a note that was changed stays as it was changed', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/')
  const before = await textOf(page, 'article')
  await page.evaluate(changePage)
  await page.getByText('Text of the').click()
  await page.locator('[data-color-mode-toggle]:visible').click()
  expect(await textOf(page, 'article')).toBe(before)
  expect(await page.locator('article font font').count()).toBeGreaterThan(2)
})
