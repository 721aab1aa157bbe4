import { describe, expect } from 'vitest'
import { browserTest } from '../support/browserTest.ts'

const video = '<Video src="https://www.youtube.com/watch?v=abcdef12345" title="A talk" />'
const files = {
  'docs/index.md': `---\nslug: /\n---\n\n# Home\n\n<LinkCard title="Next" href="./next.md" description="More" />\n\n${video}`,
  'docs/next.md': '# Next',
}

browserTest.for([true, false])(
  'a video asks its host for nothing before a click, and then plays in its place (scripts: %s)',
  async (javaScriptEnabled, { openSite }) => {
    const site = await openSite(files)
    const page = await site.visit('about:blank', { javaScriptEnabled })
    const asked: string[] = []
    await page.context().route(/^https:/, (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<title>player</title><p>Playing</p>' })
    })
    await page.goto(site.address)
    const frame = page.frameLocator('.note-video iframe')
    const play = frame.getByRole('link', { name: 'A talk' })
    await play.waitFor()
    expect(asked).toEqual([])
    await play.click()
    await frame.getByText('Playing').waitFor()
    expect(asked).toEqual(['https://www.youtube-nocookie.com/embed/abcdef12345?autoplay=1'])
  },
)

browserTest('on paper a video without a poster is a line that says what it is', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/')
  await page.emulateMedia({ media: 'print' })
  const video = page.locator('.note-video')
  expect(await video.evaluate((box) => getComputedStyle(box, '::after').content)).toBe(
    '"▶ A talk · https://www.youtube.com/watch?v=abcdef12345"',
  )
  expect((await video.boundingBox())!.height).toBeLessThan(80)
  expect(await video.locator('iframe').isVisible()).toBe(false)
})

browserTest('a click anywhere on a card follows its link', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/')
  const card = page.locator('.note-card')
  const { width, height } = (await card.boundingBox())!
  await card.click({ position: { x: width - 4, y: height - 4 } })
  await page.getByRole('heading', { level: 1, name: 'Next' }).waitFor()
})

browserTest('neither long words in a card nor a wide table of HTML widen the page', async ({ openSite }) => {
  const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'
  const cells = ['one', 'two', 'three', 'four'].map(
    (name) => `<td colSpan={1}>${name}SettingOfSomething</td>`,
  )
  const note = `---\nslug: /\n---\n\n# Home\n\n<LinkCard title="A ${long}" href="./index.md" description="${long}" />\n\n<Card title="${long}">\n\n${long}\n\n</Card>\n\n<table><tbody><tr>${cells.join('')}</tr></tbody></table>\n\n<div><table><tbody>{[1].map((row) => <tr key={row}>${cells.join('')}</tr>)}</tbody></table></div>`
  const site = await openSite({ 'docs/index.mdx': note })
  const page = await site.visit('/', { viewport: { width: 320, height: 600 } })
  const widths = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    ...Array.from(
      document.querySelectorAll('.note-card'),
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    ),
  ])
  expect(widths).toEqual([320, 0, 0])
})

browserTest(
  'badges in a row do not touch, and a card shows four lines of a long note',
  async ({ openSite }) => {
    const long = Array.from({ length: 200 }, () => 'word').join(' ')
    const badges = '# Badges\n\n<Badge>one</Badge> <Badge>two</Badge>\n\n<DocCardList />\n'
    const page = await (
      await openSite({ 'docs/index.md': badges, 'docs/long.md': `# Long\n\n${long}` })
    ).visit('/')
    const [first, second] = await page.locator('.note-badge').all()
    const end = await first!.evaluate((badge) => badge.getBoundingClientRect().right)
    expect((await second!.boundingBox())!.x - end).toBeGreaterThan(4)
    const lines = await page.locator('.card p').evaluate((text) => {
      return text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(text).lineHeight)
    })
    expect(Math.round(lines)).toBe(4)
  },
)

