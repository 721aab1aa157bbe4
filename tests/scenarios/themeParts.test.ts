import { describe, expect, test } from 'vitest'
import { readPage } from '../support/readPage.ts'
import { temporarySite } from '../support/temporarySite.ts'

// The files are written as the pages of Docusaurus on swizzling show them: a wrapper, an ejected part, <Root>.

const wrapper = (part: string, before: string, after = '') => `
  import React from 'react';
  import Part from '@theme-original/${part}';
  export default function PartWrapper(props) {
    return (
      <>
        ${before}
        <Part {...props} />
        ${after}
      </>
    );
  }`

const mark = (name: string) => `<p className="mark" id="mark-${name}" />`

const notes = {
  'docs/a.md': '---\ntags: [red]\n---\n\n# Alpha\n\nText of **a**.\n\n## One',
  'docs/b/one.md': '# One\n\n## Part',
  'docs/b/_category_.json': '{ "label": "Group", "link": { "type": "generated-index" } }',
  'blog/2024-01-02-post.md': '# Post\n\nBeginning\n\n{/* truncate */}\n\nEnd',
}

const settings = {
  navbar: {
    title: 'Site',
    items: [
      { to: '/a', label: 'Docs' },
      { label: 'Others', items: [{ to: '/b/one', label: 'One' }] },
    ],
  },
  footer: { copyright: 'Rights', links: [{ title: 'More', items: [{ label: 'Alpha', to: '/a' }] }] },
}

const build = (files: Record<string, string>) => temporarySite({ ...notes, ...files }, settings).build()

describe('a file of src/theme that wraps a part', async () => {
  const parts = {
    Root: '/a',
    Layout: '/a',
    'Layout/Provider': '/a',
    Navbar: '/a',
    'Navbar/Content': '/a',
    NavbarItem: '/a',
    'NavbarItem/DefaultNavbarItem': '/a',
    SearchBar: '/a',
    Footer: '/a',
    'Footer/Copyright': '/a',
    'Footer/Layout': '/a',
    'Footer/Links/MultiColumn': '/a',
    'DocRoot/Layout': '/a',
    MDXContent: '/a',
    DocsRoot: '/a',
    DocVersionRoot: '/b/one',
    DocItem: '/a',
    'DocItem/Layout': '/a',
    'DocItem/Content': '/a',
    'DocItem/Footer': '/a',
    'DocItem/Paginator': '/a',
    DocSidebar: '/a',
    DocSidebarItem: '/a',
    DocBreadcrumbs: '/b/one',
    DocCard: '/category/group',
    DocCategoryGeneratedIndexPage: '/category/group',
    TOC: '/a',
    BlogPostItem: '/blog/2024/01/02/post',
    'BlogPostItem/Header': '/blog/2024/01/02/post',
    'BlogPostItem/Content': '/blog/2024/01/02/post',
    BlogLayout: '/blog',
    NotFound: '/404',
    SearchPage: '/search',
  }
  const nameOf = (part: string) => part.replaceAll('/', '-')
  const files = Object.keys(parts).map((part) => [
    `src/theme/${part}/index.js`,
    wrapper(part, mark(nameOf(part))),
  ])
  const plain = await build({})
  const site = await build(Object.fromEntries(files))

  test('is built without a problem', () => {
    expect(site.report).toBe('')
  })

  test.each(Object.entries(parts))('%s is drawn around what is there', (part, path) => {
    const html = readPage(site, path.slice(1)).html
    expect(html).toContain(`id="mark-${nameOf(part)}"`)
    const words = (text: string) =>
      text.replace(/<(script|style|template)\b.*?<\/\1>|<[^>]*>/gs, ' ').split(/\s+/)
    const own = words(html)
    expect(words(readPage(plain, path.slice(1)).html).filter((word) => !own.includes(word))).toEqual([])
  })

  test('the original of a note is within one <main>', () => {
    expect(readPage(site, 'a').html.match(/<main/g)).toHaveLength(1)
    expect(readPage(site, 'a').html.match(/<h1/g)).toHaveLength(1)
  })

  test('no script is added for what has no hook', () => {
    const scripts = (html: string) => html.match(/<sotay-island/g)?.length ?? 0
    expect(scripts(readPage(site, 'b/one').html)).toBe(scripts(readPage(plain, 'b/one').html))
  })
})

