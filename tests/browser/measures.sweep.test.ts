import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { browserTest } from '../support/browserTest.ts'
import { openInPlace } from '../support/openInPlace.ts'

const label = 'A group whose name is too long for its line'
const files = {
  'docs/intro.md': '---\nslug: /\n---\n# Introduction',
  'docs/group/_category_.json': JSON.stringify({ label, link: { type: 'generated-index', slug: '/group' } }),
  'docs/group/inner.md': '# Inner\n\n:::note\n\nText\n\n:::\n\n---\n',
  'docs/table.md': `---\nsidebar_label: What takes more room than one line of a phone has\n---\n# Table\n\n|${' wide column |'.repeat(12)}\n|${'---|'.repeat(12)}\n|${' cell |'.repeat(12)}\n`,
  'docs/words.md': `# Words\n\nText.\n\n| Name | Kind | What it is for |\n|---|---|---|\n| one | first of all | ${'several words that say it '.repeat(4)} |\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n| Command | What it does |\n|---|---|\n| \`kubectl rollout\` | ${'several words that say it '.repeat(4)} |\n\n| a | b | c |\n|---|---|---|\n| ${'an idea of it '.repeat(4)} | ${'x'.repeat(40)} | ${'y'.repeat(40)} |\n`,
  'docs/column.md': `# Column\n\n${'Words of a text that fills its line. '.repeat(9)}\n\n## Parts\n\n### Within\n\n- One\n\n> Quote\n\n\`\`\`js\ncode\n\`\`\`\n\n\`\`\`js wide\ncode\n\`\`\`\n\n| a | b |\n|---|---|\n| 1 | a table with more words than fit in half of the column |\n\n:::tip\n\nText\n\n:::\n\n<details><summary>More</summary>Text</details>\n\n$$\nx = 1\n$$\n\n\`\`\`mermaid\nflowchart LR\n  a --> b\n\`\`\`\n\n---\n\nNote.[^1]\n\n[^1]: Below.\n`,
  'docs/sections.md': '# Sections\n\n## One\n\n## Two\n',
  'docs/zoom.md': '# Zoom',
  'src/pages/plain.md': '# Plain',
  'blog/2026-01-01-post.md': '---\ntags: [one]\n---\n# Post\n\nText\n\n## Part\n',
  'static/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="48"/>',
}
const config = {
  title: 'Notes',
  docs: { routeBasePath: '/' },
  announcementBar: { content: 'News' },
  footer: { links: [{ title: 'More', items: [{ label: 'Zoom', to: '/zoom' }] }] },
  navbar: {
    title: 'A site whose title leaves no room for more',
    items: [{ to: '/zoom', label: 'Zoom' }, { type: 'search' as const }],
  },
}
const phone = { viewport: { width: 360, height: 740 } }
const desktop = { viewport: { width: 1280, height: 900 } }

const box = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())!
const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 900 })
/** How much the page is wider than the window. */
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
const doubleText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
const endOf = ({ x, width }: { x: number; width: number }) => x + width

browserTest('where the reader has set text of 32 px, the article has its room', async ({ openSite }) => {
  const page = await (await openSite(files, config)).visit('/words')
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await page.reload()
  const rooms = []
  for (const width of [360, 768, 1280]) {
    await resize(page, width)
    rooms.push([Math.round((await box(page, 'article')).width), await overflow(page)])
  }
  expect(rooms).toEqual([
    [324, 0],
    [696, 0],
    [1178, 0],
  ])
})

