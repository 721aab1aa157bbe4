import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { browserTest } from '../support/browserTest.ts'
import { holdCode } from '../support/holdCode.ts'

const counter = `
import { useState } from 'react'

export default function Counter() {
  const [count, setCount] = useState(0)
  const [name, setName] = useState('')
  const [place, setPlace] = useState('here')
  const [log, setLog] = useState([])
  const note = (word) => setLog((log) => [...log, word])
  return (
    <main>
      <h1>Counter</h1>
      <button onClick={() => setCount(count + 1)}>Clicked {count} times</button>
      <input aria-label="Name" value={name} onChange={(e) => setName(e.target.value)} onFocus={() => note('focus')}
        onKeyDown={(e) => note(e.key)} />
      <select aria-label="Place" value={place} onChange={(e) => setPlace(e.target.value)}>
        <option>here</option>
        <option>there</option>
      </select>
      <form onSubmit={(e) => { e.preventDefault(); note('sent') }}>
        <button>Send</button>
      </form>
      <output>{name} {place} {log.join('-')}</output>
      <a href="/plain">Away</a>
    </main>
  )
}
`

const list = `
import { useState } from 'react'
export default function List() {
  const [names, setNames] = useState(['One', 'Two', 'Three'])
  return names.map((name) => (
    <button key={name} onClick={() => setNames(names.filter((other) => other !== name))}>{name}</button>
  ))
}`

const ticking = `
import { useEffect } from 'react'
export default function Ticking() {
  useEffect(() => {
    document.title = 'Started'
    return () => { window.ended = true }
  }, [])
  return <main><h1>Ticking</h1></main>
}`

const mode = `
import { useColorMode } from 'sotay/client'
export default () => <h1>{useColorMode()}</h1>`

const code = `
import { useState } from 'react'
import CodeBlock from '@theme/CodeBlock'
export default function Page() {
  const [count, setCount] = useState(0)
  return (
    <main>
      <button type="button" onClick={() => setCount(count + 1)}>More</button>
      <CodeBlock language="js">const same = true</CodeBlock>
      <CodeBlock language="js">const count = {count}</CodeBlock>
    </main>
  )
}`

const only = `
import BrowserOnly from '@docusaurus/BrowserOnly'
import { useState } from 'react'
const Place = () => useState(location.pathname)[0]
export default () => <h1><BrowserOnly fallback="Still">{Place}</BrowserOnly></h1>`

/** A page that shows whether it lives. */
const lively = (body: string) => `
  import { useEffect, useState } from 'react'
  export const hydrate = 'visible'
  export default function Page() {
    const [lives, setLives] = useState(false)
    useEffect(() => setLives(true), [])
    return ${body}
  }`

const files = {
  'docs/index.md': '---\nslug: /\n---\n\n# Home\n\n[Ticking](/ticking)',
  'src/pages/counter.tsx': counter,
  'src/pages/letter.tsx': `
    import { useState } from 'react'
    export default function Letter() {
      const [text, setText] = useState('Dear you')
      return <main>
        <h1 ref={(element) => element?.setAttribute('id', 'live')}>Letter</h1>
        <textarea value={text} onChange={(e) => setText(e.target.value)} />
        <output>{text}</output>
      </main>
    }`,
  'src/pages/plain.tsx': 'export default () => <main><h1>Plain</h1></main>',
  'src/pages/list.jsx': list,
  'src/pages/ticking.tsx': ticking,
  'src/pages/mode.jsx': mode,
  'src/pages/code.jsx': code,
  'src/pages/seen.tsx': lively("<h1>{lives ? 'Lives' : 'Still'}</h1>"),
  'src/pages/only.jsx': only,
  'src/pages/blank.tsx': lively('<div>{lives && <h1>Lives</h1>}</div>').replace(
    "export const hydrate = 'visible'",
    '',
  ),
}

/** Names of the scripts that the page has fetched so far, without their hashes. */
const scripts = (page: Page) =>
  page.evaluate(() => {
    const names = performance
      .getEntriesByType('resource')
      .map(({ name }) => /assets\/js\/(\w+)\./.exec(name)?.[1])
    return [...new Set(names.filter((name) => name !== undefined))].sort()
  })

