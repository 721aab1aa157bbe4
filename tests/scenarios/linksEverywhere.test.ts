import { expect, test } from 'vitest'
import { temporarySite } from '../support/temporarySite.ts'

const config = (settings: string) => `export default {
  title: 'T', url: 'https://example.com', trailingSlash: false, docs: { routeBasePath: '/', sidebarPath: 'sidebars.mjs' },
  ${settings}
}`

const files = {
  'docs/index.md': '# Home\n\n## Part\n\nText.',
  'sidebars.mjs': "export default { notes: ['index', { type: 'link', label: 'A', href: '/indx' }] }",
}

test('[S139] links of HTML, components, React pages, sidebars, navbar, footer and front matter are checked, each once', async () => {
  const build = await temporarySite({
    ...files,
    'docs/note.md': [
      '---\nimage: /img/gone.png\n---\n# Note\n',
      'import Link from "@docusaurus/Link"\n',
      'Twice is once: [a](/gone) and [b](/gone) but <a href="/gone-too">c</a>.\n',
      '<Link to="/lost">d</Link> <img src="/img/none.svg" alt="" />\n',
      "Made: {[1, 2].map((n) => <a key={n} href={'/made-' + n}>e</a>)}\n",
    ].join('\n'),
    'blog/2026-01-02-a.md': '# A\n\n<a href="/nope">x</a>\n\n{/* truncate */}\n\nMore.',
    'src/pages/hello.jsx':
      'export default () => <main>\n  <h1 id="top-of-it">Hi</h1>\n  <a href="/missing">x</a>\n</main>',
    'sotay.config.mjs': config(`onBrokenLinks: 'warn', favicon: 'img/icno.svg',
  navbar: { items: [{ to: '/navbar-gone', label: 'A' }, { label: 'B', items: [{ to: '/deep-gone', label: 'C' }] }] },
  footer: { links: [{ label: 'D', to: '/footer-gone' }], copyright: '<a href="/copy-gone">E</a>' },
  scripts: ['/js/gone.js', 'https://example.com/a.js'], stylesheets: [{ href: '/css/gone.css', media: 'print' }],
  headTags: [{ tagName: 'link', attributes: { rel: 'manifest', href: '/gone.json' } }],`),
  }).build()
  const found = build.report.match(/^\w+ {2}broken-\S+ +.*$/gm)!.map((line) => line.replace(/ +/g, ' '))
  expect(found).toMatchInlineSnapshot(`
    [
      "warning broken-link blog/2026-01-02-a.md:3:10",
      "warning broken-link docs/note.md",
      "warning broken-link docs/note.md",
      "warning broken-image docs/note.md:2:8",
      "warning broken-link docs/note.md:8:20",
      "warning broken-link docs/note.md:8:55",
      "warning broken-link docs/note.md:10:11",
      "warning broken-image docs/note.md:10:37",
      "warning broken-link sidebars.mjs:1:70",
      "warning broken-image sotay.config.mjs:3:36",
      "warning broken-link sotay.config.mjs:4:28",
      "warning broken-link sotay.config.mjs:4:86",
      "warning broken-link sotay.config.mjs:5:40",
      "warning broken-link sotay.config.mjs:5:79",
      "warning broken-image sotay.config.mjs:6:14",
      "warning broken-image sotay.config.mjs:6:80",
      "warning broken-image sotay.config.mjs:7:71",
      "warning broken-link src/pages/hello.jsx:3:12",
    ]
  `)
})