describe('on a phone', () => {
  browserTest('a wide logo is as narrow as its place, beside the search', async ({ openSite }) => {
    const logo = { src: '/wide.svg', alt: 'Wide', height: 32 }
    const site = await openSite(
      { ...files, 'static/wide.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="80"/>' },
      { ...config, navbar: { ...config.navbar, title: '', logo } },
    )
    const page = await site.visit('/zoom', phone)
    expect(endOf(await box(page, '.navbar__brand img'))).toBeLessThanOrEqual(
      (await box(page, '.navbar [role=search]')).x,
    )
  })

  browserTest('preformatted text in HTML of a note scrolls, and the page does not', async ({ openSite }) => {
    const raw = `# Raw\n\n<pre><code>${'--option '.repeat(40)}</code></pre>`
    const page = await (await openSite({ ...files, 'docs/raw.mdx': raw }, config)).visit('/raw', phone)
    expect(await overflow(page)).toBe(0)
    const pre = page.locator('.markdown pre')
    expect(await pre.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true)
  })

  browserTest(
    'a table with sentences scrolls before its words are one below the other; a small one fits, and so do sentences in two columns; where there is room, all end where the text does',
    async ({ openSite }) => {
      const page = await (await openSite(files, config)).visit('/words', phone)
      expect((await box(page, 'td:last-child')).width).toBeGreaterThan(180)
      expect(await overflow(page)).toBe(0)
      const [wide, small, twoColumns] = await page
        .locator('.table-scroll')
        .evaluateAll((boxes) => boxes.map((box) => box.scrollWidth - box.clientWidth))
      expect(wide).toBeGreaterThan(0)
      expect(small).toBe(0)
      expect(twoColumns).toBe(0)
      expect((await box(page, '[data-sentences] td')).width).toBeGreaterThanOrEqual(128)
      await resize(page, 1280)
      const text = await box(page, '.markdown > p')
      for (const part of ['.table-scroll', '.pagination-nav'])
        expect(await box(page, part)).toMatchObject({ x: text.x, width: text.width })
    },
  )

  browserTest('a search box among the links is at the end of the navbar', async ({ openSite }) => {
    const items = [{ type: 'search' as const, position: 'left' as const }, ...config.navbar.items.slice(0, 1)]
    const page = await (await openSite(files, { ...config, navbar: { title: 'Notes', items } })).visit(
      '/',
      phone,
    )
    expect(endOf(await box(page, '.search-box'))).toBeGreaterThan(330)
  })

  browserTest('and a title that leaves no room for it gives way', async ({ openSite }) => {
    const items = [{ type: 'search' as const, position: 'right' as const }]
    const page = await (await openSite(files, { ...config, navbar: { ...config.navbar, items } })).visit(
      '/',
      phone,
    )
    expect(await overflow(page)).toBe(0)
  })

  browserTest(
    'text of twice the size leaves a short title of the site whole, where the search can give way, also on a desktop',
    async ({ openSite }) => {
      const short = { ...config, navbar: { ...config.navbar, title: 'Sổ tay', logo: { src: 'dot.svg' } } }
      const page = await (await openSite(files, short)).visit('/zoom')
      await doubleText(page)
      const isCut = (title: Element) => {
        const words = document.createRange()
        words.selectNodeContents(title)
        return words.getBoundingClientRect().width > title.getBoundingClientRect().width + 0.05
      }
      for (const width of [1280, 390]) {
        await resize(page, width)
        expect(await page.locator('.navbar .navbar__title').first().evaluate(isCut)).toBe(false)
      }
    },
  )

  browserTest(
    'a long title of the site gives way to the search box; text of twice the size leaves the menu in reach',
    async ({ openSite }) => {
      const page = await (await openSite(files, config)).visit('/', phone)
      expect(await overflow(page)).toBe(0)
      expect(endOf(await box(page, '.navbar__title'))).toBeLessThan((await box(page, '.search-box')).x)
      await doubleText(page)
      expect(await overflow(page)).toBe(0)
      expect(endOf(await box(page, '.navbar__toggle'))).toBeLessThan((await box(page, '.search-box')).x)
      await page.locator('.search-box input').focus()
      await page.locator('.search-popup').waitFor()
      expect(await overflow(page)).toBe(0)
      await page.keyboard.press('Escape')
      await page.locator('.navbar__toggle').click()
      expect(await page.locator('.navbar-sidebar').isVisible()).toBe(true)
    },
  )

  browserTest(
    'the way to the next page takes the whole line, so that its words stay whole',
    async ({ openSite }) => {
      const page = await (await openSite(files, config)).visit('/zoom', phone)
      expect(await box(page, '.pagination-nav__link')).toMatchObject({ x: 18, width: 324 })
    },
  )

  browserTest('the last breadcrumb is read whole, also by who has large letters', async ({ openSite }) => {
    const page = await (await openSite(files, config)).visit('/table', {
      viewport: { width: 320, height: 740 },
    })
    const browser = await page.context().newCDPSession(page)
    for (const standard of [16, 32]) {
      await browser.send('Page.setFontSizes', { fontSizes: { standard } })
      await page.reload()
      const { end, lines } = await page.locator('.breadcrumbs__item--active').evaluate((item) => {
        const boxes = [...item.getClientRects()]
        return { end: Math.max(...boxes.map(({ right }) => right)), lines: boxes.length }
      })
      expect(end).toBeLessThanOrEqual(320)
      expect(lines).toBeGreaterThan(1)
      expect(await overflow(page)).toBe(0)
    }
  })
})