describe('an island', () => {
  browserTest('fetches nothing before the reader comes to it', async ({ openSite }) => {
    const page = await (await openSite(files)).visit('/counter')
    const problems: string[] = []
    page.on('console', (message) => /React/.test(message.text()) && problems.push(message.text()))
    await page.waitForSelector('html[data-has-hydrated=true]')
    await page.waitForTimeout(300)
    expect(await scripts(page)).toEqual(['boot'])

    await page.getByRole('heading', { name: 'Counter' }).hover()
    await expect.poll(() => scripts(page)).toEqual(['boot', 'counter', 'react'])
    await page.getByRole('button', { name: 'Clicked' }).click()
    expect(await page.getByRole('button', { name: 'Clicked' }).textContent()).toBe('Clicked 1 times')
    expect(problems).toEqual([])
  })

  browserTest('fetches nothing ahead for a reader who saves data', async ({ openSite }) => {
    const page = await (await openSite(files)).visit('/plain')
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    await page.goto(page.url().replace('plain', 'counter'))
    await page.getByRole('heading', { name: 'Counter' }).hover()
    await page.waitForTimeout(200)
    expect(await scripts(page)).toEqual(['boot'])
    await page.getByRole('button', { name: 'Clicked' }).click()
    await page.getByText('Clicked 1 times').waitFor()
  })

  browserTest('does again what the reader did before it lived', async ({ openSite }) => {
    const page = await (await openSite(files)).visit('/counter')
    const release = await holdCode(page)
    await page.getByRole('button', { name: 'Clicked' }).click()
    await page.getByRole('button', { name: 'Clicked' }).click()
    await page.getByLabel('Name').pressSequentially('An')
    await page.getByLabel('Place').selectOption('there')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByLabel('Name').press('End')
    expect(await page.locator('output').textContent()).toBe(' here ')
    expect(page.url()).not.toContain('?')

    release()
    await page.getByText('Clicked 2 times').waitFor()
    expect(await page.locator('output').textContent()).toBe('An there focus-A-n-sent-focus-End')
    expect(await page.getByLabel('Name').inputValue()).toBe('An')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Name')
  })

  browserTest('does to no other element what was done to one that is gone', async ({ openSite }) => {
    const page = await (await openSite(files)).visit('/list')
    const release = await holdCode(page)
    await page.getByRole('button', { name: 'One' }).click()
    await page.getByRole('button', { name: 'One' }).click()
    release()
    await expect.poll(() => page.locator('sotay-island button').allTextContents()).toEqual(['Two', 'Three'])
  })

  browserTest.for(['live first', 'key first'])(
    'keeps the cursor where the reader put it: %s',
    async (order, { openSite }) => {
      const page = await (await openSite(files)).visit('/letter')
      const release = await holdCode(page)
      await page.locator('textarea').evaluate((field: HTMLTextAreaElement) => {
        field.focus()
        field.setSelectionRange(4, 4)
      })
      if (order === 'key first') await page.keyboard.type('est')
      release()
      await page.locator('#live').waitFor()
      await page.keyboard.type(order === 'key first' ? '!' : 'est!')
      await expect.poll(() => page.locator('output').textContent()).toBe('Dearest! you')
    },
  )

  browserTest('lets links lead on while its code is on its way', async ({ openSite }) => {
    const page = await (await openSite(files)).visit('/counter')
    await holdCode(page)
    await page.getByRole('link', { name: 'Away' }).click()
    await page.getByRole('heading', { name: 'Plain' }).waitFor()
  })

  browserTest('works on a page that was put in place, and ends with it', async ({ openSite }) => {
    const page = await (await openSite(files)).visit('/')
    await page.getByRole('link', { name: 'Ticking' }).click()
    await page.waitForFunction(() => document.title === 'Started')
    await page.goBack()
    await page.waitForFunction(() => 'ended' in window)
  })
})

browserTest('an island can know the colour mode, and follows it', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/mode')
  await page.getByRole('heading').hover()
  for (const mode of ['dark', 'light']) {
    await page.locator('[data-color-mode-toggle]:visible').click()
    await page.getByRole('heading', { name: mode }).waitFor()
  }
})

browserTest('code within an island has its colours, until it is other code', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/code')
  const coloured = (block: number) => page.locator('main pre').nth(block).locator('code *').count()
  expect([await coloured(0), await coloured(1)]).toEqual([3, 3])
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByText('const count = 1').waitFor()
  expect([await coloured(0), await coloured(1)]).toEqual([3, 0])
})

browserTest('[S131] a part within code blocks keeps the colours when it lives', async ({ openSite }) => {
  const site = await openSite({
    'docs/a.md': '# A\n\n```js title="x.js"\nconst a = 1\n```\n',
    'src/theme/CodeBlock/Content/index.js': `
      import { useEffect, useState } from 'react'
      import { useCodeBlockContext } from '@docusaurus/theme-common/internal'
      import Original from '@theme-original/CodeBlock/Content'
      export default function Content(props) {
        const { metadata } = useCodeBlockContext()
        const [lives, setLives] = useState(false)
        useEffect(() => setLives(true), [])
        return <div><b>{lives && metadata.language + ' ' + metadata.code}</b><Original {...props} /></div>
      }`,
  })
  const page = await site.visit('/a')
  await page.getByText('js const a = 1', { exact: true }).waitFor()
  expect(await page.locator('main pre i.k').count()).toBe(1)
})

describe('when an island lives', () => {
  browserTest(
    'is as soon as it is seen, where its page says so or it has something to do then, and at once, where it shows nothing until then',
    async ({ openSite }) => {
      const site = await openSite(files)
      const page = await site.visit('about:blank')
      for (const [path, text] of [
        ['seen', 'Lives'],
        ['only', '/only'],
        ['blank', 'Lives'],
      ] as const) {
        await page.goto(site.address + path)
        await page.getByText(text).waitFor()
      }
    },
  )
})

browserTest(
  'does again what the reader did to a part whose code comes after that of its island',
  async ({ openSite }) => {
    const site = await openSite({
      'docs/index.md': '# Home',
      'src/List.jsx': list,
      'src/pages/late.jsx': `import { lazy, Suspense } from 'react'
const List = lazy(() => import('../List'))
export default () => <main><h1>Late</h1><Suspense><List /></Suspense></main>`,
    })
    const page = await site.visit('/late')
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    const asked = page.waitForRequest(/\/List\./)
    await page.route(/\/List\./, (route) => released.then(() => route.continue()))
    await page.getByRole('button', { name: 'Two' }).click()
    await asked
    release()
    await expect.poll(() => page.locator('sotay-island button').allTextContents()).toEqual(['One', 'Three'])
  },
)
