import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { readPage } from '../support/readPage.ts'
import { temporarySite } from '../support/temporarySite.ts'

const docs = {
  'docs/index.md': '---\nslug: /\n---\n\n# Plain\n\nIt costs $5 and $10.\n',
  'docs/math.md': '# Math\n\nA square: $x^2$.\n\n$$\n\\fra{1}\n$$\n',
}
const mathFiles = (paths: string[]) => paths.filter((path) => /math\..*css|woff2/.test(path))

describe('formulas', async () => {
  const build = await temporarySite(docs).build()
  const stylesheetsOf = (page: string) =>
    [...readPage(build, page).html.matchAll(/<link rel="stylesheet" href="([^"]*)"/g)].map(([, href]) => href)

  test('bring a stylesheet and fonts, named by their content, to the pages that hold some', () => {
    const [stylesheet, ...fonts] = mathFiles(build.paths())
    expect(stylesheet).toMatch(/^assets\/css\/math\.[\da-f]{8}\.css$/)
    expect(fonts).toHaveLength(20)
    expect(fonts[0]).toMatch(/^assets\/fonts\/KaTeX_AMS-Regular\.[\da-f]{8}\.woff2$/)
    expect(stylesheetsOf('math')).toContain(`/${stylesheet}`)
    expect(stylesheetsOf('index')).not.toContain(`/${stylesheet}`)
  })

  test('name only fonts that exist, by addresses that do not depend on where the site is', () => {
    const css = build.file(mathFiles(build.paths())[0]!)
    const addresses = [...css.matchAll(/url\(([^)]*)\)/g)].map(([, address]) => address!)
    expect(addresses).toHaveLength(20)
    expect(build.paths()).toEqual(
      expect.arrayContaining(addresses.map((address) => address.replace(/^\.\.\/\.\.\//, ''))),
    )
  })

  test('have styles of at most 4 KB on the wire, with fonts in one format', () => {
    const css = build.file(mathFiles(build.paths())[0]!)
    expect(gzipSync(css).length).toBeLessThanOrEqual(4096)
    expect(css).not.toMatch(/truetype|\.woff\b|katex-version|leqno/)
  })

  test('with a mistake are a warning that names the line', () => {
    expect(build.failed).toBe(false)
    expect(build.report).toMatchInlineSnapshot(`
      "warning  invalid-formula                          docs/math.md:6:1
        6 | \\fra{1}
          | ^^^^^^^
        "\\fra{1}" is not valid TeX: \\fra is not a TeX command.
        Correct the formula; if the dollar signs mean money, write \\$.
      "
    `)
  })

  test('are distinguished from money', () => {
    expect(readPage(build, 'index').html).toContain('<p>It costs $5 and $10.</p>')
  })
})

test('a site without formulas publishes nothing for them', async () => {
  const build = await temporarySite({ 'docs/index.md': docs['docs/index.md'] }).build()
  expect(mathFiles(build.paths())).toEqual([])
})

test('formulas can be switched off', async () => {
  const build = await temporarySite(docs, { markdown: { math: false } }).build()
  expect(build.report).toBe('')
  expect(readPage(build, 'math').html).toContain('<p>A square: $x^2$.</p>')
})
