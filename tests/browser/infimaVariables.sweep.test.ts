import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { browserTest, type OpenSite } from '../support/browserTest.ts'

const files = {
  'docs/index.md': '# Home\n\n[Note](./note.md) and `code`\n\n## Two\n\n### Three',
  'docs/note.md': '# Note',
}
const config = {
  navbar: { title: 'Bar', items: [{ to: '/note', label: 'Note' }] },
  footer: { links: [{ title: 'More', items: [{ label: 'Note', to: '/note' }] }], copyright: 'C' },
}
const withCss = (css: string) => ({
  files: { ...files, 'own.css': css },
  config: { ...config, customCss: 'own.css' },
})

const parts = [
  ...[
    'body',
    '.navbar',
    '.navbar__brand',
    '.navbar__items .navbar__link',
    '.color-mode-toggle',
    '.search-box',
  ],
  ...[
    '.menu__link[aria-current]',
    '.menu__link:not([aria-current])',
    '.markdown h1',
    '.markdown h2',
    '.markdown h3',
  ],
  ...['.markdown p', '.markdown p a', '.markdown p code', '.footer', '.footer__title', '.footer__link-item'],
]

function looks(page: Page) {
  return page.evaluate(
    (selectors) =>
      selectors.map((selector) => {
        const { color, backgroundColor, font, borderRadius } = getComputedStyle(
          document.querySelector(selector)!,
        )
        return { selector, color, backgroundColor, font, borderRadius }
      }),
    parts,
  )
}

browserTest(
  'what a site sets of Infima leaves all else as it was, in both modes, on a phone and in dark bars',
  async ({ openSite }) => {
    const css = '.nowhere { --ifm-background-color: red }'
    for (const style of ['dark', undefined] as const) {
      const bars = {
        navbar: { ...config.navbar, style },
        footer: { ...config.footer, style: style && 'dark' },
      }
      const own = { ...config, ...bars } as typeof config
      const looksOf = async (site: OpenSite) => {
        const page = await site.visit('/?docusaurus-theme=dark')
        const dark = await looks(page)
        await page.goto(`${site.address}?docusaurus-theme=light`)
        const light = await looks(page)
        await page.setViewportSize({ width: 390, height: 700 })
        return { dark, light, onPhone: await looks(page) }
      }
      const plain = await openSite(files, own)
      const set = await openSite({ ...files, 'own.css': css }, { ...own, customCss: 'own.css' } as typeof own)
      expect(await looksOf(set)).toEqual(await looksOf(plain))
    }
  },
)

browserTest.for([false, true])(
  'the theme follows variables of Infima that a site sets, in the modes where it did there; with the mode of the system: %s',
  async (respectPrefersColorScheme, { openSite }) => {
    const { files, config } = withCss(`
    :root {
      --ifm-background-color: rgb(1, 1, 1);
      --ifm-navbar-background-color: rgb(2, 2, 2);
      --ifm-navbar-link-color: rgb(3, 3, 3);
      --ifm-heading-color: rgb(4, 4, 4);
      --ifm-link-color: rgb(5, 5, 5);
      --ifm-menu-color-active: rgb(6, 6, 6);
      --ifm-footer-link-color: rgb(7, 7, 7);
      --ifm-h1-font-size: 50px;
    }
    [data-theme='dark'] { --ifm-heading-color: rgb(8, 8, 8) }
    html[data-theme='dark'] { --ifm-color-content: rgb(9, 9, 9) }`)
    const site = await openSite(files, { ...config, colorMode: { respectPrefersColorScheme } })
    const page = await site.visit('about:blank')
    const lookOf = async (mode: string) => {
      await page.goto(`${site.address}?docusaurus-theme=${mode}`)
      return page.evaluate(() => {
        const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector)!)
        return {
          paper: styleOf('html').backgroundColor,
          ink: styleOf('body').color,
          navbar: styleOf('.navbar').backgroundColor,
          navbarLink: styleOf('.navbar__items .navbar__link').color,
          heading: styleOf('.markdown h2').color,
          link: styleOf('.markdown p a').color,
          menu: styleOf('.menu__link[aria-current]').color,
          footer: styleOf('.footer__link-item').color,
          size: styleOf('.markdown h1').fontSize,
        }
      })
    }
    const rgb = (value: number) => `rgb(${value}, ${value}, ${value})`
    const both = {
      navbar: rgb(2),
      navbarLink: rgb(3),
      link: rgb(5),
      menu: rgb(6),
      footer: rgb(7),
      size: '50px',
    }
    expect(await lookOf('light')).toMatchObject({ ...both, paper: rgb(1), heading: rgb(4) })
    expect(await lookOf('dark')).toMatchObject({
      ...both,
      paper: 'rgb(21, 24, 29)',
      ink: rgb(9),
      heading: rgb(8),
    })
  },
)

