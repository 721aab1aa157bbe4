import { describe, expect, test } from 'vitest'
import type { UserConfig } from '../../engine/src/config/defineConfig.ts'
import { readPage } from '../support/readPage.ts'
import { serveDevSite } from '../support/serveDevSite.ts'
import { temporarySite } from '../support/temporarySite.ts'

const docs = { 'docs/a.md': '# A\n\n## One', 'docs/b.md': '# B' }
const build = (files: Record<string, string>, config: Partial<UserConfig>) =>
  temporarySite({ ...docs, ...files }, config).build()

const label = (text: string) => `export default () => <b className="own">${text}</b>`

describe('slots', async () => {
  const site = await build(
    {
      'blog/2024-01-02-post.md': 'Hello\n\n{/* truncate */}',
      'src/First.jsx': label('first'),
      'src/Facts.tsx': `
        import type { SlotProps } from 'sotay/theme'
        import Head from '@docusaurus/Head'
        import './facts.css'
        export default ({ page }: SlotProps) => (
          <p className="facts"><Head><meta name="own" content={page.title} /></Head>{page.href} {page.content.kind} {String(JSON.stringify(page).includes('html'))}</p>
        )`,
      'src/facts.css': '.facts { color: teal; }',
      'src/Comments.jsx': `
        import { useEffect, useState } from 'react'
        export default ({ page }) => {
          const [text, setText] = useState('waits')
          useEffect(() => setText(page.href), [page.href])
          return <p id="comments">{text}</p>
        }`,
    },
    {
      footer: { copyright: 'x' },
      slots: {
        'announcement-before': './src/First.jsx',
        'navbar-start': './src/First.jsx',
        'navbar-end': './src/First.jsx',
        'navbar-after': './src/First.jsx',
        'sidebar-before': './src/First.jsx',
        'sidebar-after': './src/First.jsx',
        'article-before': './src/First',
        'article-after': ['@site/src/First.jsx', 'src/Facts.tsx', './src/Comments.jsx'],
        'toc-before': './src/First.jsx',
        'toc-after': './src/First.jsx',
        'footer-before': './src/First.jsx',
        'footer-after': './src/First.jsx',
      },
    },
  )
  const page = readPage(site, 'a')

  test('are filled where they are, in the order of the page and of the list', () => {
    expect(site.report).toBe('')
    const html = site.file('a.html')
    const marks = [
      'skip-link',
      'class="own"',
      '<nav class="navbar',
      'class="own"',
      'theme-layout-navbar-right',
      'class="own"',
      '</nav>',
      'class="own"',
      'role="complementary"',
      'class="own"',
      '<nav class="menu"',
      'class="own"',
      '<main',
      '<summary>On this page',
      'class="own"',
      'class="table-of-contents"',
      'class="own"',
      '<article>',
      'class="own"',
      'theme-doc-markdown',
      'class="own"',
      'class="facts"',
      'id="comments"',
      '</article>',
      'class="own"',
      '<footer class="theme-layout-footer',
      'class="own"',
      '</body>',
    ]
    const end = marks.reduce((from, mark) => {
      const found = html.indexOf(mark, from)
      expect(found, `${mark} after ${html.slice(Math.max(0, from - 60), from)}`).toBeGreaterThan(-1)
      return found + mark.length
    }, html.indexOf('<body'))
    expect(html.slice(end)).not.toContain('class="own"')
  })

  test('get the facts of the page that are not on it anyway, and may add to its head', () => {
    expect(page.text('.facts')).toBe('/a doc false')
    expect(page.attributes('meta[name="own"]', 'content')).toEqual(['A'])
    expect(readPage(site, 'blog/2024/01/02/post').text('.facts')).toContain(' post ')
  })

  test('of articles stay empty on pages that have none', () => {
    expect(site.file('404.html')).not.toContain('id="comments"')
    expect(site.file('blog.html')).not.toContain('id="comments"')
  })

  test('bring their styles to every page, in its one stylesheet', () => {
    const [styles, ...others] = page.attributes('link[rel="stylesheet"]', 'href')
    // The rest is for what this page has: a box, and an island.
    expect(others.map((href) => href.replace(/.*\/|\..*/g, ''))).toEqual(['boxes', 'islandStates'])
    expect(site.file(styles!.slice(1))).toMatch(/\.facts\s*\{\s*color:\s*teal;?\s*\}/)
  })

  test('make an island of what has a hook, and ship nothing for the rest', () => {
    const islands = page.attributes('sotay-island[data-props]', 'data-files')
    expect(islands).toEqual([expect.stringMatching(/^\/assets\/js\/Comments\.\w+\.js .*\/react\./)])
    expect(page.attributes('sotay-island[data-props]', 'data-when')).toEqual(['visible'])
    expect(page.text('sotay-island #comments')).toBe('waits')
    expect(site.paths().filter((path) => /assets\/js\/(?:First|Facts)/.test(path))).toEqual([])
  })
})

