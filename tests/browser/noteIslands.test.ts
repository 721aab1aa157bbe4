import { expect } from 'vitest'
import { browserTest } from '../support/browserTest.ts'

const files = {
  'docs/a.md': `
import Fold from '../src/Fold'
import Clock from '../src/Clock'
import Card from '../src/Card'

# A

<Fold label="text">

Some *text* with [a link](./b.md) and <Card>a card</Card>.

\`\`\`js
const x = 1
\`\`\`

</Fold>

<div style={{ height: '150vh' }} />

<Clock />

<BrowserOnly fallback={<p>Waiting</p>}>{() => <i id="place">{location.pathname}</i>}</BrowserOnly>
`,
  'docs/c.md': "import Mode from '../src/Mode'\n\n# C\n\n<Mode />",
  'docs/d.md': `
export const word = 'said'

# D

<button type="button" class="loud" onClick={({ target }) => { target.title = word }}>Say *it*</button>

<input aria-label="Name" onInput={({ target }) => { document.title = target.value }} />
`,
  'docs/b.md': '# B\n\n[back](./a.md)',
  'src/Fold.jsx': `import { useState } from 'react'
    import CodeBlock from '@theme/CodeBlock'
    import useBaseUrl from '@docusaurus/useBaseUrl'
    import Logo from './logo.svg'
    export default function Fold({ label, children }) {
      const [open, setOpen] = useState(false)
      return <section>
        <button type="button" onClick={() => setOpen(!open)}>{open ? 'Hide' : 'Show'} {label}</button>
        <a id="base" href={useBaseUrl('/b')}>b</a>
        <CodeBlock language="js">{'let y = 2'}</CodeBlock>
        <Logo className={open ? 'logo-open' : 'logo'} />
        {open && children}
      </section>
    }`,
  'src/logo.svg': '<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>',
  'src/Clock.jsx': `import { useEffect, useState } from 'react'
    export default function Clock() {
      const [text, setText] = useState('stands')
      useEffect(() => setText(global.location && 'runs'), [])
      return <p id="clock">{text}</p>
    }`,
  'src/Mode.jsx': `import { useColorMode } from '@docusaurus/theme-common'
    import BrowserOnly from '@docusaurus/BrowserOnly'
    export default function Mode() {
      const { colorMode, setColorMode } = useColorMode()
      return <p>
        <button type="button" onClick={() => setColorMode(colorMode === 'dark' ? 'light' : 'dark')}>{colorMode}</button>
        <button type="button" onClick={() => setColorMode('dark', { persist: false })}>Here</button>
        <BrowserOnly fallback="…">{() => <i id="path">{location.pathname}</i>}</BrowserOnly>
      </p>
    }`,
  'docs/e.md': "import Steps from '../src/Steps'\n\n# E\n\n<Steps />",
  'src/Steps.jsx': `import { useHistory, useLocation } from '@docusaurus/router'
    export default function Steps() {
      const history = useHistory()
      const { pathname, search } = useLocation()
      const step = Number(new URLSearchParams(search).get('step') ?? 1)
      return <p>
        <output>{pathname} {step}</output>
        <button type="button" onClick={() => history.push({ search: 'step=' + (step + 1) })}>Next</button>
        <button type="button" onClick={() => history.push('/b')}>Leave</button>
      </p>
    }`,
  'docs/g.md': "import Filters from '../src/Filters'\n\n# G\n\n<Filters />",
  'src/Filters.jsx': `import { useQueryString, useQueryStringList } from '@docusaurus/theme-common'
    export default function Filters() {
      const [word, setWord] = useQueryString('word')
      const [tags, setTags] = useQueryStringList('tag')
      return <p>
        <output>{word}: {tags.join(' ')}</output>
        <button type="button" onClick={() => setWord(word ? null : 'a b', { push: true })}>Word</button>
        <button type="button" onClick={() => setTags([...tags, 'x' + tags.length])}>Tag</button>
      </p>
    }`,
  'docs/f.md': `
import Net from '../src/Net'

# F

<head>
  <body className="wide" />
</head>

<Net />

[to B](./b.md)`,
  'src/Net.jsx': `import { useState } from 'react'
    import ErrorBoundary from '@docusaurus/ErrorBoundary'
    function Fall() {
      const [falls, setFalls] = useState(false)
      if (falls) throw new Error('Fell')
      return <button type="button" onClick={() => setFalls(true)}>Fall</button>
    }
    export default function Net() {
      return <ErrorBoundary fallback={({ error, tryAgain }) => <button type="button" onClick={tryAgain}>{error.message}</button>}>
        <Fall />
      </ErrorBoundary>
    }`,
  'src/Card.jsx': 'export default ({ children }) => <b className="card">{children}</b>',
}

