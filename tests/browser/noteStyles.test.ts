import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { browserTest } from '../support/browserTest.ts'

const blocks = 'First.\n\n- a\n\n> b\n\n```js\nc()\n```\n\n| d |\n|---|\n| e |\n\n:::tip\nf\n:::\n\nLast.'
const controls =
  '<button type="button">a</button><input /><input type="checkbox" /><select><option>b</option></select><textarea></textarea><fieldset><legend>c</legend></fieldset><progress></progress><meter></meter>'
const files = {
  'docs/index.md': `---\nslug: /\n---\n\n# Home\n\n<div className="plain">\n\n${blocks}\n\n</div>\n\n<div className="controls">${controls}</div>\n`,
  'docs/tasks.md': '# Tasks\n\n- plain\n- [x] done\n- plain\n\n1. one\n\n   - [ ] loose\n\n   - plain\n',
  'docs/internationalization-considerations/multidimensional-representations.md':
    '# Multidimensional representations\n\nText.',
  'docs/code.md': '# Code\n\n```js\nfirst()\nlast()\n```\n',
  'docs/changes.md': '# Changes\n\n```diff\n a\n-b\n+c\n```\n\n| Port | Service |\n|---|---|\n| 22 | SSH |\n',
  'docs/framed.md':
    '# Framed\n\n<head><style>{`h1 { border-top: 3px solid }`}</style></head>\n\n[code](./code.md)',
  'docs/arabic.md': '---\nlang: ar\n---\n\n# عنوان الملاحظة\n\nهذا نص.',
  'own.css': '[data-theme="dark"] h1 { color: rgb(1, 2, 3) }',
}
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

browserTest('blocks within a plain element keep their distance', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/')
  const gaps = await page.evaluate(() => {
    const boxes = [...document.querySelector('.plain')!.children].map((child) =>
      child.getBoundingClientRect(),
    )
    return boxes.slice(1).map(({ top }, index) => Math.round(top - boxes[index]!.bottom))
  })
  expect(gaps).toEqual([20, 20, 20, 20, 20, 20])
})

browserTest(
  'an island in a box and in a tab keeps its distance to the text above it',
  async ({ openSite }) => {
    const go = `import { useState } from 'react'\nexport default () => <p>{useState('go')[0]}</p>`
    const island = 'Text.\n\n<Go />'
    const note = `---\nslug: /\n---\n\nimport Go from '../src/Go'\n\n# Home\n\n${island}\n\n:::tip\n\n${island}\n\n:::\n\n<Tabs><TabItem value="a">\n\n${island}\n\n</TabItem></Tabs>\n`
    const page = await (await openSite({ 'docs/index.mdx': note, 'src/Go.jsx': go })).visit('/')
    const gaps = await page.locator('.markdown sotay-island').evaluateAll((islands) =>
      islands.map((island) => {
        const edge = (part: Element) => part.getBoundingClientRect()
        return edge(island.firstElementChild!).top - edge(island.previousElementSibling!).bottom
      }),
    )
    expect(gaps).toEqual([20, 20, 20])
  },
)

browserTest(
  'what may scroll within a box has its ground at both ends, not that of the page',
  async ({ openSite }) => {
    const boxed = '# Home\n\n:::danger\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```js\nc()\n```\n\n:::\n'
    const page = await (await openSite({ 'docs/index.md': `---\nslug: /\n---\n\n${boxed}` })).visit('/')
    const covers = await page.evaluate(() => {
      const styleOf = (part: string) => getComputedStyle(document.querySelector(`.alert ${part}`)!)
      const { backgroundColor } = getComputedStyle(document.querySelector('.alert')!)
      const isCovered = (part: string, ground: string) =>
        styleOf(part).backgroundImage.includes(`(90deg, ${ground}`)
      return [
        isCovered('.table-scroll', backgroundColor),
        isCovered('.prism-code', styleOf('.theme-code-block').backgroundColor),
      ]
    })
    expect(covers).toEqual([true, true])
  },
)