describe('components', async () => {
  const site = await build(
    {
      'src/Sidebar/index.tsx': `
        import type { ComponentProps } from 'react'
        import { Sidebar } from 'sotay/theme'
        import { Fold } from '../Fold'
        export default (props: ComponentProps<typeof Sidebar>) => (
          <div id="wrapper"><Fold title="Notes"><Sidebar {...props} /></Fold></div>
        )`,
      'src/Fold.jsx': `
        import { useState } from 'react'
        export function Fold({ title, children }) {
          const [isOpen, setIsOpen] = useState(true)
          return <section><button type="button" onClick={() => setIsOpen(!isOpen)}>{title}</button>{isOpen && children}</section>
        }`,
      'src/Layout.jsx': `
        import { DocLayout } from 'sotay/theme'
        export default (props) => <><i className="around">{props.page.title}</i><DocLayout {...props} /></>`,
      'src/Crumbs.jsx':
        "export default ({ items }) => <nav id='crumbs'>{items.map((item) => item.label)}</nav>",
      'docs/live.md': "import { Fold } from '../src/Fold'\n\n# Live\n\n<Fold title='n'>x</Fold>",
    },
    {
      i18n: { defaultLocale: 'vi', locales: ['vi'] },
      components: {
        Sidebar: './src/Sidebar',
        DocLayout: './src/Layout.jsx',
        Breadcrumbs: './src/Crumbs.jsx',
      },
    },
  )
  const page = readPage(site, 'a')

  test('take the place of those of the theme, which they may draw', () => {
    expect(site.report).toBe('')
    expect(page.texts('.theme-doc-sidebar-menu')).toHaveLength(1)
    expect(page.has('#wrapper .theme-doc-sidebar-menu')).toBe(true)
    expect(page.text('.around')).toBe('A')
    expect(page.has('main .theme-doc-markdown')).toBe(true)
  })

  test('are also in what another one draws of the theme', () => {
    expect(page.text('main #crumbs')).toBe('A')
    expect(page.has('.theme-doc-breadcrumbs')).toBe(false)
  })

  test('ship only what reacts, and what it holds stays HTML in the language of the page', () => {
    expect(page.attributes('sotay-island[data-props]', 'data-props')).toEqual([
      '{"title":"Notes","children":{"$":["slot",0]}}',
    ])
    expect(page.attributes('sotay-slot .menu', 'aria-label')).toEqual(['Mục lục tài liệu'])
  })

  test('share React with islands of notes', () => {
    expect(readPage(site, 'live').texts('sotay-island[data-props]')).toHaveLength(2)
    expect(site.paths().filter((path) => /assets\/js\/react/.test(path))).toHaveLength(1)
  })
})