test('what a site has around its notes is around no other page', async () => {
  const around = (name: string) =>
    `export default ({ children }) => <div className="${name}">{children}</div>`
  const site = await build({
    'src/theme/DocRoot/Layout/Main/index.jsx': around('own-main'),
    'src/pages/home.jsx': 'export default () => <main>Home</main>',
  })
  expect(readPage(site, 'a').html).toMatch(/<div class="own-main">.*Text of/s)
  for (const path of ['home', 'blog', 'tags']) expect(readPage(site, path).html).not.toContain('own-main')
})

test('an item of the sidebar is drawn with what a wrapper changes in it, also within groups', async () => {
  const site = await build({
    'docs/b/one.md': '---\nsidebar_custom_props:\n  hint: First\n---\n\n# One',
    'src/theme/DocSidebarItem/index.js': `
      import React from 'react';
      import DocSidebarItem from '@theme-original/DocSidebarItem';
      export default function DocSidebarItemWrapper(props) {
        const { item } = props;
        const hint = item.customProps?.hint;
        return <DocSidebarItem {...props} item={{ ...item, label: hint ? <>{item.label} <i>{hint}</i></> : item.label }} />;
      }`,
  })
  expect(site.report).toBe('')
  expect(readPage(site, 'b/one').html).toContain('One <i>First</i>')
})

test('an ejected group of the sidebar is open around the page, and leads to its first page elsewhere', async () => {
  const site = await build({
    'docs/b/_category_.json': '{ "label": "Group" }',
    'src/theme/DocSidebarItem/Category/index.js': `
      import { Collapsible, useCollapsible } from '@docusaurus/theme-common';
      import { isActiveSidebarItem } from '@docusaurus/theme-common/internal';
      import DocSidebarItems from '@theme/DocSidebarItems';
      export default function Category({ item, activePath, level, index }) {
        const isActive = isActiveSidebarItem(item, activePath);
        const { collapsed } = useCollapsible({
          initialState: () => (item.collapsible ? !isActive && item.collapsed : false),
        });
        return (
          <li data-place={index}>
            <a href={item.href ?? '#'} aria-expanded={!collapsed}>{item.label}</a>
            <Collapsible as="ul" collapsed={collapsed}>
              <DocSidebarItems items={item.items} activePath={activePath} level={level + 1} />
            </Collapsible>
          </li>
        );
      }`,
  })
  expect(site.report).toBe('')
  const elsewhere = readPage(site, 'a').html
  expect(elsewhere).toContain('<li data-place="1"><a href="/b/one" aria-expanded="true">Group</a>')
  const around = readPage(site, 'b/one').html
  expect(around).toMatch(/<a href="#" aria-expanded="true">Group<\/a><ul><sotay-slot[^>]*>.*href="\/b\/one"/s)
})

test('an author that the site draws again has the profiles of the one of this name', async () => {
  const site = await build({
    'blog/authors.yml': 'an:\n  name: An\n  socials: { github: an }',
    'blog/2024-01-02-post.md': '---\nauthors: an\n---\n\n# Post',
    'src/theme/BlogPostItem/Header/Authors.jsx': `
      import BlogAuthor from '@theme/Blog/Components/Author'
      import { useBlogPost } from '@docusaurus/plugin-content-blog/client'
      export default () => {
        const [{ name }] = useBlogPost().metadata.authors
        return <BlogAuthor author={{ name, imageURL: '/own.png' }} />
      }`,
  })
  expect(site.report).toBe('')
  const page = readPage(site, 'blog/2024/01/02/post')
  expect(page.attribute('.author-socials a', 'href')).toBe('https://github.com/an')
  expect(page.attribute('.author-picture', 'src')).toBe('/own.png')
})

test('admonitions that the site draws have what is around all pages', async () => {
  const site = await build({
    'src/state.js': "import { createContext } from 'react'\nexport const State = createContext(null)",
    'src/theme/Root.jsx': `
      import { State } from '../state'
      export default ({ children }) => <State.Provider value={{ sign: 'kept' }}>{children}</State.Provider>`,
    'src/theme/Admonition/Layout.jsx': `
      import { useContext } from 'react'
      import { State } from '../../state'
      export default ({ title, children }) => (
        <section className={useContext(State).sign}><b>{typeof title}</b>{title}{children}</section>
      )`,
    'docs/a.md': '# Alpha\n\n:::tip\n\nText\n\n:::',
  })
  expect(site.report).toBe('')
  expect(readPage(site, 'a').text('section.kept')).toBe('objecttipText')
})

