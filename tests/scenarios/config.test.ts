import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporarySite } from '../support/temporarySite.ts'

const buildWith = (config: string) =>
  temporarySite({ 'docs/a.md': '# A', 'sotay.config.mjs': config }).build()

test('[X15] all mistakes are reported together, each with its place, what was expected and the nearest right word', async () => {
  const build = await buildWith(`export default {
  title: 'Notes',
  url: 'https://example.com/notes',
  trailingSlash: 'no',
  favicn: 'https://example.com/x.svg',
  onBrokenLinks: 'warning',
  docs: { routeBasPath: '/', sidebarPath: true },
  navbar: { items: [{ type: 'docsSidebar', label: 'docs' }] },
}
`)
  expect(build.failed).toBe(true)
  expect(build.report).toMatchInlineSnapshot(`
    "error  invalid-setting                            sotay.config.mjs:3:3
      3 |   url: 'https://example.com/notes',
        |   ^^^
      "url" is 'https://example.com/notes'. It must be an address without a path, but this one has '/notes'.
      Write url: 'https://example.com' and baseUrl: '/notes'.

    error  invalid-setting                            sotay.config.mjs:4:3
      4 |   trailingSlash: 'no',
        |   ^^^^^^^^^^^^^
      "trailingSlash" is 'no'. It must be true or false.

    error  unknown-setting                            sotay.config.mjs:5:3
      5 |   favicn: 'https://example.com/x.svg',
        |   ^^^^^^
      There is no setting "favicn".
      Did you mean "favicon"?

    error  invalid-setting                            sotay.config.mjs:6:3
      6 |   onBrokenLinks: 'warning',
        |   ^^^^^^^^^^^^^
      "onBrokenLinks" is 'warning'. It must be 'ignore', 'log', 'warn' or 'throw', or a function.

    error  unknown-setting                            sotay.config.mjs:7:11
      7 |   docs: { routeBasPath: '/', sidebarPath: true },
        |           ^^^^^^^^^^^^
      There is no setting "docs.routeBasPath".
      Did you mean "docs.routeBasePath"?

    error  invalid-setting                            sotay.config.mjs:7:30
      7 |   docs: { routeBasPath: '/', sidebarPath: true },
        |                              ^^^^^^^^^^^
      "docs.sidebarPath" is true. It must be the name of a sidebars file, or false for no sidebars; leave it out for one made from the folders.

    error  invalid-setting                            sotay.config.mjs:8:23
      8 |   navbar: { items: [{ type: 'docsSidebar', label: 'docs' }] },
        |                       ^^^^
      "navbar.items[0].type" ("docs") is 'docsSidebar'. It must be 'link', 'doc', 'docSidebar', 'docsVersion', 'html', 'dropdown', 'docsVersionDropdown', 'localeDropdown', 'search' or 'custom'.
      Did you mean 'docSidebar'?
    "
  `)
})

test('[S74] title and address are required', async () => {
  const build = await buildWith('export default {}')
  expect(build.report).toMatchInlineSnapshot(`
    "error  missing-setting                            sotay.config.mjs:1:16
      1 | export default {}
        |                ^
      "title" is missing. It must be a string.

    error  missing-setting                            sotay.config.mjs:1:16
      1 | export default {}
        |                ^
      "url" is missing. It must be an absolute address, such as 'https://notes.example.com'.
    "
  `)
})

test('[X15] nothing is built on a bad config', async () => {
  const site = temporarySite({ 'docs/a.md': '# A', 'sotay.config.mjs': 'export default { title: 1 }' })
  await site.build()
  expect(existsSync(join(site.dir, 'build'))).toBe(false)
  // What the notes compile to is kept for the next build.
  expect(readdirSync(join(site.dir, '.sotay'))).toEqual(['cache'])
})