browserTest(
  "a dark navbar is readable where a site's own rules name the colour of its links",
  async ({ openSite }) => {
    const { files, config } = withCss(`
    :root { --ifm-navbar-link-color: rgb(3, 3, 3) }
    .navbar__link { color: var(--ifm-navbar-link-color) }`)
    const navbar = { ...config.navbar, style: 'dark' as const }
    const page = await (await openSite(files, { ...config, navbar })).visit('/?docusaurus-theme=light')
    const link = page.locator('.navbar__items .navbar__link').first()
    const [red] = (await link.evaluate((element) => getComputedStyle(element).color)).match(/\d+/g)!
    expect(Number(red)).toBeGreaterThan(150)
  },
)

browserTest('buttons have the corners and the colour of words that a site sets', async ({ openSite }) => {
  const button = '# Home\n\n<a className="button button--primary" href="/note">Go</a>'
  const { files, config } = withCss(':root { --ifm-button-border-radius: 30px; --ifm-button-color: #010203 }')
  const { visit } = await openSite({ ...files, 'docs/index.md': button }, config)
  const page = await visit('/')
  const look = await page.locator('.button').evaluate((element) => {
    const { borderRadius, color } = getComputedStyle(element)
    return { borderRadius, color }
  })
  expect(look).toEqual({ borderRadius: '30px', color: 'rgb(1, 2, 3)' })
})

browserTest(
  'a rule for every link is weaker than the classes of links, as in Infima, and one for such a class is not',
  async ({ openSite }) => {
    const colors = async (css: string) => {
      const site = withCss(css)
      const page = await (await openSite(site.files, site.config)).visit('/')
      return page.evaluate(() =>
        ['.markdown p a', '.menu__link', '.navbar__link', '.table-of-contents__link'].map((selector) => {
          const { color } = getComputedStyle(document.querySelector(selector)!)
          return color === 'rgb(255, 0, 0)'
        }),
      )
    }
    expect(await colors('a, a:hover { color: rgb(255 0 0) }')).toEqual([true, false, false, false])
    expect(await colors('.menu__link { color: rgb(255 0 0) }')).toEqual([false, true, false, false])
  },
)

browserTest.for(['', ':root { --ifm-menu-color: teal }'])(
  'the links and buttons of the navbar have the colour that CSS of a site gives its text, what opens below them does not; also with "%s"',
  async (more, { openSite }) => {
    const { files, config } = withCss(`.navbar { background: #123; color: #fed } ${more}`)
    const dropdown = { type: 'dropdown' as const, label: 'More', items: [{ to: '/note', label: 'One' }] }
    const site = await openSite(files, { ...config, navbar: { items: [...config.navbar.items, dropdown] } })
    const page = await site.visit('/')
    const colors = await page
      .locator(
        '.navbar :is(.navbar__link, .navbar__toggle, .color-mode-toggle, .caret, .dropdown__menu):not([aria-current])',
      )
      .evaluateAll((parts) => parts.map((part) => [part.className, getComputedStyle(part).color]))
    expect(colors.length).toBeGreaterThan(4)
    const text = 'rgb(255, 238, 221)'
    expect(colors.filter(([, color]) => color !== text).map(([name]) => name)).toEqual(['dropdown__menu'])
  },
)

browserTest('a picture that a site puts into the search field is there once', async ({ openSite }) => {
  const icon = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E'
  const { files, config } = withCss(`.navbar__search-input { background-image: url('${icon}') }`)
  const page = await (await openSite(files, config)).visit('/')
  const field = page.locator('.navbar__search-input')
  expect(await field.evaluate((element) => getComputedStyle(element).backgroundRepeat)).toBe('no-repeat')
})