test('an ejected part draws the others by their names, and a copy of it that the site has', async () => {
  const site = await build({
    'src/theme/DocItem/Layout/index.js': `
      import React from 'react';
      import clsx from 'clsx';
      import { useWindowSize } from '@docusaurus/theme-common';
      import { useDoc } from '@docusaurus/plugin-content-docs/client';
      import DocItemPaginator from '@theme/DocItem/Paginator';
      import DocItemFooter from '@theme/DocItem/Footer';
      import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
      import DocItemContent from '@theme/DocItem/Content';
      import DocBreadcrumbs from '@theme/DocBreadcrumbs';
      export default function DocItemLayout({ children }) {
        const { frontMatter, toc, metadata } = useDoc();
        const windowSize = useWindowSize();
        const canRender = !frontMatter.hide_table_of_contents && toc.length > 0;
        return (
          <div className={clsx('row', 'own')} data-title={metadata.title} data-permalink={metadata.permalink}>
            <DocBreadcrumbs />
            <DocItemContent>{children}</DocItemContent>
            <DocItemFooter />
            <DocItemPaginator />
            {canRender && (windowSize === 'desktop' || windowSize === 'ssr') && <DocItemTOCDesktop />}
          </div>
        );
      }`,
    'src/theme/DocItem/Footer/index.js': `export default () => <p className="own-footer" />`,
    'src/theme/TOC/index.js': `import TOC from '@theme-original/TOC'
      export default (props) => <div data-first={props.toc[0].id}><TOC {...props} /></div>`,
    'node_modules/clsx/package.json': '{ "name": "clsx", "main": "index.js" }',
    'node_modules/clsx/index.js': "module.exports = (...names) => names.join(' ')",
  })
  const { html } = readPage(site, 'a')
  expect(site.report).toBe('')
  expect(html).toContain('<div class="row own" data-title="Alpha" data-permalink="/a">')
  expect(html).toContain('<p class="own-footer">')
  expect(html).toContain('Text of <strong>a</strong>.')
  expect(html).toContain('href="#one"')
  expect(html).toContain('<div data-first="one">')
  expect(html).not.toContain('theme-doc-footer"')
})

test('a part with a hook is an island, and what it wraps stays as the build drew it', async () => {
  const site = await build({
    'src/theme/DocItem/Footer/index.js': `
      import React, { useState } from 'react';
      import { useDoc } from '@docusaurus/plugin-content-docs/client';
      import Footer from '@theme-original/DocItem/Footer';
      export default function FooterWrapper(props) {
        const { metadata } = useDoc();
        const [answer, setAnswer] = useState('open');
        return (
          <>
            <Footer {...props} />
            <button onClick={() => setAnswer('thanks')}>{metadata.title} {answer}</button>
          </>
        );
      }`,
  })
  const { html } = readPage(site, 'a')
  expect(site.report).toBe('')
  expect(html).toMatch(/<sotay-island[^>]*><sotay-slot data-part="DocItem\/Footer"><footer/)
  expect(html).toContain('<button>Alpha<!-- --> <!-- -->open</button>')
  // What the hook gives in the browser.
  expect(html).toMatch(/<meta name="sotay:doc" content="[^"]*Alpha/)
})