describe('a config that cannot be used', () => {
  test('has no default export', async () => {
    expect((await buildWith('export const config = {}')).report).toMatchInlineSnapshot(`
      "error  wrong-export                               sotay.config.mjs
        The file has no default export.
        Write "export default", followed by defineConfig({ … }).
      "
    `)
  })

  test('throws', async () => {
    expect(
      (await buildWith("export default () => {\n  throw new Error('No luck')\n}")).report,
    ).toMatchInlineSnapshot(`
      "error  module-failed                              sotay.config.mjs:2:9
        2 |   throw new Error('No luck')
          |         ^
        The file cannot be used: No luck.
        Correct the code at this place.
      "
    `)
  })

  test('imports a package that is not there', async () => {
    expect(
      (await buildWith("import x from 'no-such-package'\nexport default x")).report,
    ).toMatchInlineSnapshot(`
      "error  missing-package                            sotay.config.mjs:1:15
        1 | import x from 'no-such-package'
          |               ^^^^^^^^^^^^^^^^^
        The package "no-such-package" is not installed.
        Run "npm install no-such-package", or correct the import.
      "
    `)
  })
})

test('a config may be a function, and may be written in TypeScript', async () => {
  const build = await temporarySite({
    'docs/a.md': '# A',
    'sotay.config.ts':
      "export default async (): Promise<object> => ({ title: 'T', url: 'https://example.com' })",
  }).build()
  expect(build.report).toBe('')
  expect(build.paths()).toContain('docs/a/index.html')
})

test('a docs folder without a note is a mistake, unless docs are off', async () => {
  const empty = await temporarySite({ 'src/pages/index.md': '# Home' }).build()
  expect(empty.failed).toBe(true)
  expect(empty.report).toMatchInlineSnapshot(`
    "error  no-docs                                    sotay.config.mjs:5:3
      5 |   "docs": {
        |   ^^^^^^
      No Markdown file was found in the docs folder "docs".
      Put a note into "docs", name another folder in "docs.path", or switch docs off with "docs: false".
    "
  `)
  const without = await temporarySite({ 'src/pages/index.md': '# Home' }, { docs: false }).build()
  expect(without.report).toBe('')
  expect(without.paths()).toContain('index.html')
})

describe('style sheets of the site', () => {
  const stylesOf = async (css: string, customCss: string | string[] = './own.css') =>
    temporarySite({ 'docs/a.md': '# A', 'own.css': css }, { customCss }).build()

  test('come last, smaller than they were written', async () => {
    const build = await stylesOf('.mine {\n  color: red;\n}\n')
    const path = build.paths().find((name) => /styles\.\w+\.css$/.test(name))!
    expect(build.file(path).trimEnd()).toMatch(/@layer user\{\.mine\{color:red\}\n?\}$/)
  })

  test('import what they import, from other hosts before all styles', async () => {
    const font = 'https://fonts.example.com/css2?family=Inter:wght@400;700'
    const build = await temporarySite(
      {
        'docs/a.md': '# A',
        'own.css': `@import url('${font}');\n@import './more.css';\n.mine { color: red }`,
        'more.css': '.more { color: green }',
      },
      { customCss: './own.css' },
    ).build()
    expect(build.report).toBe('')
    const css = build.file(build.paths().find((name) => /styles\.\w+\.css$/.test(name))!)
    expect(css.startsWith(`@import "${font}";`)).toBe(true)
    expect(css.trimEnd()).toMatch(/@layer user\{\.more\{color:green\}\.mine\{color:red\}\n?\}$/)
  })

  test('that do not exist stop the build', async () => {
    expect((await stylesOf('', './gone.css')).report).toMatchInlineSnapshot(`
      "error  missing-custom-css                         sotay.config.mjs:5:3
        5 |   "customCss": "./gone.css",
          |   ^^^^^^^^^^^
        "customCss" names "./gone.css", but there is no such file.
        The path counts from the site folder.
      "
    `)
  })

  test('with a mistake that browsers forgive are warned about, with the line', async () => {
    expect((await stylesOf('.a {}\n.b { color: }}\n')).report).toMatchInlineSnapshot(`
      "warning  forgiven-css                             own.css:2:6
        2 | .b { color: }}
          |      ^
        A part of the style sheet was left out, as browsers do: "color:" has no value.
        Correct the rule or declaration at this place, or remove it.

      warning  forgiven-css                             own.css:2:14
        2 | .b { color: }}
          |              ^
        This "}" closes nothing. It was taken out.
        Remove it: browsers skip the rule behind it.
      "
    `)
  })
})
