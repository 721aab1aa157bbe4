import { expect } from 'vitest'
import { browserTest } from '../support/browserTest.ts'

const docs = {
  'docs/a.md': '# A\n\n[to b](./b.md) and [to r](/r)',
  'docs/b.md': '# B\n\n[to a](./a.md)',
  'src/pages/r.jsx': 'export default () => <main><h1>R</h1><a href="/a">to a</a></main>',
}

const counter = `
  import { useState } from 'react'
  export default ({ page }) => {
    const [count, setCount] = useState(0)
    return <button type="button" className="counter" onClick={() => setCount(count + 1)}>{page.title} {count}</button>
  }`

browserTest(
  'what a site puts into the frame shows facts of the current page, and works there',
  async ({ openSite }) => {
    const site = await openSite(
      {
        ...docs,
        'src/Counter.jsx': counter,
        'src/Footer.jsx': `
          import { Footer } from 'sotay/theme'
          export default (props) => <aside id="own"><Footer {...props} /></aside>`,
        'src/Navbar.jsx': 'export default ({ page }) => <header id="bar">{page.href}</header>',
      },
      {
        footer: { copyright: 'x' },
        components: { Footer: './src/Footer.jsx', Navbar: './src/Navbar.jsx' },
        slots: { 'navbar-after': './src/Counter.jsx', 'sidebar-before': './src/Counter.jsx' },
      },
    )
    const page = await site.visit('/a')
    const problems: string[] = []
    page.on('pageerror', ({ message }) => problems.push(message))
    page.on('console', (message) => /React/.test(message.text()) && problems.push(message.text()))
    await page.evaluate('window.isSame = true')
    const texts = () => page.locator('.counter:visible').allTextContents()

    await page.locator('.counter:visible').first().click()
    await expect.poll(texts).toEqual(['A 1', 'A 0'])
    await page.getByRole('link', { name: 'to b' }).click()
    await expect.poll(texts).toEqual(['B 0', 'B 0'])
    expect(await page.locator('#bar').textContent()).toBe('/b')
    await page.locator('.counter:visible').last().click()
    await expect.poll(texts).toEqual(['B 0', 'B 1'])
    await page.goBack()
    await expect.poll(texts).toEqual(['A 0', 'A 0'])
    await page.getByRole('link', { name: 'to r' }).click()
    await expect.poll(() => page.locator('#bar').textContent()).toBe('/r')
    expect(await page.locator('#own footer').count()).toBe(1)
    expect(await page.evaluate('window.isSame')).toBe(true)
    expect(problems).toEqual([])
  },
)

browserTest('a page of another design is loaded as a whole', async ({ openSite }) => {
  const design = `
    import { PageContent } from 'sotay/theme'
    export default ({ page }) => <div id="mine"><p>{page.title}</p><PageContent page={page} /></div>`
  const files = { ...docs, 'src/Page.jsx': design }
  const page = await (await openSite(files, { components: { Page: './src/Page.jsx' } })).visit('/a')
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  await page.evaluate('window.isSame = true')
  await page.getByRole('link', { name: 'to b' }).click()
  await expect.poll(() => page.locator('#mine > p').textContent()).toBe('B')
  expect(await page.evaluate('window.isSame')).toBe(undefined)
  await page.getByRole('link', { name: 'to a' }).click()
  await expect.poll(() => page.locator('#mine > p').textContent()).toBe('A')
  expect(problems).toEqual([])
})