describe('on a desktop', () => {
  browserTest(
    'the sidebar begins at the top, whatever CSS of the site says of its row',
    async ({ openSite }) => {
      const long = `# Long${'\n\nText'.repeat(200)}`
      const sheet = '.main-wrapper { align-items: center }'
      const site = await openSite(
        { ...files, 'docs/long.md': long, 'site.css': sheet },
        { ...config, customCss: './site.css' },
      )
      const page = await site.visit('/long', desktop)
      expect((await box(page, '.theme-doc-sidebar-container')).y).toBeLessThan(200)
    },
  )

  browserTest(
    'the outline stays beside the text until a style makes the text twice the size, which keeps words whole',
    async ({ openSite }) => {
      const page = await (await openSite(files, config)).visit('/sections', desktop)
      const isBeside = async () =>
        (await box(page, '.theme-doc-toc-desktop')).x > endOf(await box(page, 'article'))
      expect(await isBeside()).toBe(true)
      await doubleText(page)
      expect(await isBeside()).toBe(false)
      expect((await box(page, 'article')).width).toBeGreaterThan(700)
      expect(await overflow(page)).toBe(0)

      const linesOfLabels = () =>
        page
          .locator(':is(.pagination-nav__label, .menu__link):visible', { hasText: 'Introduction' })
          .evaluateAll((labels) =>
            labels.map((label) => {
              const text = document.createRange()
              text.selectNodeContents(label)
              return new Set(Array.from(text.getClientRects(), ({ y }) => Math.round(y / 10))).size
            }),
          )
      await resize(page, 360)
      expect(await linesOfLabels()).toEqual([1])
      await resize(page, 1000)
      expect(await linesOfLabels()).toEqual([1, 1])
      const links = page.locator(
        '.navbar__items > .navbar__item > :is(a, input), .navbar__items > a, .search-box',
      )
      const boxes = await links.evaluateAll((links) => links.map((link) => link.getBoundingClientRect()))
      for (const [place, { left }] of boxes.entries())
        expect(left).toBeGreaterThanOrEqual(boxes[place - 1]?.right ?? 0)
    },
  )

  browserTest('the navbar keeps all of many links in view, in lines of their own', async ({ openSite }) => {
    const labels = 'Getting started,Documentation,API Reference,Tutorials and guides,Integrations,Community'
    const left = labels.split(',').map((label) => ({ label, to: '/', position: 'left' as const }))
    const right = ['GitHub', 'Discussions', 'Support us'].map((label) => ({
      label,
      href: 'https://example.org',
      position: 'right' as const,
    }))
    const navbar = { title: 'A project with a long name', items: [...left, ...left, ...right] }
    const page = await (await openSite(files, { ...config, navbar })).visit('/', desktop)
    for (const width of [1000, 1280]) {
      await resize(page, width)
      expect(await overflow(page)).toBe(0)
      const boxes = await page
        .locator('.navbar :is(.navbar__brand, .navbar__link, .search-box, .color-mode-toggle):visible')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()))
      expect(boxes.length).toBeGreaterThan(16)
      const areOver = (one: DOMRect, other: DOMRect) =>
        one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
      expect(
        boxes.filter((one, place) => boxes.slice(place + 1).some((other) => areOver(one, other))),
      ).toEqual([])
      const bar = await box(page, '.navbar')
      expect(Math.max(...boxes.map(({ bottom }) => bottom))).toBeLessThanOrEqual(bar.y + bar.height)
    }
  })

  browserTest(
    'CSS of a site for articles and the drawer neither covers the outline nor shows the drawer',
    async ({ openSite }) => {
      const css =
        'article { max-width: 900px; margin: 0 auto } .navbar-sidebar { position: fixed !important } .navbar-sidebar__brand { display: flex }'
      const mark = ".menu__link[href='/wide']::after { content: 'DELETE' }"
      const title = 'A page with a name of many words, '.repeat(4)
      const code = `\n\n\`\`\`\n${'wide '.repeat(60)}\n\`\`\`\n`
      const own = { ...files, 'own.css': css + mark, 'docs/wide.md': `# ${title}${code}\n## One\n\n## Two` }
      const page = await (await openSite(own, { ...config, customCss: 'own.css' })).visit('/wide', desktop)
      await resize(page, 1280)
      const sidebar = page.locator('.theme-doc-sidebar-container')
      expect(await sidebar.evaluate((each) => getComputedStyle(each).position)).toBe('sticky')
      const link = page.locator('.menu__link[href="/wide"]')
      const width = await link.evaluate((each) => Number.parseFloat(getComputedStyle(each, '::after').width))
      expect(width).toBeGreaterThan(45)
      const outline = await box(page, '.theme-doc-toc-desktop')
      expect(endOf(await box(page, 'article'))).toBeLessThanOrEqual(outline.x)
      expect(await page.locator('.theme-doc-sidebar-container .navbar-sidebar__brand').isVisible()).toBe(
        false,
      )
    },
  )

  browserTest('the ring of the focus shows on the coloured bar', async ({ openSite }) => {
    const page = await (await openSite(files, config)).visit('/', desktop)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    const [ring, text] = await page
      .locator('.theme-announcement-bar .close:focus')
      .evaluate((button) => [getComputedStyle(button).outlineColor, getComputedStyle(button).color])
    expect(ring).toBe(text)
  })

  browserTest(
    'all that a note holds begins and ends where its text does; what is wide reaches out by the same amount on both sides',
    async ({ openSite }) => {
      const page = await (await openSite(files, config)).visit('/column', desktop)
      for (const width of [360, 1000, 1280, 1920]) {
        await resize(page, width)
        const { x, width: column } = await box(page, '.markdown > p')
        const edges = await page
          .locator('.markdown > :not(.wide, .docusaurus-mermaid-container), .pagination-nav')
          .evaluateAll((parts) =>
            parts.map((part) => {
              const { x, width } = part.getBoundingClientRect()
              return [part.className || part.tagName, x, width]
            }),
          )
        expect(edges.length).toBeGreaterThan(9)
        expect(edges).toEqual(edges.map(([name]) => [name, x, column]))
        const [over, under] = await Promise.all(['h2', 'h2 + h3'].map((tag) => box(page, `.markdown ${tag}`)))
        expect(under!.y - over!.y - over!.height, 'from a heading to that of its first part').toBe(20)
        expect(await overflow(page)).toBe(0)
      }
      await resize(page, 1280)
      const text = await box(page, '.markdown > p')
      const wide = await box(page, '.wide')
      expect(text.x - wide.x).toBe(24)
      expect(endOf(wide) - endOf(text)).toBe(24)
      const picture = await box(page, '.diagram-picture > svg')
      expect(picture.x - text.x).toBeCloseTo(endOf(text) - endOf(picture), 0)
    },
  )

  browserTest(
    'every kind of page begins at the same place, with an outline, a sidebar, both or neither',
    async ({ openSite }) => {
      const page = await (await openSite(files, config)).visit('/')
      const pages = '/sections /zoom /group /blog /blog/post /blog/archive /blog/tags /plain /search /lost'
      const starts = new Set<string>()
      for (const path of pages.split(' ')) {
        await openInPlace(page, path)
        const found: number[] = []
        for (const width of [1440, 360, 768, 1920]) {
          await resize(page, width)
          found.push((await box(page, 'h1')).x)
        }
        starts.add(found.join())
      }
      expect([...starts]).toEqual(['384,18,48,624'])
    },
  )

  browserTest(
    'what is below a text keeps its distance and ends where the column does; the name of a group ends before its arrow',
    async ({ openSite }) => {
      const page = await (await openSite(files, config)).visit('/plain', desktop)
      const text = await box(page, '.markdown')
      expect((await box(page, '.copy-page')).y).toBeGreaterThanOrEqual(text.y + text.height + 56)
      await openInPlace(page, '/group/inner')
      await page.evaluate(() => document.querySelector('.copy-page')!.before('Last updated'))
      expect(endOf(await box(page, '.copy-page'))).toBeCloseTo(endOf(await box(page, 'article')), 0)
      const end = await page.locator('.menu__link--sublist').evaluate((link) => {
        const text = document.createRange()
        text.selectNodeContents(link)
        return text.getBoundingClientRect().right
      })
      expect(end).toBeLessThanOrEqual((await box(page, '.menu__caret')).x)
    },
  )
})

describe('on paper', () => {
  browserTest(
    'nothing is cut off, icons show, and what can only be clicked is left out',
    async ({ openSite }) => {
      const page = await (await openSite(files, config)).visit('/table', phone)
      await page.emulateMedia({ media: 'print' })
      const shown = await page.evaluate(() => ({
        cut: getComputedStyle(document.querySelector('.table-scroll')!).overflowX,
        grounds: getComputedStyle(document.body).printColorAdjust,
        copy: getComputedStyle(document.querySelector('.copy-page')!).display,
      }))
      expect(shown).toEqual({ cut: 'visible', grounds: 'exact', copy: 'none' })
    },
  )
})
