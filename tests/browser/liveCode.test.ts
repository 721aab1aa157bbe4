import { expect } from 'vitest'
import { axeFindingsInBothModes } from '../../scripts/parts/axeFindings.mjs'
import { browserTest } from '../support/browserTest.ts'
import { reactLive } from '../support/reactLive.ts'

const files = {
  ...reactLive,
  'docs/a.md': `# A

\`\`\`jsx live
() => {
  const [count] = useState(1)
  return createElement('p', { id: 'counted' }, 'count ' + count)
}
\`\`\`

\`\`\`jsx live noInline
render(createElement('p', { id: 'own' }, own))
\`\`\`

[to b](b.md)`,
  'docs/b.md': '# B\n\n[to a](a.md) [to c](c.md)',
  'docs/c.md': '# C\n\n[to b](b.md)',
  'src/theme/ReactLiveScope.js':
    "import React from 'react'\nimport Original from '@theme-original/ReactLiveScope'\nexport default { ...Original, own: 'from ' + typeof React }",
}
const config = { markdown: { liveCode: 'bottom' as const } }

browserTest('[S22] code that runs is changed, read by the keyboard and set back', async ({ openSite }) => {
  const site = await openSite(files, config)
  const page = await site.visit('a')
  await expect.poll(() => page.textContent('#counted')).toBe('count 1')
  expect(await page.textContent('#own')).toBe('from object')
  const editor = page.getByRole('textbox', { name: 'Code editor' }).first()
  await editor.fill("createElement('p', { id: 'counted' }, 'changed')")
  await expect.poll(() => page.textContent('#counted')).toBe('changed')
  await editor.fill('nothing(')
  await expect.poll(() => page.textContent('.live-code-result pre')).toContain('SyntaxError')

  await page.evaluate(() => dispatchEvent(new Event('resize')))
  await editor.focus()
  await page.keyboard.press('Tab')
  const reset = page.getByRole('button', { name: 'Reset' }).first()
  expect(await reset.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Shift+Tab')
  expect(await editor.evaluate((text) => text === document.activeElement)).toBe(true)
  await reset.click()
  await expect.poll(() => page.textContent('#counted')).toBe('count 1')
  expect(await axeFindingsInBothModes(page)).toEqual([])
})

browserTest(
  '[S22] only pages with code that runs may run text, however they are reached',
  async ({ openSite }) => {
    const site = await openSite(files, config)
    const page = await site.visit('b')
    // Later, because the policy lets a debugger pass.
    const mayRun = () =>
      page.evaluate(
        () =>
          new Promise((resolve) =>
            setTimeout(() => {
              try {
                resolve(new Function('return true')())
              } catch {
                resolve(false)
              }
            }),
          ),
      )
    const go = async (link: string, title: string) => {
      await page.evaluate('window.isSame = true')
      await page.locator('main').getByRole('link', { name: link }).click()
      await page.locator('h1', { hasText: title }).waitFor()
      return page.evaluate(() => 'isSame' in window)
    }
    expect(await mayRun()).toBe(false)
    expect(await go('to a', 'A')).toBe(false)
    await expect.poll(() => page.textContent('#counted')).toBe('count 1')
    expect(await mayRun()).toBe(true)
    expect(await go('to b', 'B')).toBe(false)
    expect(await mayRun()).toBe(false)
    expect(await go('to c', 'C')).toBe(true)
  },
)

browserTest('[S22] a playground of the site draws code that runs', async ({ openSite }) => {
  const own =
    "import { LivePreview, LiveProvider } from 'react-live'\nexport default ({ children, scope, metastring }) => <LiveProvider code={children} scope={scope} noInline={metastring.includes('noInline')}><div id='ours'><LivePreview /></div></LiveProvider>"
  const site = await openSite({ ...files, 'src/theme/Playground/index.jsx': own }, config)
  const page = await site.visit('a')
  await expect.poll(() => page.textContent('#ours #counted')).toBe('count 1')
  expect(await page.locator('.live-code-reset').count()).toBe(0)
})
