import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readCacheFile, writeCacheFile } from '../../engine/src/bundle/cache/cacheFile.ts'
import type { UserConfig } from '../../engine/src/config/defineConfig.ts'
import { readPage } from '../support/readPage.ts'
import { serveDevSite } from '../support/serveDevSite.ts'
import { temporarySite } from '../support/temporarySite.ts'

const flowchart = '```mermaid\nflowchart LR\n  a[First step] --> b[Second step]\n```\n'
const elk = '```mermaid\n---\nconfig:\n  layout: elk\n---\nflowchart LR\n  a --> b\n```\n'

async function pageOf(note: string, config?: Partial<UserConfig>) {
  const build = await temporarySite({ 'docs/index.md': `# A\n\n${note}` }, config).build()
  return { build, report: build.report, ...readPage(build, 'index') }
}

describe('a diagram', async () => {
  const site = temporarySite({
    'docs/index.md': `# A\n\n${flowchart}\nAgain:\n\n${flowchart}`,
    'docs/b.md': '# B',
  })
  const build = await site.build()
  const page = readPage(build, 'index')
  const cache = join(site.dir, '.sotay/cache/diagrams')

  test('[S5] becomes a picture in its container', () => {
    expect(build.report).toBe('')
    expect(page.texts('.docusaurus-mermaid-container svg text')).toEqual([
      ...['First step', 'Second step'],
      ...['First step', 'Second step'],
    ])
    expect(page.attributes('.docusaurus-mermaid-container svg', 'aria-label')[0]).toBe(
      'Flowchart: First step, Second step',
    )
  })

  test('has ids of its own, wherever else it is', () => {
    const ids = page.attributes('.docusaurus-mermaid-container [id]', 'id')
    expect(ids.length).toBeGreaterThan(1)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('costs its page one stylesheet, and other pages nothing', () => {
    const sheets = (path: string) => readPage(build, path).attributes('link[rel="stylesheet"]', 'href')
    expect(sheets('index').filter((href) => href.includes('/diagram.'))).toHaveLength(1)
    expect(sheets('b').filter((href) => href.includes('/diagram.'))).toEqual([])
    expect(build.paths().filter((path) => path.includes('mermaid'))).toEqual([])
  })

  test('is drawn once: the same picture serves as long as nothing about it changes', async () => {
    const [name, ...others] = readdirSync(cache)
    expect(others).toEqual([])
    const file = join(cache, name!)
    const drawing = JSON.parse(readCacheFile(file)!.toString())
    writeCacheFile(file, JSON.stringify({ ...drawing, svg: '<svg class="kept"/>' }))
    site.write({ 'static/new.txt': 'Something to do.' })
    expect(readPage(await site.build(), 'index').has('.kept')).toBe(true)
    writeFileSync(file, JSON.stringify(drawing))
    expect((await site.build()).file('index.html')).toBe(build.file('index.html'))
  })
})

test('a site without diagrams publishes and keeps nothing for them', async () => {
  const site = temporarySite({ 'docs/index.md': '# A\n\n```js\nmermaid\n```' })
  const build = await site.build()
  expect(build.paths().filter((path) => /diagram|mermaid/i.test(path))).toEqual([])
  expect(existsSync(join(site.dir, '.sotay/cache/diagrams'))).toBe(false)
})

test('only a fence that is named so, in small letters, is a diagram', async () => {
  const { has } = await pageOf('```Mermaid\nflowchart LR\n```')
  expect(has('.docusaurus-mermaid-container')).toBe(false)
  expect(has('.theme-code-block')).toBe(true)
})

test('a setting leaves diagrams as code', async () => {
  const { has, report } = await pageOf(flowchart, { markdown: { mermaid: false } })
  expect(has('svg')).toBe(false)
  expect(has('.theme-code-block.language-mermaid')).toBe(true)
  expect(report).toBe('')
})

describe('[S103] the look', () => {
  test('is that of the site', async () => {
    const { html } = await pageOf(flowchart)
    expect(html).toContain('fill="var(--diagram-node)"')
  })

  test('may be that of Mermaid, with the themes of both modes in one picture', async () => {
    const { html } = await pageOf(flowchart, { mermaid: { theme: { light: 'default', dark: 'dark' } } })
    expect(html).toContain('fill="light-dark(#ECECFF,#1f2020)"')
  })

  test('is what the config says', async () => {
    const { html } = await pageOf(flowchart, { mermaid: { theme: { light: 'forest', dark: 'neutral' } } })
    expect(html).toContain('light-dark(#cde498,#eee)')
  })

  test('must be a theme that there is', async () => {
    const theme = { light: 'forrest' } as unknown as { light: 'forest' }
    const { report } = await temporarySite({ 'docs/index.md': '# A' }, { mermaid: { theme } }).build()
    expect(report).toContain("Did you mean 'forest'?")
  })

  test('may come with settings of Mermaid itself', async () => {
    const plain = await pageOf(flowchart)
    const options = { flowchart: { nodeSpacing: 10, rankSpacing: 200 } }
    const wide = await pageOf(flowchart, { mermaid: { options } })
    const widthOf = (page: typeof plain) =>
      Number(page.attribute('.docusaurus-mermaid-container svg', 'width'))
    expect(widthOf(wide)).toBe(widthOf(plain) + 150)
  })
})

describe('a diagram that only browsers can draw', () => {
  test('is in the page as its source, and brings Mermaid', async () => {
    const { build, text, has, report } = await pageOf(elk)
    expect(text('.docusaurus-mermaid-container pre')).toContain('flowchart LR')
    expect(has('.docusaurus-mermaid-container svg')).toBe(false)
    for (const name of [/mermaid\.js$/, /LICENSES\.txt$/]) {
      const path = new RegExp(`^assets/js/mermaid-[\\d.]+-\\w+/${name.source}`)
      expect(build.paths()).toContainEqual(expect.stringMatching(path))
    }
    expect(report).toBe('')
  })

  test('is any one, where the config asks for what is not drawn at build', async () => {
    const { has } = await pageOf(flowchart, { mermaid: { options: { layout: 'elk' } } })
    expect(has('.docusaurus-mermaid-container svg')).toBe(false)
  })
})

describe('a diagram with a mistake', async () => {
  const mistake = '```mermaid\nflowchart LR\n  %% fine so far\n  a --> b\n  b --> [oops\n```\n'
  const page = await pageOf(`Text.\n\n${mistake}`)

  test('is a warning with its line', () => {
    expect(page.report).toMatchInlineSnapshot(`
      "warning  invalid-diagram                          docs/index.md:9
        9 |   b --> [oops
        Mermaid cannot draw this diagram: What follows "…R  a --> b  b -->" cannot be there.
        Until it is corrected, the page shows the source of the diagram.
      "
    `)
  })

  test('is its source in the page, with a word on it', () => {
    expect(page.text('.diagram-mistake')).toBe('This diagram cannot be drawn. This is its source:')
    expect(page.text('.diagram-source')).toContain('b --> [oops')
  })
})

test('<Mermaid> draws the text that it is given; browsers draw what only code knows', async () => {
  const imported = "import Mermaid from '@theme/Mermaid'\n"
  const text = '{`graph TD;\n  Alpha-->Beta;`}'
  const { file } = await temporarySite({ 'docs/a.md': `${imported}\n<Mermaid\n  value=${text}\n/>` }).build()
  expect(file('a.html')).toMatch(/docusaurus-mermaid-container[^]*<svg[^]*Alpha[^]*Beta/)
  const known = await temporarySite({
    'docs/a.md': `${imported}\nexport const graph = 'graph TD; A-->B'\n\n<Mermaid value={graph} />`,
  }).build()
  expect(known.report).toBe('')
  expect(known.file('a.html')).toMatch(/<pre class="diagram-source"[^>]*>graph TD; A--&gt;B<\/pre>/)
  const [, painter = ''] = /"\/(assets\/js\/diagramPainter[^" ]*)/.exec(known.file('a.html')) ?? []
  expect(known.paths()).toContain(painter)
})