describe('what cannot be drawn', async () => {
  const site = await build({
    'src/theme/prism-include-languages.js': 'export default () => {}',
    'src/theme/Navbar/MobileSidebar/Header/index.js': 'export default () => <p>own</p>',
    'src/theme/Footer/index.js': `
      import { useNothing } from '@docusaurus/theme-common/internal';
      export default () => <p>{useNothing()}</p>`,
    'src/theme/SearchBar.js': "import Box from 'docusaurus-search-x/dist/Box.jsx'; export default Box",
    'node_modules/docusaurus-search-x/dist/Box.jsx':
      "import facts from '@generated/docusaurus-search-x/facts.js'\nexport default () => <p>{facts}</p>",
    'src/theme/TOC/index.js':
      "const load = () => import('./lib/find')\nexport default () => <p onClick={load} />",
    'src/theme/TOC/lib/find.js': "import facts from '@generated/facts'\nexport default () => facts",
    'src/theme/DocItem/Content/index.js': 'export default () => { throw new Error("broken part") }',
    'src/theme/Sponsor/index.js': 'export default () => <p>sponsor</p>',
    'docs/c.mdx': "import Sponsor from '@theme/Sponsor'\n\n# C\n\n<Sponsor />",
  })

  test('is reported with its place and what to do, and the page has the part of the theme', () => {
    expect(site.report).toContain(
      'src/theme/prism-include-languages is left out: no page has a place for it.',
    )
    expect(site.report).toContain('src/theme/Navbar/MobileSidebar/Header is left out')
    expect(site.report).toMatch(/src\/theme\/Footer\/index\.js:2:\d+/)
    expect(site.report).toContain(
      'src/theme/SearchBar is left out: "@generated/docusaurus-search-x/facts.js" is not part of Sotay.',
    )
    expect(site.report).toContain('src/theme/TOC is left out: "@generated/facts" is not part of Sotay.')
    expect(site.report).not.toContain('src/theme/TOC/lib/find is')
    expect(site.report).toContain('exports nothing named "useNothing" here')
    expect(site.report).toContain(
      '"src/theme/DocItem/Content/index.js" threw while the page at /a was rendered',
    )
    expect(readPage(site, 'a').html).toContain('Rights')
    expect(readPage(site, 'a').html).toContain('Text of <strong>a</strong>.')
  })

  test('modules of the site beside the parts are imported by their names', () => {
    expect(readPage(site, 'c').html).toContain('<p>sponsor</p>')
  })
})

test('parts within others are drawn around what is there, if the site has no other of them', async () => {
  const parts = {
    'NavbarItem/NavbarNavLink': 2,
    'NavbarItem/HtmlNavbarItem': 1,
    'NavbarItem/DropdownNavbarItem': 1,
    'NavbarItem/LocaleDropdownNavbarItem': 1,
    'Footer/Links/Simple': 1,
    TOCItems: 1,
  }
  const files = Object.keys(parts).map((part) => [
    `src/theme/${part}.js`,
    wrapper(part, `<i className="${part.replaceAll('/', '-')}" />`),
  ])
  const { report, file } = await temporarySite(
    { 'docs/a.md': '# A\n\n## One', ...Object.fromEntries(files) },
    {
      i18n: { defaultLocale: 'en', locales: ['en', 'vi'] },
      footer: { links: [{ label: 'Alpha', to: '/a' }] },
      navbar: {
        items: [
          ...['One', 'Two'].map((label) => ({ to: '/a', label })),
          { type: 'html', value: '<b>Bold</b>' },
          { type: 'dropdown', label: 'More', items: [{ to: '/a', label: 'Below' }] },
          { type: 'localeDropdown' },
        ],
      },
    },
  ).build()
  expect(report).not.toContain('theme-part-left-out')
  const html = file('a.html')
  const countOf = (part: string) => html.split(`<i class="${part.replaceAll('/', '-')}"></i>`).length - 1
  expect(Object.fromEntries(Object.keys(parts).map((part) => [part, countOf(part)]))).toEqual(parts)
  for (const text of ['One', 'Two', 'Bold', 'More', 'Below', 'Alpha', 'href="#one"', 'hreflang="vi"'])
    expect(html).toContain(text)
})

test('a link of the navbar that a site draws has the classes of its place', async () => {
  const { file } = await temporarySite(
    {
      'docs/a.md': '# A',
      'src/theme/NavbarItem/NavbarNavLink.js':
        "import Link from '@docusaurus/Link'\nexport default ({ label, ...props }) => <Link {...props}><u>{label}</u></Link>",
    },
    { navbar: { items: [{ to: '/a', label: 'One', className: 'own' }] } },
  ).build()
  expect(file('a.html')).toMatch(
    /<a href="\/a" class="navbar__item navbar__link navbar__link--active own"[^>]*><u>One<\/u>/,
  )
})

test('a copy of what is around sidebar and text is left out: it would draw the sidebar once more', async () => {
  const { report, file } = await temporarySite({
    'docs/a.md': '# A',
    'src/theme/DocPage/Layout/index.js':
      "import Sidebar from '@theme/DocSidebar'\nexport default ({ children }) => <div className='mine'><Sidebar />{children}</div>",
  }).build()
  expect(report).toContain('src/theme/DocPage/Layout is left out')
  expect(file('a.html')).not.toContain('class="mine"')
})