test('[S140] anchors of HTML, components and React pages are known, and missing ones are reported', async () => {
  const build = await temporarySite({
    ...files,
    'docs/live.mdx':
      'export const Made = () => <h2 id="made">Made</h2>\n\n# Live\n\n<Made />\n\n<p id="raw">Raw</p>',
    'docs/note.md':
      '# Note\n\n[a](./live.mdx#made) [b](./live.mdx#raw) [c](/hello#there) [d](./live.mdx#mdae) [e](/hello#three) <a href="/#prat">f</a>',
    'src/pages/hello.jsx': 'export default () => <main><h1 id="there">Hi</h1></main>',
    'sotay.config.mjs': config(''),
  }).build()
  expect(build.report).toMatchInlineSnapshot(`
    "warning  broken-anchor                            docs/note.md:3:74
      3 | …(./live.mdx#raw) [c](/hello#there) [d](./live.mdx#mdae) [e](/hello#three) <a href="/#prat">f</a>
        |                                                   ^^^^^
      "/live#mdae" leads to docs/live.mdx, but nothing there has the id "mdae".
      Did you mean "#made"?

    warning  broken-anchor                            docs/note.md:3:85
      3 | …(./live.mdx#raw) [c](/hello#there) [d](./live.mdx#mdae) [e](/hello#three) <a href="/#prat">f</a>
        |                                                              ^^^^^^^^^^^^
      "/hello#three" leads to src/pages/hello.jsx, but nothing there has the id "three".
      Did you mean "#there"?

    warning  broken-anchor                            docs/note.md:3:108
      3 | …(./live.mdx#raw) [c](/hello#there) [d](./live.mdx#mdae) [e](/hello#three) <a href="/#prat">f</a>
        |                                                                                     ^^^^^^
      "/#prat" leads to docs/index.md, but nothing there has the id "prat".
      Did you mean "#part"?
    "
  `)
})

test.each(['onBrokenLinks', 'onBrokenAnchors', 'onDuplicateRoutes'])(
  '%s may be a function that chooses for each problem',
  async (setting) => {
    const site = temporarySite({
      ...files,
      'sidebars.mjs': "export default { notes: ['index'] }",
      'docs/a.md': '---\nslug: /same\n---\n[x](/gone) [y](./index.md#gone)',
      'docs/b.md': '---\nslug: /same\n---\n[x](/gone)',
      'sotay.config.mjs':
        config(`onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore', onDuplicateRoutes: 'ignore',
      ${setting}: ({ message, sourceFilePath, line }) => {
        if (typeof message !== 'string' || !sourceFilePath) throw new Error('told too little')
        return sourceFilePath === 'docs/a.md' && (line ?? 4) === 4 ? 'throw' : undefined
      },`),
    })
    const { failed, report } = await site.build()
    expect(failed).toBe(setting !== 'onDuplicateRoutes')
    expect(report.match(/^error/gm) ?? []).toHaveLength(failed ? 1 : 0)
  },
)

test('[S139] a link of a component in a note does not stop the build, but those that the note writes do', async () => {
  const note = (link: string) => `import Map from '@site/src/Map'\n\n# A\n\n<Map />\n\n${link}`
  const { report } = await temporarySite(
    {
      'docs/a.mdx': note(''),
      'docs/b.mdx': note('<a href="/written">c</a>'),
      'src/Map.jsx': 'export default () => <a href="/elsewhere">b</a>',
    },
    { onBrokenLinks: 'throw' },
  ).build()
  expect(report).toMatch(/^warning {2}broken-link +src\/Map.jsx:1:31$/m)
  expect(report).toMatch(/^error {2}broken-link +docs\/b.mdx:7:10$/m)
  expect(report).not.toMatch(/^error .*Map/m)
})

test('links in HTML of notes do not stop the build where a setting says so, which adopt writes, for the other engine does not look at them', async () => {
  const site = temporarySite({
    'docusaurus.config.js':
      "module.exports = { title: 'T', url: 'https://example.com', baseUrl: '/', onBrokenAnchors: 'throw' }",
    'docs/a.md': '# A\n\n<a href="/gone">b</a> and <a href="#nowhere">c</a>',
  })
  site.write({ 'sotay.config.mjs': null })
  expect((await site.sotay('adopt')).status).toBe(0)
  const { status, stderr } = await site.sotay('build')
  expect(stderr.match(/^\w+ {2}broken-\w+/gm)).toEqual(['warning  broken-link', 'warning  broken-anchor'])
  expect(status).toBe(0)
  site.write({ 'docs/a.md': '# A\n\n[b](/gone)' })
  expect((await site.sotay('build')).status).toBe(1)
})