test('a component of a package that needs a browser is an island with what imports it, and no other package is', async () => {
  const site = await build(
    {
      'node_modules/player/package.json': '{ "name": "player", "type": "module", "main": "index.js" }',
      'node_modules/player/index.js':
        "import { createElement, useState } from 'react'\nexport const Player = () => createElement('video', { muted: useState(true)[0] })",
      'node_modules/plain/package.json': '{ "name": "plain", "type": "module", "main": "index.js" }',
      'node_modules/plain/index.js': "export const join = (...names) => names.join(' ')",
      'src/Film.jsx': "import { Player } from 'player'\nexport default () => <p><Player /></p>",
      'src/Frame.jsx': `
        import { join } from 'plain'
        import Film from './Film'
        export default () => <div className={join('frame', 'wide')}><Film /></div>`,
    },
    { slots: { 'footer-before': './src/Frame.jsx' } },
  )
  expect(site.report).toBe('')
  const page = readPage(site, 'a')
  expect(page.has('.frame.wide > sotay-island > p > video')).toBe(true)
  expect(page.has('sotay-island .frame')).toBe(false)
})

test('what code shows or says of a call of require is none', async () => {
  const site = await temporarySite({
    'docs/a.md': "# A\n\n```js\nshow(require('./gone.png'), require.context('./gone', true, /x/))\n```\n",
    'src/theme/CodeBlock.jsx':
      "import CodeBlock from '@theme-original/CodeBlock'\nexport default (props) => <CodeBlock {...props} />",
    'src/pages/p.jsx': `// as in require('./said.png')
const code = "show(require('./gone.png'), require.context('../../docs', true, /a/)"
export default () => <><code>{code}</code><img src={require('./p.png').default} alt="don't" /></>`,
    'src/pages/p.png': new Uint8Array(8),
  }).build()
  expect(site.report).toBe('')
  expect(readPage(site, 'a').text('pre')).toContain(
    "show(require('./gone.png'), require.context('./gone', true, /x/))",
  )
  const page = readPage(site, 'p')
  expect(page.text('code')).toBe("show(require('./gone.png'), require.context('../../docs', true, /a/)")
  expect(page.attributes('img', 'src')).toEqual([expect.stringContaining('/p')])
})

test('the component "Page" is all of the page, made from its data', async () => {
  const page = `
    import { Footer, PageContent } from 'sotay/theme'
    export default ({ page }) => (
      <div id="mine"><h2>{page.siteTitle}</h2><PageContent page={page} /><Footer footer={page.footer} lang={page.uiLang} /></div>
    )`
  const site = await build(
    { 'src/Page.jsx': page, 'src/Foot.jsx': label('foot') },
    { components: { Page: './src/Page.jsx', Footer: './src/Foot.jsx' } },
  )
  expect(site.report).toBe('')
  const { text, has } = readPage(site, 'a')
  expect(text('#mine > h2')).toBe('Test')
  expect(text('#mine .theme-doc-markdown h1')).toBe('A')
  expect(text('#mine .own')).toBe('foot')
  expect(has('.navbar')).toBe(false)
})

test('a site that puts nothing into the theme has no trace of it', async () => {
  const site = await build({}, {})
  expect(site.file('a.html')).not.toContain('data-place')
  const styles = readPage(site, 'a').attributes('link[rel="stylesheet"]', 'href')[0]!
  expect(site.file(styles.slice(1))).not.toContain('data-place')
})

test('while a site is written, its components follow edits', async () => {
  const site = temporarySite(
    { ...docs, 'src/Own.jsx': label('One') },
    { slots: { 'article-after': './src/Own.jsx' } },
  )
  const { read, edit } = await serveDevSite(site)
  const shown = async (code: string) => {
    await edit({ 'src/Own.jsx': code })
    return read('/a')
  }

  const button = "export default () => <button type='button' onClick={() => alert(1)}>Two</button>"
  const live = await shown(button)
  expect(live).toContain('Two')
  const [, file] = /<article>.*data-files="(\S+Own\S+)/s.exec(live)!
  expect(await read(file!)).toContain('alert')
  expect(await shown('export default () => missing')).toMatch(/override-failed.*src\/Own\.jsx:1/s)
  expect(await shown(label('Three'))).toContain('Three')
})
