import { expect } from 'vitest'
import { browserTest } from '../support/browserTest.ts'

const wrapper = `
  import { useState } from 'react';
  import { useDoc } from '@docusaurus/plugin-content-docs/client';
  import Footer from '@theme-original/DocItem/Footer';
  export default function FooterWrapper(props) {
    const { metadata } = useDoc();
    const [isShown, setShown] = useState(true);
    return (
      <>
        {isShown && <Footer {...props} />}
        <button onClick={() => setShown(!isShown)}>{isShown ? 'Hide' : 'Show'} {metadata.title}</button>
      </>
    );
  }`

const files = {
  'docs/index.md': '---\nslug: /\ntags: [red]\n---\n\n# Home',
  'src/theme/DocItem/Footer/index.js': wrapper,
}

browserTest(
  'a part that a wrapper with a hook hides comes back as the build drew it',
  async ({ openSite }) => {
    const page = await (await openSite(files)).visit('/')
    const tag = page.locator('article').getByText('red', { exact: true })
    expect(await tag.count()).toBe(1)
    await page.getByRole('button', { name: 'Hide Home' }).click()
    await tag.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Show Home' }).click()
    await tag.waitFor()
  },
)

browserTest(
  'a table of contents in a column that a layout of the site gives it is no wider',
  async ({ openSite }) => {
    const site = await openSite({
      'docs/a.md': '# A\n\n## One heading\n\n## Another heading',
      'src/theme/DocItem/Layout/index.jsx': `
      import Content from '@theme/DocItem/Content'
      import Toc from '@theme/DocItem/TOC/Desktop'
      export default ({ children }) => <div className="row">
        <div className="col"><article><Content>{children}</Content></article></div>
        <div className="col col--3"><Toc /></div>
      </div>`,
      'src/theme/TOC/index.jsx': `
      import Items from '@theme/TOCItems'
      export default ({ className, ...props }) => <div className={'own ' + className}><Items {...props} /></div>`,
    })
    const page = await site.visit('/a')
    await page.setViewportSize({ width: 1280, height: 800 })
    const isInside = await page.locator('.col--3').evaluate((column) => {
      const toc = column.querySelector('.own')!
      return toc.getBoundingClientRect().right <= column.getBoundingClientRect().right
    })
    expect(isInside).toBe(true)
  },
)

browserTest(
  'a copy of the main part has all room beside the sidebar, and a navbar as wide as the site asks ends with the page',
  async ({ openSite }) => {
    const site = await openSite(
      {
        'docs/a.md': '# A\n\n## One heading',
        'site.css': '.navbar__inner { width: 1550px }',
        'src/theme/DocRoot/Layout/Main/index.jsx': `
      import styles from './styles.module.css'
      export default ({ children }) => <main className={styles.main}><div className="container">{children}</div></main>`,
        'src/theme/DocRoot/Layout/Main/styles.module.css': `
      .main { display: flex; width: 100%; flex-grow: 1; max-width: calc(100% - var(--doc-sidebar-width)) }`,
      },
      { customCss: 'site.css' },
    )
    const page = await site.visit('/a', { viewport: { width: 1280, height: 800 } })
    const endOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((part) => part.getBoundingClientRect().right)
    expect(await endOf('.main-wrapper main')).toBe(1280)
    expect(await endOf('.navbar__inner')).toBe(1280)
  },
)

browserTest(
  'a part that reads a context of Root shares its state, and keeps what it wraps',
  async ({ openSite }) => {
    const site = await openSite({
      'src/shared.jsx': "import { createContext } from 'react'\nexport default createContext()",
      'src/theme/Root.jsx': `
      import { useState } from 'react'
      import Shared from '../shared'
      export default function Root({ children }) {
        const [word, setWord] = useState('one')
        return <Shared.Provider value={{ word, setWord }}>{children}</Shared.Provider>
      }`,
      'src/theme/DocItem/Layout.jsx': `
      import { useContext } from 'react'
      import Content from '@theme/DocItem/Content'
      import Shared from '../../shared'
      export default function Layout({ children }) {
        const { word, setWord } = useContext(Shared)
        return <article><button onClick={() => setWord('two')}>{word}</button><Content>{children}</Content></article>
      }`,
      'src/Count.jsx': `
      import { useState } from 'react'
      export default function Count() {
        const [count, setCount] = useState(0)
        return <button onClick={() => setCount(count + 1)}>count {count}</button>
      }`,
      'docs/a.mdx': "import Count from '../src/Count'\n\n# A\n\nText of the note\n\n<Count />",
    })
    const page = await site.visit('/a')
    await page.getByRole('button', { name: 'one' }).click()
    await page.getByRole('button', { name: 'two' }).waitFor()
    expect(await page.getByText('Text of the note').isVisible()).toBe(true)
    await page.getByRole('button', { name: 'count 0' }).click()
    await page.getByRole('button', { name: 'count 1' }).waitFor()
  },
)

