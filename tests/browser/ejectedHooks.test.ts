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
