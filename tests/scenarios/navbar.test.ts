import { describe, expect, test } from 'vitest'
import type { UserConfig } from '../../engine/src/config/defineConfig.ts'
import { readPage } from '../support/readPage.ts'
import { temporarySite } from '../support/temporarySite.ts'

type Navbar = NonNullable<UserConfig['navbar']>
type Items = NonNullable<Navbar['items']>

const files = {
  'docs/index.md': '# Home',
  'docs/guide/a.md': '# A',
  'docs/guide/b.md': '# B',
  'docs/loose.md': '---\ndisplayed_sidebar: null\n---\n\n# Loose',
  'src/pages/about.md': '# About',
}
const buildWith = (items: Items, config: Partial<UserConfig> = {}) =>
  temporarySite(files, { navbar: { items }, ...config }).build()

describe('[S46] title and logo', async () => {
  const build = await temporarySite(files, {
    navbar: {
      title: 'My notes',
      logo: { src: 'img/logo.svg', srcDark: 'img/dark logo.svg', width: 32, height: 24 },
    },
  }).build()
  const page = readPage(build, 'guide/a')
  const brand = '.theme-layout-navbar-left > .navbar__brand'

  test('[S46] the bar shows both, leading home', () => {
    expect(page.text(brand)).toBe('My notes')
    expect(page.attribute(brand, 'href')).toBe('/')
  })

  test('[S46] a logo for each colour mode is in the page, for the stylesheet to choose from', () => {
    expect(page.attribute(`${brand} > .navbar__logo > img.light-only`, 'src')).toBe('/img/logo.svg')
    expect(page.attribute(`${brand} > .navbar__logo > img.dark-only`, 'src')).toBe('/img/dark%20logo.svg')
    expect(page.attributes(`${brand} > .navbar__logo > img`, 'width')).toEqual(['32', '32'])
    expect(page.attributes(`${brand} > .navbar__logo > img`, 'alt')).toEqual(['', ''])
  })

  test('[S46] the stylesheet shows one of them', () => {
    const [path] = build.paths().filter((name) => /styles\.\w+\.css$/.test(name))
    expect(build.file(path!)).toMatch(/\.dark-only[^{}]*\{display:none/)
  })

  test('[S46] a logo alone is called like the site, and may lead elsewhere', async () => {
    const alone = await temporarySite(files, {
      navbar: { logo: { src: 'l.svg', href: 'https://example.org', target: '_self' } },
    }).build()
    const only = readPage(alone, 'index')
    expect(only.attribute(`${brand} > .navbar__logo > img`, 'alt')).toBe('Test')
    expect(only.attribute(brand, 'href')).toBe('https://example.org')
    expect(only.attribute(brand, 'target')).toBe('_self')
  })
})

describe('[S47] an item for a sidebar', async () => {
  const build = await buildWith([
    { type: 'docSidebar', sidebarId: 'defaultSidebar', label: 'docs', position: 'left' },
  ])
  const item = '.theme-layout-navbar-left > .navbar__link'

  test.each(['index', 'guide/a', 'guide/b'])('[S47] is active on the doc %s', (path) => {
    const page = readPage(build, path)
    expect(page.text(item)).toBe('docs')
    expect(page.attribute(item, 'aria-current')).toBe('page')
    expect(page.has(`${item}.navbar__link--active`)).toBe(true)
    expect(page.attribute(item, 'href')).toBe('/guide/a')
  })

  test.each(['loose', 'about', '404'])('[S47] is not active on %s, which is in no sidebar', (path) => {
    expect(readPage(build, path).attribute(item, 'aria-current')).toBeUndefined()
  })
})

describe('links', async () => {
  const build = await buildWith([
    { to: '/guide/a', label: 'Inside', position: 'left' },
    { to: '/', label: 'Home', activeBaseRegex: '^/$', position: 'left' },
    { to: '/about', label: 'Guides', activeBasePath: '/guide', position: 'left' },
    { href: 'https://example.org', label: 'Outside', position: 'right' },
    { type: 'doc', docId: 'guide/b', position: 'right' },
    { type: 'html', value: '<b>bold</b>', position: 'right' },
    { to: '/about', html: '<i>html</i>', 'aria-label': 'About us', className: 'special', position: 'right' },
  ])
  const page = readPage(build, 'guide/a')
  const active = (path: string) => readPage(build, path).texts('.navbar__inner [aria-current="page"]')

  test('are at the left and at the right', () => {
    expect(build.report).toBe('')
    expect(page.texts('.theme-layout-navbar-left > .navbar__item')).toEqual(['Inside', 'Home', 'Guides'])
    expect(page.texts('.theme-layout-navbar-right > .navbar__item')).toEqual([
      'Outside',
      'guide/b',
      'bold',
      'html',
    ])
  })

  test('out of the site open a tab of their own, and say so', () => {
    const link = '.navbar__inner a[href="https://example.org"]'
    expect(page.attribute(link, 'target')).toBe('_blank')
    expect(page.attribute(link, 'rel')).toBe('noopener noreferrer')
    expect(page.attribute(`${link} > [role="img"]`, 'aria-label')).toBe('(opens in new tab)')
  })

  test('are active on their page and below, or where settings say', () => {
    expect(active('guide/a')).toEqual(['Inside', 'Guides', 'guide/b'])
    expect(active('index')).toEqual(['Home', 'guide/b'])
    expect(active('about')).toEqual(['html'])
  })

  test('carry the attributes and the class they were given', () => {
    expect(page.attribute('.navbar__inner .special', 'aria-label')).toBe('About us')
  })
})

test('a doc may be the page of a category, named by its slug', async () => {
  const build = await temporarySite(
    {
      'docs/a.md': '# A',
      'docs/more/_category_.json':
        '{ "label": "More", "link": { "type": "generated-index", "slug": "/all/more" } }',
      'docs/more/b.md': '# B',
    },
    { navbar: { items: [{ type: 'doc', docId: '/all/more', label: 'All', position: 'left' }] } },
  ).build()
  expect(build.report).toBe('')
  const page = readPage(build, 'more/b')
  expect(page.attribute('.navbar__inner .navbar__item', 'href')).toBe('/all/more')
  expect(page.attribute('.navbar__inner .navbar__item', 'aria-current')).toBe('page')
})

test('a dropdown holds its items, and is active with one of them', async () => {
  const build = await buildWith([
    {
      type: 'dropdown',
      label: 'More',
      position: 'left',
      items: [
        { to: '/about', label: 'About' },
        { type: 'doc', docId: 'guide/a', label: 'A' },
      ],
    },
  ])
  expect(readPage(build, 'about').text('.navbar__inner summary')).toBe('More')
  expect(readPage(build, 'about').texts('.navbar__inner .dropdown__menu > li > a')).toEqual(['About', 'A'])
  expect(readPage(build, 'about').has('.navbar__inner summary.navbar__link--active')).toBe(true)
  expect(readPage(build, 'loose').has('.navbar__inner summary.navbar__link--active')).toBe(false)
})

test('[S53] the search box is on every page, unless the search is switched off', async () => {
  const search: Items = [{ type: 'search', position: 'right' }]
  const box = '.navbar__inner > form[role="search"]'
  expect(readPage(await buildWith(search), 'about').attribute(box, 'action')).toBe('/search')
  expect(readPage(await buildWith(search, { trailingSlash: true }), 'about/index').has(box)).toBe(true)
  expect(readPage(await buildWith(search, { search: false }), 'about').has(box)).toBe(false)
})

test('the search box leads to the search page of the site, where it has one of its own', async () => {
  const own = { ...files, 'src/pages/search.md': '# My search' }
  const navbar = { items: [{ type: 'search' as const }] }
  const build = await temporarySite(own, { navbar }).build()
  expect(build.report).toBe('')
  expect(readPage(build, 'search').text('h1')).toBe('My search')
  const without = await temporarySite(own, { navbar, search: false }).build()
  expect(readPage(without, 'about').has('form[role="search"]')).toBe(true)
})

test('the switch of colour modes is in the bar, unless the config takes it away', async () => {
  const toggle = '.theme-layout-navbar-right .color-mode-toggle'
  const name = readPage(await buildWith([]), 'about').attribute(toggle, 'aria-label')
  expect(name).toBe('Switch between dark and light mode')
  const without = await buildWith([], { colorMode: { disableSwitch: true } })
  expect(readPage(without, 'about').has('.color-mode-toggle')).toBe(false)
})

test('the styles of a navbar that hides come only where it does', async () => {
  const stylesWith = async (hideOnScroll: boolean) => {
    const build = await temporarySite(files, { navbar: { hideOnScroll } }).build()
    return build.file(build.paths().find((path) => /styles\.\w+\.css$/.test(path))!)
  }
  expect(await stylesWith(true)).toContain('[data-hide-on-scroll]')
  expect(await stylesWith(false)).not.toContain('[data-hide-on-scroll]')
})

describe('items that lead nowhere stop the build', () => {
  const reportFor = async (items: Items, config?: Partial<UserConfig>) => {
    const build = await buildWith(items, config)
    expect(build.failed).toBe(true)
    return build.report
  }

  test('[S132] an item for docs on a site without them', async () => {
    expect(
      await reportFor([{ type: 'docSidebar', sidebarId: 'main', label: 'docs' }], { docs: false }),
    ).toMatchInlineSnapshot(`
      "error  navbar-without-docs                        sotay.config.mjs:7:7
        7 |       {
          |       ^
        The navbar item "docs" needs the docs with the id "default", which this site does not have.
        Remove the item, or remove "docs: false" from the config.
      "
    `)
  })

  test('[S132] an item for a docs plugin that does not exist', async () => {
    expect(await reportFor([{ type: 'doc', docId: 'index', docsPluginId: 'api' }])).toMatchInlineSnapshot(`
      "error  navbar-without-docs                        sotay.config.mjs:10:9
        10 |         "docsPluginId": "api"
           |         ^^^^^^^^^^^^^^
        The navbar item of the type "doc" needs the docs with the id "api", which this site does not have.
        Set "docsPluginId" of the item to the id of docs that exist: default.
      "
    `)
  })

  test('[S133] an unknown sidebar is named with the version and the sidebars there are', async () => {
    expect(
      await reportFor([{ type: 'docSidebar', sidebarId: 'defaultSidebr', label: 'docs' }]),
    ).toMatchInlineSnapshot(`
      "error  navbar-unknown-sidebar                     sotay.config.mjs:9:9
        9 |         "sidebarId": "defaultSidebr",
          |         ^^^^^^^^^^^
        The navbar item "docs" names the sidebar "defaultSidebr", which does not exist. The sidebars are: defaultSidebar.
        Did you mean "defaultSidebar"?
      "
    `)
  })

  test('[S134] an unknown doc is named with the version and the docs there are', async () => {
    expect(await reportFor([{ type: 'doc', docId: 'guide/c', label: 'C' }])).toMatchInlineSnapshot(`
      "error  navbar-unknown-doc                         sotay.config.mjs:9:9
        9 |         "docId": "guide/c",
          |         ^^^^^^^
        The navbar item "C" names the doc "guide/c", which does not exist. The doc ids are: guide/a, guide/b, index, loose.
        Did you mean "guide/a"?
      "
    `)
  })

  test('[S136] every item that cannot be made is printed with the reason, in dropdowns too', async () => {
    const report = await reportFor([
      { type: 'doc', docId: 'nowhere', label: 'A' },
      { type: 'dropdown', label: 'More', items: [{ type: 'docSidebar', sidebarId: 'none', label: 'B' }] },
    ])
    expect(report).toContain('The navbar item "A" names the doc "nowhere", which does not exist')
    expect(report).toContain('The navbar item "B" names the sidebar "none", which does not exist')
  })

  test('an empty sidebar', async () => {
    const build = await temporarySite(
      {
        'docs/a.md': '# A',
        'sidebars.mjs': 'export default {main: ["a"], bare: [{type: "html", value: "<hr>"}]}',
      },
      {
        docs: { sidebarPath: './sidebars.mjs' },
        navbar: { items: [{ type: 'docSidebar', sidebarId: 'bare', label: 'Bare' }] },
      },
    ).build()
    expect(build.report).toMatchInlineSnapshot(`
      "warning  navbar-empty-sidebar                     sotay.config.mjs:13:9
        13 |         "sidebarId": "bare",
           |         ^^^^^^^^^^^
        The navbar item "Bare" leads to the first link of the sidebar "bare", which has none, so it is not shown.
        Put a doc into the sidebar, or remove the item.
      "
    `)
  })

  test('a version that does not exist', async () => {
    expect(await reportFor([{ type: 'docsVersionDropdown', versions: ['curent'] }])).toMatchInlineSnapshot(`
      "error  navbar-unknown-version                     sotay.config.mjs:9:9
        9 |         "versions": [
          |         ^^^^^^^^^^
        The navbar item of the type "docsVersionDropdown" names the version "curent", which does not exist. The versions are: current.
        Did you mean "current"?
      "
    `)
  })
})

test('[S46] without a title and a logo the bar shows the title of the site, unless the title is empty', async () => {
  const brand = '.theme-layout-navbar-left > .navbar__brand'
  const page = readPage(await buildWith([]), 'guide/a')
  expect(page.text(brand)).toBe('Test')
  expect(page.attribute(brand, 'href')).toBe('/')
  const bare = await temporarySite(files, { navbar: { title: '' } }).build()
  expect(bare.file('guide/a.html')).not.toContain('navbar__brand')
})

describe('the keys and the mouse of dropdowns', () => {
  const link = { to: '/about', label: 'About' } as const
  test.each<[string, boolean, Items, Partial<UserConfig>]>([
    ['not on a site without dropdowns', false, [link], {}],
    ['on a site with one', true, [{ label: 'More', items: [link] }], {}],
    [
      'for one that is written as HTML',
      true,
      [{ type: 'html', value: '<details class="dropdown"><summary>More</summary></details>' }],
      {},
    ],
    ['for one that a component may have', true, [link], { components: { Footer: './src/Footer.jsx' } }],
  ])('are in the script of every page %s', async (_, isThere, items, config) => {
    const withFooter = { ...files, 'src/Footer.jsx': 'export default () => <footer>End</footer>' }
    const build = await temporarySite(withFooter, { navbar: { items }, ...config }).build()
    const script = readPage(build, 'guide/a').attribute('script[data-base]', 'src')!
    expect(build.file(script.slice(1)).includes('.navbar .dropdown')).toBe(isThere)
  })
})

test('a logo has its size, so that the title beside it does not move, but for one that the config gives another', async () => {
  const files = {
    'static/img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"/>',
    'docs/index.md': '# Note',
  }
  const sizesWith = async (logo: { src: string; height?: number }) => {
    const build = await temporarySite(files, {
      baseUrl: '/base/',
      navbar: { logo: { alt: '', ...logo } },
    }).build()
    const page = readPage(build, 'index')
    return ['width', 'height'].map((name) => page.attribute('.navbar .navbar__brand img', name))
  }
  expect(await sizesWith({ src: 'img/logo.svg' })).toEqual(['40', '20'])
  expect(await sizesWith({ src: '/base/img/logo.svg' })).toEqual(['40', '20'])
  expect(await sizesWith({ src: 'img/logo.svg', height: 64 })).toEqual([undefined, '64'])
  expect(await sizesWith({ src: 'https://example.com/logo.svg' })).toEqual([undefined, undefined])
})
