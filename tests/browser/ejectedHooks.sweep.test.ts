import { expect } from 'vitest'
import { browserTest } from '../support/browserTest.ts'

const files = {
  'docs/index.md': '---\nslug: /\n---\n\n# Home\n\nText.',
  'src/pages/tabs.tsx': `
    import { TabsProvider, useAnnouncementBar, useTabsContext, useTabsContextValue } from '@docusaurus/theme-common/internal'
    function Choice() {
      const { selectedValue, selectValue, tabValues } = useTabsContext()
      return <>
        {tabValues.map(({ value }) => <button key={value} onClick={() => selectValue(value)}>{value}</button>)}
        <output>Chosen: {selectedValue}</output>
      </>
    }
    export default function Page() {
      const { close, isActive } = useAnnouncementBar()
      const tabs = useTabsContextValue({ groupId: 'os', values: [{ value: 'linux' }, { value: 'mac', default: true }] })
      return <main><h1>Tabs</h1><TabsProvider value={tabs}><Choice /></TabsProvider><button onClick={close}>Close</button><p id="bar">{isActive ? 'shown' : 'none'}</p></main>
    }`,
  'src/pages/scrolled.tsx': `
    import { useState } from 'react'
    import { DocProvider, useDocById, useScrollPosition } from '@docusaurus/theme-common/internal'
    export default function Page() {
      const [place, setPlace] = useState('')
      useScrollPosition(({ scrollY }, last) => setPlace(\`from \${last?.scrollY ?? 'nowhere'} to \${scrollY}\`))
      const { title } = useDocById('index')
      return <DocProvider><h1>{title}</h1><output style={{ position: 'fixed' }}>{place}</output><div style={{ height: 3000 }} /></DocProvider>
    }`,
}

browserTest('copies of tabs choose, remember, and close the announcement', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/tabs')
  expect(await page.getByText('Chosen: mac').count()).toBe(1)
  await page.getByRole('button', { name: 'linux' }).click()
  await page.getByText('Chosen: linux').waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
  expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({
    'docusaurus.tab.os': 'linux',
    'docusaurus.announcement.dismiss': 'true',
  })

  await page.reload()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByText('Chosen: linux').waitFor()
})

browserTest(
  'a copy of the announcement bar knows whether the site has an announcement',
  async ({ openSite }) => {
    const bar = async (config: object) => {
      const page = await (await openSite(files, config)).visit('/tabs')
      return page.locator('#bar').textContent()
    }
    expect(await bar({})).toBe('none')
    expect(await bar({ announcementBar: { id: 'a', content: 'A' } })).toBe('shown')
  },
)

browserTest('copies of tabs choose where the browser refuses storage', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/tabs')
  await page.evaluate(() =>
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('refused')
      },
    }),
  )
  await page.getByRole('button', { name: 'linux' }).click()
  await page.getByText('Chosen: linux').waitFor()
})

browserTest('copies of parts of 3.0 know notes, and how far a page is scrolled', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/scrolled')
  expect(await page.locator('h1').textContent()).toBe('Home')
  await page.getByText('from nowhere to 0').waitFor()
  await page.evaluate(() => scrollTo({ top: 40, behavior: 'instant' }))
  await page.getByText('from 0 to 40').waitFor()
})

browserTest(
  'code of a site keeps values, clears the query, and holds a reader back',
  async ({ openSite }) => {
    const site = await openSite({
      'docs/index.md': '---\nslug: /\n---\n\n# Home\n\nText.',
      'src/pages/held.jsx': `
      import { useEffect, useState } from 'react'
      import { createStorageSlot, useClearQueryString, useStorageSlot } from '@docusaurus/theme-common'
      import { useHistory } from '@docusaurus/router'
      import Link from '@docusaurus/Link'
      const slot = createStorageSlot('own.count')
      export default function Page() {
        const { block, listen } = useHistory()
        const [heard, setHeard] = useState('')
        useEffect(() => listen(({ hash, search }) => setHeard('heard ' + hash + search)), [])
        const clear = useClearQueryString()
        const [kept, { set }] = useStorageSlot('own.kept')
        const [asked, setAsked] = useState('')
        useEffect(() => block(({ pathname }, action) => {
          if (pathname === location.pathname) return
          setAsked(action + ' ' + pathname)
          return slot.get() === null ? false : undefined
        }), [])
        return <main><h1>Held</h1><output>{asked}</output><i>{heard}</i><p id="kept">{kept ?? 'nothing'}</p>
          <button onClick={clear}>Clear</button><button onClick={() => set('this')}>Keep</button>
          <button onClick={() => slot.set('1')}>Let go</button><Link to="/">Home</Link></main>
      }`,
    })
    const page = await site.visit('/held?query=a#part')
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect.poll(() => page.evaluate(() => location.search + location.hash)).toBe('#part')
    await page.getByText('heard #part', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Keep' }).click()
    await expect.poll(() => page.textContent('#kept')).toBe('this')
    expect(await page.evaluate(() => localStorage.getItem('own.kept'))).toBe('this')

    const home = page.getByRole('main').getByRole('link', { name: 'Home' })
    await home.click()
    await page.getByText('PUSH /').waitFor()
    expect(await page.textContent('h1')).toBe('Held')
    await page.getByRole('button', { name: 'Let go' }).click()
    await home.click()
    await page.locator('h1', { hasText: 'Home' }).waitFor()
  },
)
