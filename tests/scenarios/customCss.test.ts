import { describe, expect, test } from 'vitest'
import type { UserConfig } from '../../engine/src/config/defineConfig.ts'
import { temporarySite } from '../support/temporarySite.ts'

const note = { 'docs/index.md': '# Home' }
const settings = { customCss: './src/css/custom.css' }

async function buildWith(files: Record<string, string>, others: object = {}) {
  const build = await temporarySite({ ...note, ...files }, { ...settings, ...others }).build()
  const sheet = build.failed ? undefined : build.paths().find((path) => /styles\.\w+\.css$/.test(path))
  const [imports, own] = (sheet ? build.file(sheet) : '').split(/@layer reset.*@layer user/s)
  return { ...build, imports, own }
}

describe('files that a style sheet names', () => {
  test('are published with a hash in their name, with the sheets that it imports', async () => {
    const build = await buildWith(
      {
        'src/css/custom.css': `
          @import './fonts.css';
          .a { background: url("../img/two dots.png?x#y") }
          :root { --own-picture: url('../img/two%20dots.png') }`,
        'src/css/fonts.css': '@font-face { font-family: Own; src: url(./fonts/own.woff2) format("woff2") }',
        'src/css/fonts/own.woff2': 'font',
        'src/img/two dots.png': 'picture',
      },
      { baseUrl: '/base/' },
    )
    expect(build.report).toBe('')
    const [font, picture] = ['own', 'two dots'].map(
      (name) =>
        build.paths().find((path) => new RegExp(`^assets/files/${name}\\.[\\da-f]{8}\\.\\w+$`).test(path))!,
    )
    expect(build.file(font!)).toBe('font')
    expect(build.own).toContain(`src:url(/base/${font})format("woff2")`)
    const address = `/base/${encodeURI(picture!)}`
    expect(build.own).toContain(`background:url(${address}?x#y)`)
    expect(build.own).toContain(`--own-picture:url(${address})`)
  })

  test.each([
    '/img/x.png',
    '/base/img/x.png',
    '@site/static/img/x.png',
    '~@site/static/img/x.png',
    '../../static/img/x.png',
    '!file-loader!../../static/img/x.png',
  ])('in a static folder keep their name: %s', async (path) => {
    const build = await buildWith(
      { 'src/css/custom.css': `.a { background: url('${path}') }`, 'static/img/x.png': '' },
      { baseUrl: '/base/' },
    )
    expect(build.report).toBe('')
    expect(build.own).toContain('url(/base/img/x.png)')
    expect(build.paths().filter((name) => name.endsWith('.png'))).toEqual(['img/x.png'])
  })

  test('of other hosts, and what is no file, stay', async () => {
    const css = '.a{mask:url(#shape);background:url(https://x.example/y.png),url(data:image/png;base64,AA)}'
    const build = await buildWith({ 'src/css/custom.css': css })
    expect(build.report).toBe('')
    expect(build.own).toContain('url(https://x.example/y.png),url(data:image/png;base64,AA)')
    expect(build.own).toContain('url(#shape)')
  })

  test('come from packages too', async () => {
    const build = await buildWith({
      'src/css/custom.css':
        "@import 'own-font/index.css'; @import '~own-font/more.css'; @import '@site/src/css/b.css';",
      'src/css/b.css': '.b { color: red }',
      'node_modules/own-font/package.json': '{ "name": "own-font" }',
      'node_modules/own-font/index.css': '@font-face { font-family: Own; src: url(./own.woff2) }',
      'node_modules/own-font/more.css': '.more { color: red }',
      'node_modules/own-font/own.woff2': 'font',
    })
    expect(build.report).toBe('')
    expect(build.own).toMatch(/src:url\(\/assets\/files\/own\.[\da-f]{8}\.woff2\).*\.more,\.b\{/s)
  })

  test('and are not there are reported, each in its place', async () => {
    const build = await buildWith({
      'src/css/custom.css':
        "@import './more.css';\n@import './lost.css';\n.a { background: url(/img/lost.png) }",
      'src/css/more.css': '.b {\n  src: url(./own.wof2);\n}',
      'src/css/own.woff2': '',
      'static/img/last.png': '',
    })
    expect(build.report).toMatchInlineSnapshot(`
      "warning  style-file-not-found                     src/css/custom.css:3:22
        3 | .a { background: url(/img/lost.png) }
          |                      ^^^^^^^^^^^^^
        There is no file "/img/lost.png".
        Did you mean "/img/last.png"?

      error  style-file-not-found                       src/css/custom.css:2:10
        2 | @import './lost.css';
          |          ^^^^^^^^^^
        There is no file "./lost.css".
        A path counts from the folder of the style sheet, one that begins with "/" from a static folder, one with "@site/" from that of the site.

      error  style-file-not-found                       src/css/more.css:2:12
        2 |   src: url(./own.wof2);
          |            ^^^^^^^^^^
        There is no file "./own.wof2".
        Did you mean "./own.woff2"?
      "
    `)
  })
})

test('style sheets that components import name files in the same ways', async () => {
  const files = {
    ...note,
    'src/pages/look.tsx':
      "import styles from './look.module.css'\nexport default () => <p className={styles.box}>Look</p>",
    'static/img/x.png': '',
  }
  const css = `.box { background: url(/img/x.png), url('~@site/static/img/x.png'), url(../dot.gif) }`
  const good = temporarySite(
    { ...files, 'src/dot.gif': 'GIF', 'src/pages/look.module.css': css },
    { baseUrl: '/base/' },
  )
  const build = await good.build()
  expect(build.report).toBe('')
  const sheet = build.file(build.paths().find((path) => /pages\.\w+\.css$/.test(path))!)
  expect(sheet).toContain(
    'background:url(/base/img/x.png),url(/base/img/x.png),url(data:image/gif;base64,R0lG)',
  )
  good.write({ 'src/dot.gif': null })
  expect((await good.build()).report).toMatchInlineSnapshot(`
    "error  style-file-not-found                       src/pages/look.module.css:1:73
      1 | .box { background: url(/img/x.png), url('~@site/static/img/x.png'), url(../dot.gif) }
        |                                                                         ^^^^^^^^^^
      There is no file "../dot.gif".
      A path counts from the folder of the style sheet, one that begins with "/" from a static folder, one with "@site/" from that of the site.
    "
  `)
})

test('rules that components import count beside those of the whole site, by how exact they are', async () => {
  const { file, paths } = await buildWith({
    'src/css/custom.css': '.a .b { color: red }',
    'src/pages/look.jsx': "import './look.css'\nexport default () => <p className='b'>Look</p>",
    'src/pages/look.css': "@import 'https://fonts.example/css';\n.b { color: blue }",
  })
  const sheet = file(paths().find((path) => /pages\.\w+\.css$/.test(path))!)
  expect(sheet.replace(/\s/g, '')).toBe('@import"https://fonts.example/css";@layeruser{.b{color:#00f}}')
})

test('imports from other hosts may be below others', async () => {
  const build = await buildWith({
    'src/css/custom.css': "@import './more.css';\n@import url('https://fonts.example/css?w=400;500');",
    'src/css/more.css': '.more { color: red }',
  })
  expect(build.report).toBe('')
  expect(build.imports).toBe('@import "https://fonts.example/css?w=400;500";\n')
})

test('a custom property that nearly spells one of the theme is a warning, unless something of the site uses it', async () => {
  const { report } = await buildWith({
    'src/css/custom.css': ':root {\n  --papr: #fff;\n  --lines: 3;\n  --soff: #333;\n  --own: 1;\n}\n',
    'src/pages/own.tsx':
      "import './own.css'\nexport default () => <button onClick={(event) => event.currentTarget.style.setProperty('color', 'var(--soff)')}>x</button>",
    'src/pages/own.css': 'button { order: var(--lines) }',
  })
  expect(report).toBe(`warning  misspelt-token                           src/css/custom.css:2:3
  2 |   --papr: #fff;
    |   ^^^^^^^
  Nothing uses the custom property "--papr".
  Did you mean "--paper"? The documents list all of them on the page "Custom properties".
`)
})

describe('what browsers forgive in a style sheet', () => {
  test('is a warning with its place, and the rest is published', async () => {
    const build = await buildWith({
      'src/css/custom.css':
        '@import "./parts.css";\n.a { color: red };\n.b { color: blue }\n.c:::d { color: blue }\n@import "./late.css";\n.e { color: lime }\n',
      'src/css/parts.css': '.p { color: red }\n\n;\n.q { color: tan }',
      'src/css/late.css': '.l { color: pink }',
    })
    expect(build.failed).toBe(false)
    for (const name of ['a', 'b', 'e', 'p', 'q', 'l']) expect(build.own).toContain(`.${name}{`)
    expect(build.report.match(/^warning .*/gm)).toEqual([
      expect.stringMatching(/forgiven-css +src\/css\/custom\.css:2:18$/),
      expect.stringMatching(/forgiven-css +src\/css\/custom\.css:4:6$/),
      expect.stringMatching(/forgiven-css +src\/css\/custom\.css:5:1$/),
    ])
    expect(build.report).toContain('Also at src/css/parts.css:3:1.')
  })

  test('is a warning in style sheets of pages and components too, also in a build from the cache', async () => {
    const site = temporarySite({
      ...note,
      'docs/live.mdx': "import Box from '../src/Box'\n\n# Live\n\n<Box />",
      'src/Box.jsx': 'import \'./box.css\'\nexport default () => <p className="b">Box</p>',
      'src/box.css': '.b { color: red;\n  *zoom: 1; top: 1px }\n.c:::d { color: tan }',
      'src/pages/shown.jsx':
        "import styles from './own.module.css'\nexport default () => <p className={styles.m}>Shown</p>",
      'src/pages/own.module.css': '.m { color: red }};\n:global(.n) .m { color: tan',
    })
    const expected = [
      expect.stringMatching(/forgiven-css +src\/box\.css:2:3$/),
      expect.stringMatching(/forgiven-css +src\/box\.css:3:6$/),
      expect.stringMatching(/forgiven-css +src\/pages\/own\.module\.css:1:18$/),
      expect.stringMatching(/forgiven-css +src\/pages\/own\.module\.css:1:19$/),
      expect.stringMatching(/forgiven-css +src\/pages\/own\.module\.css:2:1$/),
    ]
    const builds = [await site.build(), await site.build()]
    for (const build of builds) {
      expect(build.failed).toBe(false)
      expect(build.report.match(/^warning .*/gm)).toEqual(expected)
      const sheets = build.paths().filter((path) => path.endsWith('.css'))
      const css = sheets.map((path) => build.file(path)).join('\n')
      expect(css).toContain('.b{color:red;top:1px}')
      expect(css).toMatch(/\.n \._m_\w+\{color:tan\}/)
    }
  })

  test('is a declaration, of which the others in its rule know nothing', async () => {
    const build = await buildWith({
      'src/css/custom.css':
        '.a { color: red; colour blue; margin: 0 }\n.b { color: tan; // no\n top: 1px; inset: 2px }\n.c { color: ; left: 3px; !important }\n',
    })
    expect(build.own).toContain('.a{color:red;margin:0}')
    expect(build.own).toContain('.b{color:tan;top:1px;inset:2px}')
    expect(build.own).toContain('.c{left:3px}')
    expect(build.report.match(/custom\.css:\d:\d+$/gm)).toEqual(
      ['1:18', '2:18', '4:6', '4:26'].map((place) => `custom.css:${place}`),
    )
  })

  test('is a place where too many brackets are open, which would end the process without a word', async () => {
    const deep = `@media ${'('.repeat(2000)}min-width: 1px${')'.repeat(2000)} { a { color: red } }`
    for (const sheet of ['src/css/custom.css', 'src/pages/x.module.css']) {
      const build = await buildWith({
        'src/css/custom.css': 'a { color: red }\n',
        'src/pages/x.module.css': '.a { color: red }\n',
        'src/pages/x.tsx':
          "import styles from './x.module.css'\nexport default () => <p className={styles.a}>x</p>\n",
        [sheet]: `${deep}\n`,
      })
      expect(build.failed).toBe(true)
      expect(build.report).toContain('More than 500 brackets are open here')
      expect(build.report).toContain(sheet)
    }
  })

  test('of which nothing is left is an error', async () => {
    const build = await buildWith({ 'src/css/custom.css': '}}} @@ {{{' })
    expect(build.failed).toBe(true)
    expect(build.report).toMatch(/^error {2}invalid-css +src\/css\/custom\.css:1:5/)
  })
})

test('a missing import in the styles of a component does not hide their slips', async () => {
  const { report } = await temporarySite({
    'docs/index.md': "import { Box } from '@site/src/Box'\n\n# Home\n\n<Box />",
    'src/Box.tsx': "import './box.css'\n\nexport const Box = () => <p>box</p>",
    'src/box.css': '@import "./gone.css";\n.a { color: red };\n',
  }).build()
  expect(report.match(/^\w+ {2}[\w-]+ +\S+$/gm)).toEqual([
    expect.stringMatching(/forgiven-css +src\/box\.css:2:18$/),
    expect.stringMatching(/style-file-not-found +src\/box\.css:1:10$/),
  ])
})

describe('a theme', () => {
  const files = { 'docs/index.md': '# Home' }
  const stylesOf = async (theme: UserConfig['theme']) => {
    const build = await temporarySite(files, { theme }).build()
    expect(build.report).toBe('')
    return build.file(/assets\/css\/(styles\.\w+\.css)/.exec(build.file('index.html'))![0])
  }

  test('is a preset, which sets the colours after those of the theme itself', async () => {
    const styles = await stylesOf('plum')
    expect(styles).toContain('--ifm-color-primary:light-dark(oklch(46% 0.13 318),oklch(77% 0.13 318))')
    expect(styles.lastIndexOf('--paper:')).toBeGreaterThan(styles.indexOf('--paper:'))
    expect(await stylesOf('paper')).toBe(await stylesOf({ preset: 'paper' }))
  })

  test('may have an accent, of which only hue and strength are taken', async () => {
    const dark = await stylesOf({ accent: '#400000' })
    const hue = /--ifm-color-primary:light-dark\(oklch\(46% [\d.]+ ([\d.]+)\)/.exec(dark)![1]
    expect(Number(hue)).toBeCloseTo(29.2, 0)
  })

  test('with a name that there is not is reported', async () => {
    const build = await temporarySite(files, { theme: 'blue' as 'ink' }).build()
    expect(build.report).toContain('theme')
    expect(build.report).toMatch(/paper|ink/)
  })
})