test('<Mermaid> of pages and components in React is drawn where its text is written out', async () => {
  const tags = '<Mermaid\n  value={`graph TD; Alpha-->Beta`}\n/><Mermaid value="graph TD; Gamma" />'
  const page = (content: string) =>
    `import Mermaid from '@theme/Mermaid'\n\nexport default () => <main>${content}</main>`
  const { file, report, paths } = await temporarySite({
    'docs/a.md': '# A',
    'src/pages/graph.jsx': page(tags),
  }).build()
  expect(report).toBe('')
  expect(file('graph.html')).toMatch(/<svg[^]*Alpha[^]*Beta[^]*<svg[^]*Gamma/)
  expect(file('graph.html')).toMatch(/<link rel="stylesheet" href="\/assets\/css\/diagram\./)
  expect(paths().filter((path) => /painter|mermaid/i.test(path))).toEqual([])
})

test('lists, notes in MDX and standalone pages have diagrams as well', async () => {
  const build = await temporarySite({
    'docs/index.mdx': `# A\n\n<div>\n\n${flowchart}\n</div>`,
    'docs/list.md': `# B\n\n- One\n\n  ${flowchart.replaceAll('\n', '\n  ')}`,
    'src/pages/about.md': `# C\n\n${flowchart}`,
  }).build()
  expect(build.report).toBe('')
  for (const path of ['index', 'list', 'about'])
    expect(readPage(build, path).texts('.docusaurus-mermaid-container text')).toEqual([
      'First step',
      'Second step',
    ])
})

test('pages that are read at the same time while notes are written have their own diagrams, and so has the next build', async () => {
  const words = ['first', 'second', 'third']
  const noteOf = (word: string) => `# ${word}\n\n\`\`\`mermaid\nflowchart LR\n  a[${word}]\n\`\`\`\n`
  const site = temporarySite(Object.fromEntries(words.map((word) => [`docs/${word}.md`, noteOf(word)])))
  const { devSite, read } = await serveDevSite(site)
  const reading = words.map((word) => read(`/${word}`))
  // With other settings diagrams are drawn anew.
  await devSite.refresh([join(site.dir, 'sotay.config.mjs')])
  const pages = await Promise.all(reading)
  const build = await site.build()
  for (const [index, word] of words.entries())
    for (const page of [pages[index], build.file(`${word}.html`)])
      expect(page).toContain(`aria-label="Flowchart: ${word}"`)
})
