import { expect } from 'vitest'
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