browserTest('a link by a name that no note has looks like the text around it', async ({ openSite }) => {
  const site = await openSite(
    { 'docs/index.md': '---\nslug: /\n---\n\n# Home\n\nText [[Gone]] [[Home]].\n' },
    { markdown: { obsidian: true, format: 'md' } },
  )
  const page = await site.visit('/')
  const looks = await page.evaluate(() =>
    [...document.querySelectorAll('.markdown p, .markdown p a')].map((element) => {
      const { color, textDecorationLine } = getComputedStyle(element)
      return `${color} ${textDecorationLine}`
    }),
  )
  const [text, gone, home] = looks
  expect(gone).toBe(text)
  expect(home).not.toBe(text)
})

/** What a browser gives these controls by itself, in the page's font and colours. */
const looks = (page: Page, place: string) =>
  page.evaluate((selector) => {
    const names = [
      'appearance',
      'padding',
      'border',
      'border-radius',
      'background-color',
      'font',
      'cursor',
      'margin',
    ]
    return [...document.querySelector(selector)!.children].map((control) => {
      const style = getComputedStyle(control)
      return [control.localName, ...names.map((name) => style.getPropertyValue(name))].join(' | ')
    })
  }, place)

browserTest('controls in a note look as browsers draw them', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/')
  const own = await looks(page, '.controls')
  await page.evaluate((html) => {
    const { font, color } = getComputedStyle(document.body)
    document.documentElement.innerHTML = `<body><div class="controls">${html}</div></body>`
    Object.assign(document.body.style, { font, color })
  }, controls)
  expect(await page.evaluate(() => document.styleSheets.length)).toBe(0)
  expect(own).toEqual(await looks(page, '.controls'))
})

browserTest(
  'removed and added lines of a diff are tinted, a narrow table is as wide as its text',
  async ({ openSite }) => {
    const page = await (await openSite(files)).visit('/changes')
    const grounds = await page
      .locator('.prism-code :is(.d, .i)')
      .evaluateAll((lines) => lines.map((line) => getComputedStyle(line).backgroundColor))
    expect(grounds).toHaveLength(2)
    expect(new Set([...grounds, 'rgba(0, 0, 0, 0)']).size).toBe(3)
    expect((await page.locator('.table-scroll').boundingBox())!.width).toBeLessThan(250)
  },
)

browserTest(
  'where colours are forced, the current heading, the chosen tab and marked lines are seen',
  async ({ openSite }) => {
    const tab = (name: string) => `<TabItem value="${name}">\n\nText\n\n</TabItem>`
    const note = `# Forced\n\n## One\n\n<Tabs>\n${tab('a')}\n${tab('b')}\n</Tabs>\n\n## Two\n\n\`\`\`js {1}\na\nb\n\`\`\`\n`
    const site = await openSite({ ...files, 'docs/forced.mdx': note })
    const page = await site.visit('/forced', { forcedColors: 'active' })
    const borders = (selector: string) =>
      page.locator(selector).evaluateAll((all) =>
        all.map((one) => {
          const { borderInlineStartColor, borderBlockEndColor } = getComputedStyle(one)
          return [borderInlineStartColor, borderBlockEndColor].join()
        }),
      )
    await page.locator('.table-of-contents__link--active').waitFor()
    for (const selector of ['.table-of-contents__link', '.tabs__item'])
      expect(new Set(await borders(selector)).size, selector).toBe(2)
    const marked = page.locator('.theme-code-block-highlighted-line')
    expect(await marked.evaluate((line) => getComputedStyle(line).borderInlineStartWidth)).toBe('3px')
  },
)

browserTest('a list of tasks and plain items has bullets and boxes in one column', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/tasks')
  const seen = await page.evaluate(() =>
    [...document.querySelectorAll('.markdown ul > li')].map((item) => getComputedStyle(item).listStyleType),
  )
  expect(seen).toEqual(['disc', 'none', 'disc', 'none', 'circle'])
})

