import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { UserConfig } from '../../engine/src/config/defineConfig.ts'
import { browserTest } from '../support/browserTest.ts'
import { box, options, suggest } from '../support/searchSite.ts'

const files = {
  'docs/index.md': '---\nslug: /\n---\n\n# Home\n\n```mermaid\nflowchart LR\n  a --> b\n```',
  'docs/vim.md': "import Counter from '@site/src/Counter'\n\n# Vim\n\n<Counter />\n",
  'src/Counter.jsx':
    "import { useState } from 'react'\nexport default function Counter() {\n  const [count, setCount] = useState(0)\n  return <button onClick={() => setCount(count + 1)}>Clicked {count} times</button>\n}",
}
const config: Partial<UserConfig> = {
  ui: 'react',
  navbar: { items: [{ type: 'search', position: 'right' }] },
}

/** The names of the scripts that a page has fetched. */
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /\/js\/(\w+)\.\w+\.js$/.exec(name)?.[1] ?? []),
  )

browserTest(
  'with "ui: react", search and viewer run on the React that islands bring',
  async ({ openSite }) => {
    const page = await (await openSite(files, config)).visit('/')
    const troubles: string[] = []
    page.on('pageerror', ({ message }) => troubles.push(message))
    await box(page).pressSequentially('vi')
    await suggest(page, 'vim')
    await expect.poll(() => options(page).count()).toBeGreaterThan(0)
    expect(await box(page).inputValue()).toBe('vim')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Enlarge the diagram' }).click()
    await page.getByRole('dialog').waitFor()
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await scriptsOf(page)).toContain('react')
    await suggest(page, 'vim')
    await options(page).first().click()
    await page.getByRole('button', { name: 'Clicked' }).click()
    await page.getByText('Clicked 1 times').waitFor()
    expect(new Set(await scriptsOf(page))).toEqual(
      new Set(['boot', 'search', 'Preview', 'searchBox', 'searchWorker', 'ui', 'viewer', 'react', 'Counter']),
    )
    expect(troubles).toEqual([])
  },
)
