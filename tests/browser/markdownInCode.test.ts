import { expect } from 'vitest'
import { browserTest } from '../support/browserTest.ts'

const files = {
  'docs/index.mdx':
    "---\nslug: /\n---\n\n# Home\n\nimport Opening from '../src/Opening.tsx'\nimport Own from './_own.md'\n\n<Opening extra={Own} />",
  'docs/_own.md': 'Of the *note*.',
  'src/text.md': 'See [home](/), **now**.',
  'src/Opening.tsx': `
    import { useState } from 'react'
    import Text from './text.md'

    export default function Opening({ extra: Extra }) {
      const [count, setCount] = useState(0)
      return <section>
        <button onClick={() => setCount(count + 1)}>Clicked {count} times</button>
        {count % 2 === 0 && <div className="text"><Text /></div>}
        <div className="extra"><Extra /></div>
      </section>
    }
  `,
}

browserTest('Markdown within an island stays when the island begins to live', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/')
  const problems: string[] = []
  page.on('console', (message) => /React|hydrat/i.test(message.text()) && problems.push(message.text()))
  const texts = () => page.locator('.text, .extra').allTextContents()
  expect(await texts()).toEqual(['See home, now.\n', 'Of the note.\n'].map((text) => text.trim()))
  const button = page.getByRole('button', { name: 'Clicked' })
  await button.click()
  await page.getByText('Clicked 1 times').waitFor()
  expect(await texts()).toEqual(['Of the note.'])
  await button.click()
  await page.getByText('Clicked 2 times').waitFor()
  expect(await texts()).toEqual(['See home, now.', 'Of the note.'])
  expect(problems).toEqual([])
})