browserTest('on a touch screen the buttons of a code block cover no line', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/code', phone)
  await page.locator('.code-copy').waitFor()
  const [firstLine, button] = await page.evaluate(() => [
    document.querySelector('.prism-code :is(.line, code)')!.getBoundingClientRect().top,
    document.querySelector('.code-copy')!.getBoundingClientRect().bottom,
  ])
  expect(button).toBeLessThanOrEqual(firstLine!)
  expect(await page.locator('.code-buttons').evaluate((box) => getComputedStyle(box).opacity)).toBe('1')
})

browserTest('what a finger presses is at least 40 px high', async ({ openSite }) => {
  const site = await openSite(files, {
    docs: { routeBasePath: '/' },
    footer: { links: [{ title: 'More', items: [{ label: 'Code', to: '/code' }] }] },
  })
  const page = await site.visit('/code', phone)
  const heightsOf = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().height).filter((height) => height > 0),
      )
  const pressed =
    '.navbar__toggle, .navbar__brand, .search-box input, .footer__link-item, .code-buttons button'
  const heights = await heightsOf(pressed)
  expect(heights.length).toBeGreaterThan(4)
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(40)
  await page.locator('.navbar__toggle').click()
  const entries = await heightsOf('.menu__link')
  expect(entries.length).toBeGreaterThan(2)
  expect(Math.min(...entries)).toBeGreaterThanOrEqual(40)
})

browserTest('the search box of a phone has text that browsers do not zoom in on', async ({ openSite }) => {
  const site = await openSite(files, { navbar: { items: [{ type: 'search', position: 'right' }] } })
  const page = await site.visit('/', phone)
  const size = await page.locator('.search-box input').evaluate((input) => getComputedStyle(input).fontSize)
  expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(16)
})

browserTest('the title of a right-to-left note begins at the right', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/arabic')
  const { left, right } = await page.evaluate(() => {
    const range = document.createRange()
    range.selectNodeContents(document.querySelector('main h1')!)
    const title = range.getBoundingClientRect()
    const text = document.querySelector('.markdown')!.getBoundingClientRect()
    return { left: title.left - text.left, right: text.right - title.right }
  })
  expect(right).toBeLessThan(left)
})

const following = { colorMode: { respectPrefersColorScheme: true }, customCss: 'own.css' }

browserTest.for([
  ['dark', 'rgb(21, 24, 29)', 'rgb(1, 2, 3)'],
  ['light', 'rgb(253, 252, 249)', 'rgb(29, 34, 38)'],
] as const)(
  '[S99] a site that follows the system is %s without JavaScript too, in its own rules as well',
  async ([colorScheme, paper, title], { openSite }) => {
    const site = await openSite(files, following)
    const page = await site.visit('/', { colorScheme, javaScriptEnabled: false })
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(paper)
    expect(await page.locator('h1').evaluate((h1) => getComputedStyle(h1).color)).toBe(title)
  },
)

browserTest('[S99] with JavaScript the choice of the reader is above the system', async ({ openSite }) => {
  const page = await (await openSite(files, following)).visit('/?docusaurus-theme=light', {
    colorScheme: 'dark',
  })
  expect(await page.locator('h1').evaluate((h1) => getComputedStyle(h1).color)).toBe('rgb(29, 34, 38)')
})

browserTest('styles in the head of a note come and go with the note', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/code')
  const border = (title: string) =>
    page
      .getByRole('heading', { level: 1, name: title })
      .evaluate((heading) => getComputedStyle(heading).borderTopWidth)
  expect(await border('Code')).toBe('0px')
  await page.locator('.menu__link', { hasText: 'Framed' }).click()
  expect(await border('Framed')).toBe('3px')
  await page.getByRole('main').getByRole('link', { name: 'code', exact: true }).click()
  expect(await border('Code')).toBe('0px')
})