describe('parts of notes on narrow screens, in print and where colours are forced', () => {
  const badges = ['one', 'two', 'three', 'four', 'five', 'six'].map((text) => `<Badge>${text} words</Badge>`)
  const svg = (width: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 50" width="${width}" height="50"><path d="M0 0h9v9"/></svg>`
  const tree = (depth: number): string => {
    const names = Array.from({ length: depth }, (_, index) => `${'  '.repeat(index)}- folder${index}/`)
    return `${names.join('\n')}\n${'  '.repeat(depth)}- a-file-with-a-long-name.ts and a comment that is long enough to wrap`
  }
  const formula = Array.from({ length: 60 }, (_, index) => `x_{${index}}`).join(' + ')
  const parts = {
    'docs/small.svg': svg(600),
    'docs/index.mdx': `---
slug: /
---

# Home

${badges.join(' ')}

<Figure wide caption="A caption">

![Small](./small.svg)

</Figure>

<FileTree>

${tree(5)}

</FileTree>

### A part without text

## The next one

<Card title="A card" icon="rocket">Text.</Card>
`,
    'docs/math.md': `# Math\n\n$$\n${formula}\n$$`,
    'docs/tabs.mdx':
      '# Tabs\n\n<Tabs>\n<TabItem value="a" label="One">\n\nText.\n\n</TabItem>\n<TabItem value="b" label="Two">\n\nText.\n\n</TabItem>\n</Tabs>\n\n<details>\n<summary>More</summary>\n\nText.\n\n</details>',
  }
  const phone = { viewport: { width: 360, height: 740 } }

  browserTest(
    'badges begin each line at its edge, and a wide figure is in the middle',
    async ({ openSite }) => {
      const site = await openSite(parts)
      const narrow = await site.visit('/', phone)
      const starts = await narrow.locator('.note-badge').evaluateAll((all) => {
        const boxes = all.map((each) => each.getBoundingClientRect())
        return boxes.filter(({ top }, index) => top > (boxes[index - 1]?.top ?? 0)).map(({ left }) => left)
      })
      expect(starts.length).toBeGreaterThan(1)
      expect(new Set(starts).size).toBe(1)

      const page = await site.visit('/', { viewport: { width: 1280, height: 800 } })
      const middles = await page.locator('figure.wide').evaluate((figure) =>
        [figure.parentElement!, figure.querySelector('img')!].map((each) => {
          const { left, right } = each.getBoundingClientRect()
          return Math.round((left + right) / 2)
        }),
      )
      expect(middles[0]).toBe(middles[1])
      const gap = await page.evaluate(() => {
        const [first, next] = ['.markdown h3', '.markdown h2'].map((each) =>
          document.querySelector(each)!.getBoundingClientRect(),
        )
        return Math.round(next!.top - first!.bottom)
      })
      expect(gap).toBe(48)
    },
  )

  browserTest(
    'names in a deep tree wrap beside their icon and keep room for some letters',
    async ({ openSite }) => {
      const page = await (await openSite(parts)).visit('/', phone)
      await page.addStyleTag({ content: 'html { font-size: 200% }' })
      const lines = await page.locator('[data-kind="file"]').evaluate((item) => {
        const range = document.createRange()
        range.selectNodeContents(item)
        const icon = Number.parseFloat(getComputedStyle(item.firstElementChild!).paddingInlineStart)
        const rects = [...range.getClientRects()].filter(({ width }) => width > 0)
        const start = Math.min(...rects.map(({ left }) => left))
        const names = [...document.querySelectorAll('.note-tree-name')].at(-1)!.getClientRects()
        return {
          indent: Math.round([...names][1]!.left - start - icon),
          width: item.getBoundingClientRect().width,
        }
      })
      expect(lines.indent).toBe(0)
      expect(lines.width).toBeGreaterThanOrEqual(224)
    },
  )

  browserTest(
    'a formula that goes on has a shadow at its end, also where nothing else scrolls',
    async ({ openSite }) => {
      const page = await (await openSite(parts)).visit('/math', phone)
      const look = await page
        .locator('.math-block')
        .evaluate((block) => [getComputedStyle(block).backgroundImage, block.scrollWidth > block.clientWidth])
      expect(look[1]).toBe(true)
      expect(look[0]).toContain('linear-gradient')
    },
  )

  browserTest('in print, panels of tabs and what was folded keep their distances', async ({ openSite }) => {
    const page = await (await openSite(parts)).visit('/tabs')
    await page.locator('[role=tab]').first().waitFor()
    await page.emulateMedia({ media: 'print' })
    const distances = await page.evaluate(() => {
      const panels = [...document.querySelectorAll('.tab-panel')].map((each) => each.getBoundingClientRect())
      const details = getComputedStyle(document.querySelector('details')!)
      return [Math.round(panels[1]!.top - panels[0]!.bottom), details.paddingBlockEnd]
    })
    expect(distances).toEqual([16, '20px'])
  })

  browserTest('where colours are forced, icons have the colour of their text', async ({ openSite }) => {
    const page = await (await openSite(parts)).visit('/')
    await page.emulateMedia({ forcedColors: 'active' })
    const colors = await page.evaluate(() => {
      const of = (each: string) => document.querySelector(each)!
      return [
        [getComputedStyle(of('.note-card .note-icon')).color, getComputedStyle(of('.note-card-title')).color],
        [
          getComputedStyle(of('.note-tree summary .note-tree-name'), '::before').backgroundColor,
          getComputedStyle(of('.note-tree summary .note-tree-name')).color,
        ],
      ]
    })
    for (const [icon, text] of colors) expect(icon).toBe(text)
  })
})
