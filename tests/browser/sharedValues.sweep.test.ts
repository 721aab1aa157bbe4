import { expect } from 'vitest'
import { browserTest } from '../support/browserTest.ts'

const files = {
  'docs/index.md': `---
slug: /
---
import Pick from '../src/Pick'
import Price from '../src/Price'

# Shop

<Pick />

<Price />

[Other page](./other.md)
`,
  'docs/other.md': `import Price from '../src/Price'

# Other

<Price />
`,
  'src/useCount.ts': `import { useShared } from 'sotay/client'
export const useCount = () => useShared('count', { of: 1 })`,
  'src/Pick.tsx': `import { useCount } from './useCount'
export default function Pick() {
  const [{ of }, setCount] = useCount()
  return <button onClick={() => { setCount({ of: of + 1 }); setCount((now) => ({ of: now.of + 10 })) }}>Picked {of}</button>
}`,
  'src/Price.tsx': `import { useCount } from './useCount'
export default function Price() {
  const [{ of }] = useCount()
  return <output>Price {of * 5}</output>
}`,
  'src/Bar.tsx': `import { useCount } from './useCount'
export default function Bar() {
  return <small>In the bar {useCount()[0].of}</small>
}`,
}

for (const ui of ['preact', 'react'] as const)
  browserTest(`islands share a value, over pages and bundles, with ui: '${ui}'`, async ({ openSite }) => {
    const site = await openSite(files, { ui, slots: { 'article-after': './src/Bar' } })
    const page = await site.visit('/')
    const problems: string[] = []
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
    expect(await page.locator('output').textContent()).toBe('Price 5')
    await page.getByRole('button', { name: 'Picked 1' }).click()
    await page.getByText('Picked 12').waitFor()
    await page.getByText('Price 60').waitFor()
    await page.getByText('In the bar 12').waitFor()

    await page.getByRole('link', { name: 'Other page' }).click()
    await page.getByRole('heading', { name: 'Other' }).waitFor()
    await page.getByText('Price 60').waitFor()
    await page.goBack()
    await page.getByText('Picked 12').waitFor()

    await page.reload()
    await page.getByText('Picked 1', { exact: true }).waitFor()
    expect(problems).toEqual([])
  })