browserTest(
  "a site's own navbar begins with the logo, and its CSS sets how wide pages without an outline are",
  async ({ openSite }) => {
    const navbar = `import { useState } from 'react'
import Logo from '@theme/Navbar/Logo'
import SearchBar from '@theme/SearchBar'
export default function Content() {
  const [count, set] = useState(0)
  return <div className="navbar__inner">
    <div className="navbar__items"><Logo /><button onClick={() => set(count + 1)}>more {count}</button><button className="navbar__toggle"><svg /></button><i style={{ flex: '0 0 700px' }} /></div>
    <div className="navbar__items navbar__items--right"><SearchBar /><b className="after">After</b></div>
  </div>
}`
    const site = await openSite(
      {
        'docs/a.md': '# A',
        'src/pages/wide.mdx': '<main className="home">Wide</main>',
        'src/pages/plain.md': 'Text',
        'src/theme/Navbar/Content.jsx': navbar,
        'src/theme/Navbar/Layout.jsx': `import { useWindowSize } from '@docusaurus/theme-common'
export default ({ children }) => <nav className="navbar" data-size={useWindowSize()}>{children}</nav>`,
        'src/own.css': 'main:has(.home) > .row > .col { flex: 0 0 100%; max-width: 100% }',
      },
      { title: 'Site', customCss: 'src/own.css' },
    )
    const page = await site.visit('/wide', { viewport: { width: 1280, height: 900 } })
    const box = async (selector: string) => (await page.locator(selector).first().boundingBox())!
    const name = await box('.navbar .navbar__title')
    expect(name.x).toBeGreaterThan(15)
    const toggle = page.locator('.navbar__toggle')
    expect(await toggle.evaluate((each) => getComputedStyle(each, '::before').display)).toBe('none')
    expect(name.width).toBeGreaterThan(20)
    expect((await box('.navbar__items button')).x - (name.x + name.width)).toBeLessThan(40)
    const field = await box('.navbar__search-input')
    expect(field.x + field.width).toBeLessThanOrEqual((await box('.after')).x)
    expect((await box('.home')).width).toBeGreaterThan(1200)
    await page.goto(new URL('/plain', page.url()).href)
    expect((await box('article')).width).toBe(672)
  },
)

browserTest(
  'parts of one name stay apart in a part that is drawn anew, and one that needs what is not there leaves others in place',
  async ({ openSite }) => {
    const files = {
      'docs/index.md': '---\nslug: /\n---\n\n# Home',
      'blog/2026-01-01-post.md': '# Post\n\nText',
      'src/theme/Navbar/Content.jsx': `import { useState } from 'react'
import { useThemeConfig } from '@docusaurus/theme-common'
import NavbarItem from '@theme/NavbarItem'
import Search from '../SearchBar/index'
export default function Content() {
  const [count, set] = useState(0)
  const items = useThemeConfig().navbar.items.map((item, index) => <NavbarItem key={index} {...item} />)
  return <div className="navbar__inner"><div key={count} className="navbar__items">{items}</div><button onClick={() => set(count + 1)}>more {count}</button><Search /></div>
}`,
      'src/theme/SearchBar/index.jsx':
        "import { useGone } from '@docusaurus/theme-search-algolia/client'\nexport default () => useGone()",
      'src/theme/BlogLayout.jsx':
        'import Layout from \'@theme/Layout\'\nexport default ({ children }) => <Layout><div className="own-blog">{children}</div></Layout>',
      'static/wide.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="40"/>',
    }
    const items = ['One', 'Two'].map((label) => ({ to: '/', label, position: 'left' as const }))
    const site = await openSite(files, { docs: { routeBasePath: '/' }, blog: {}, navbar: { items } })
    const page = await site.visit('/blog')
    expect(await page.locator('.own-blog').count()).toBe(1)
    expect(await page.locator('.theme-doc-sidebar-container').count()).toBe(0)
    expect(await page.locator('.navbar .search-box').count()).toBe(1)
    await page.getByRole('button', { name: 'more 0' }).click()
    await page.getByRole('button', { name: 'more 1' }).waitFor()
    expect(await page.locator('.navbar .navbar__item').allInnerTexts()).toEqual(['One', 'Two'])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  },
)

browserTest(
  'posts that a part of the site with a hook wraps are below the title of their list',
  async ({ openSite }) => {
    const site = await openSite(
      {
        'blog/2026-01-01-post.md': '# Post\n\nText',
        'src/theme/BlogPostItem.jsx': `import { useState } from 'react'
import Item from '@theme-original/BlogPostItem'
export default (props) => { useState(0); return <Item {...props} /> }`,
      },
      { docs: false, blog: {} },
    )
    const page = await site.visit('/blog')
    const [title, post] = await Promise.all(
      ['h1', '.post-summary'].map((each) =>
        page.locator(each).evaluate((element) => element.getBoundingClientRect().x),
      ),
    )
    expect(post).toBe(title)
  },
)
