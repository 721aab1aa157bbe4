import { expect, test } from 'vitest'
import { start } from '../../engine/src/commands/start.ts'
import { launchBrowser } from '../support/launchBrowser.ts'
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

test('an edit of one component, or a new one in the note, keeps the state of the others, of forms and of the scroll', async () => {
  const site = temporarySite({
    'docs/note.md': note(),
    'src/Counter.jsx': counter('One'),
    'src/Field.jsx': field,
  })
  const { server, address } = await start(site.dir, { port: 0, host: '127.0.0.1' })
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    await page.goto(`${address}note`)
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
    await page.waitForSelector('.counter:has-text("Two 0")')
    expect(await kept()).toEqual(['typed', 'typed', 'mine', 100])
    await page.click('.counter')
    await page.waitForSelector('.counter:has-text("Two 1")')

    site.write({ 'docs/note.md': note('A word.\n\n<Counter />') })
    await page.waitForSelector('.counter:has-text("Two 0")')
    expect((await kept()).slice(0, 3)).toEqual(['typed', 'typed', 'mine'])
    expect(await page.locator('.counter').first().textContent()).toBe('Two 1')
    await page.fill('.field input', 'typed on')
    await page.waitForSelector('.field i:has-text("typed on")')
  } finally {
    await browser.close()
    await new Promise((resolve) => {
      server.close(resolve)
      server.closeAllConnections()
    })
  }
})