browserTest(
  '[S84] a component of a note lives where it needs to, with the text within it',
  async ({ openSite }) => {
    const page = await (await openSite(files)).visit('/b')
    const problems: string[] = []
    const scripts: string[] = []
    page.on('console', (message) => /React/.test(message.text()) && problems.push(message.text()))
    page.on('pageerror', ({ message }) => problems.push(message))
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await page.getByRole('link', { name: 'back' }).press('Enter')
    await page.getByRole('heading', { name: 'A', exact: true }).waitFor()
    expect(scripts.filter((url) => url.includes('react'))).toEqual([])

    for (const _ of [1, 2]) {
      await page.getByRole('button', { name: 'Show text' }).click()
      await page.getByText('Some text with').waitFor()
      expect(await page.locator('.card').textContent()).toBe('a card')
      expect(await page.locator('svg.logo-open > path').count()).toBe(1)
      expect(await page.locator('sotay-slot .theme-code-block i').count()).toBeGreaterThan(0)
      await page.getByRole('button', { name: 'Hide text' }).click()
      expect(await page.getByText('Some text with').count()).toBe(0)
    }
    expect(await page.locator('#base').getAttribute('href')).toBe('/b')

    expect(await page.locator('#clock').textContent()).toBe('stands')
    await page.locator('#clock').scrollIntoViewIfNeeded()
    await page.getByText('runs').waitFor()
    expect(await page.locator('#place').textContent()).toBe('/a')
    expect(problems).toEqual([])
  },
)

browserTest('[S84] an element of a note may say what happens when the reader acts', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/d')
  const button = page.getByRole('button', { name: 'Say it' })
  expect(await button.getAttribute('class')).toBe('loud')
  await button.click()
  await page.getByTitle('said').waitFor()
  expect(await button.locator('em').textContent()).toBe('it')
  await page.getByLabel('Name').pressSequentially('Ann')
  await page.waitForFunction(() => document.title === 'Ann')
})

browserTest('[S84] a component may read and choose the colour mode', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/c?docusaurus-theme=dark')
  await page.getByText('/c', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'dark', exact: true }).click()
  await page.getByRole('button', { name: 'light', exact: true }).waitFor()
  expect(await page.evaluate(() => [document.documentElement.dataset.theme, localStorage.theme])).toEqual([
    'light',
    'light',
  ])
  await page.getByRole('button', { name: 'Here' }).click()
  await page.getByRole('button', { name: 'dark', exact: true }).waitFor()
  expect(await page.evaluate(() => localStorage.theme)).toBe('light')
})

browserTest('[S84] a component may read the address, change its query, and lead on', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/e?step=4')
  await page.getByText('/e 4').waitFor()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByText('/e 5').waitFor()
  expect(page.url()).toMatch(/\/e\?step=5$/)
  await page.goBack()
  await page.getByText('/e 4').waitFor()
  await page.getByRole('button', { name: 'Leave' }).click()
  await page.getByRole('heading', { name: 'B', exact: true }).waitFor()
})

browserTest('[S84] a component may catch what throws in it', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/f')
  await page.getByRole('button', { name: 'Fall' }).click()
  await page.getByRole('button', { name: 'Fell' }).click()
  await page.getByRole('button', { name: 'Fall' }).waitFor()
})

browserTest('what a page asks for on its root goes when the reader leaves it', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/f')
  expect(await page.locator('body.wide').count()).toBe(1)
  await page.evaluate(() => Object.assign(window, { stays: true }))
  await page.getByRole('link', { name: 'to B' }).click()
  await page.getByRole('heading', { name: 'B', exact: true }).waitFor()
  expect(await page.evaluate(() => 'stays' in window)).toBe(true)
  expect(await page.locator('body.wide').count()).toBe(0)
})

browserTest('[S84] a component keeps its state in the query', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/g?tag=t#here')
  const output = page.locator('output')
  await page.getByRole('button', { name: 'Tag' }).click()
  await page.getByText(': t x1', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Word' }).click()
  await page.getByText('a b: t x1').waitFor()
  expect(page.url()).toMatch(/\/g\?tag=t&tag=x1&word=a\+b#here$/)
  await page.goBack()
  await page.getByText(': t x1', { exact: true }).waitFor()
  expect(await output.textContent()).toBe(': t x1')
})