test('an item of the navbar may be drawn by the site', async () => {
  const { report, file } = await temporarySite(
    {
      'docs/a.md': '# A',
      'src/theme/NavbarItem/ComponentTypes.js':
        "import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes'\nimport Stars from './Stars'\nexport default { ...ComponentTypes, 'custom-stars': Stars }",
      'src/theme/NavbarItem/Stars.jsx': `
        import { useState } from 'react'
        import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem'
        export default function Stars({ size, mobile, position }) {
          const [count, setCount] = useState(size)
          const stars = <button className="stars" onClick={() => setCount(count + 1)}>{count} {position} {String(mobile)}</button>
          return mobile ? <li className="own-item">{stars}</li> : stars
        }
      `,
    },
    {
      navbar: {
        items: [
          { type: 'custom-stars', size: 2, position: 'right' },
          { type: 'custom-none', position: 'left' },
        ],
      },
    },
  ).build()
  expect(report).toContain('warning  unknown-navbar-item')
  expect(report).toContain('"custom-none"')
  const html = file('a.html')
  expect(html).toContain('<button class="stars">2<!-- --> <!-- -->right<!-- --> <!-- -->undefined</button>')
  expect(html).toContain('<button class="stars">2<!-- --> <!-- -->right<!-- --> <!-- -->true</button>')
  expect(html).not.toMatch(/<li[^>]*>(?:<sotay-\w+[^>]*>)*<li class="own-item">/)
})

test('a dropdown of languages that the site draws is given what is before and after them', async () => {
  const { report, file } = await temporarySite(
    {
      'docs/a.md': '# A',
      'src/theme/NavbarItem/LocaleDropdownNavbarItem.js': `
        import React from 'react'
        const labels = (items) => items.map(({ label }) => label).join()
        export default ({ dropdownItemsBefore, dropdownItemsAfter }) => (
          <b>{labels(dropdownItemsBefore)}-{labels(dropdownItemsAfter)}</b>
        )`,
    },
    {
      i18n: { defaultLocale: 'en', locales: ['en', 'vi'] },
      navbar: {
        items: [
          { type: 'localeDropdown', dropdownItemsAfter: [{ to: '/a', label: 'Translate' }] },
          { type: 'localeDropdown' },
        ],
      },
    },
  ).build()
  expect(report).not.toContain('theme-part-failed')
  expect(file('a.html').match(/<b>[^<]*-[^<]*<\/b>/g)).toEqual(['<b>-Translate</b>', '<b>-</b>'])
})

test('a table of contents with something of the site around it keeps its place beside the text', async () => {
  const { report, file } = await temporarySite({
    'docs/a.md': '# A\n\n## B\n\n## C',
    'src/theme/TOC/index.jsx':
      "import TOC from '@theme-original/TOC'\nexport default (props) => <div className='mine'><TOC {...props} /></div>",
  }).build()
  expect(report).toBe('')
  expect(file('a.html')).toMatch(
    /<div class="toc-place"><div class="mine"><details class="[^"]*theme-doc-toc-desktop/,
  )
})

test('a part gets the JSON that a function gives as the edit link as it is', async () => {
  const files = {
    'docs/ä.md': '# Ä',
    'src/theme/EditThisPage.js':
      'export default ({ editUrl }) => JSON.parse(editUrl).map(({ href }) => <a href={href} key={href}>Edit</a>)',
  }
  const config = `export default {
    ...{ title: 'Test', url: 'https://example.com', baseUrl: '/' },
    docs: { routeBasePath: '/', editUrl: ({ docPath }) => JSON.stringify([{ label: 'Edit', href: docPath }]) },
  }`
  const site = await temporarySite({ ...files, 'sotay.config.mjs': config }).build()
  expect(site.report).toBe('')
  expect(readPage(site, 'ä/index').html).toContain('<a href="ä.md">Edit</a>')
})

test('a logo of the site has the classes that it had, in the bar and in the menu on narrow screens', async () => {
  const build = await temporarySite(
    {
      'docs/index.md': '---\nslug: /\n---\n\n# A',
      'static/l.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>',
      'src/theme/Logo.jsx': `export default ({ imageClassName, titleClassName, ...link }) =>
        <a {...link}><i className={imageClassName}>own</i><b className={titleClassName}>Own</b></a>`,
    },
    { navbar: { title: 'N', logo: { src: 'l.svg' } } },
  ).build()
  const page = readPage(build, 'index')
  expect(page.texts('.navbar__brand > .navbar__logo')).toEqual(['own', 'own'])
  expect(page.texts('.navbar__brand > .navbar__title')).toEqual(['Own', 'Own'])
})
