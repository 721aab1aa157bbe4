import { describe, expect, test } from 'vitest'
import { readPage } from '../support/readPage.ts'
import { temporarySite } from '../support/temporarySite.ts'

/** A picture of 2 by 1 pixels. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAAD0lEQVR4nGNgYGD4DwQMAAf+Av5kVQtfAAAAAElFTkSuQmCC',
  'base64',
)

describe('pictures', async () => {
  const build = await temporarySite({
    'docs/a b/note.md':
      '# A\n\n![Beside](./own.png "A title") ![Same](own.png)\n\n![Above](<../up here.png>) ![Static](/img/shared.png) ![Site](@site/art/site.png)\n\n![Away](https://example.org/x.png) ![As it is](pathname:///img/later.png) ![Drawn](./own.png#dark)\n',
    'docs/a b/own.png': png,
    'docs/up here.png': png,
    'static/img/shared.png': png,
    'art/site.png': Buffer.concat([png, Buffer.from('x')]),
  }).build()
  const page = readPage(build, 'a b/note')
  const sources = page.attributes('article img', 'src')

  test('are copied under a name that changes with their content', () => {
    expect(build.report).toBe('')
    expect(sources.slice(0, 5)).toEqual([
      expect.stringMatching(/^\/assets\/images\/own-[\da-f]{8}\.png$/),
      sources[0],
      expect.stringMatching(/^\/assets\/images\/up%20here-[\da-f]{8}\.png$/),
      expect.stringMatching(/^\/assets\/images\/shared-[\da-f]{8}\.png$/),
      expect.stringMatching(/^\/assets\/images\/site-[\da-f]{8}\.png$/),
    ])
    for (const source of sources.slice(0, 5)) expect(build.paths()).toContain(decodeURI(source.slice(1)))
  })

  test('that are elsewhere, or are said to be right, are left as they are', () => {
    expect(sources.slice(5)).toEqual(['https://example.org/x.png', '/img/later.png', `${sources[0]}#dark`])
  })

  test('have their size and load when they are needed', () => {
    expect(page.attributes('article img', 'width').slice(0, 5)).toEqual(['2', '2', '2', '2', '2'])
    expect(page.attributes('article img', 'height')[0]).toBe('1')
    expect(new Set(page.attributes('article img', 'loading'))).toEqual(new Set(['lazy']))
    expect(new Set(page.attributes('article img', 'decoding'))).toEqual(new Set(['async']))
  })

  test('keep their description and title', () => {
    expect(page.attributes('article img', 'alt').slice(0, 2)).toEqual(['Beside', 'Same'])
    expect(page.attribute('article img[alt="Beside"]', 'title')).toBe('A title')
  })
})

test('files that a note links are copied and open beside it', async () => {
  const build = await temporarySite({
    'docs/note.md': '# A\n\n[Slides](./slides.pdf) and [data](/data.csv).',
    'docs/slides.pdf': 'slides',
    'static/data.csv': 'a,b',
  }).build()
  const page = readPage(build, 'note')
  const [slides, data] = page.attributes('article p a', 'href')
  expect(build.report).toBe('')
  expect(slides).toMatch(/^\/assets\/files\/slides-[\da-f]{8}\.pdf$/)
  expect(data).toMatch(/^\/assets\/files\/data-[\da-f]{8}\.csv$/)
  expect(build.file(slides!.slice(1))).toBe('slides')
  expect(page.attributes('article p a', 'target')).toEqual(['_blank', '_blank'])
})

test('a picture beside the note can represent its page elsewhere', async () => {
  const build = await temporarySite({
    'docs/x/note.md': '---\nimage: ./card.png\n---\n\n# A',
    'docs/x/card.png': png,
  }).build()
  const [path] = build.paths().filter((name) => name.startsWith('assets/images/card-'))
  expect(readPage(build, 'x/note').attribute('meta[property="og:image"]', 'content')).toBe(
    `https://example.com/${path}`,
  )
})

test('one that does not exist, or may not be published, is reported, and the page does without', async () => {
  const build = await temporarySite({
    'docs/a.md': '---\nimage: ./gone.png\n---\n\n# A',
    'docs/b.md': '---\nimage: ../.git/b.png\n---\n\n# B',
    '.git/b.png': png,
  }).build()
  expect(build.report).toMatchInlineSnapshot(`
    "warning  broken-image                             docs/a.md:2:8
      2 | image: ./gone.png
        |        ^^^^^^^^^^
      There is no picture "./gone.png"; looked for docs/gone.png.
      Correct the path. If another program puts the picture there, "markdown.hooks.onBrokenMarkdownImages" can be "log" or "ignore".

    warning  withheld-file                            docs/b.md:2:8
      2 | image: ../.git/b.png
        |        ^^^^^^^^^^^^^
      "../.git/b.png" leads to a file that holds passwords or keys, going by its name.
      If nothing in it is secret, publish a copy under another name.
    "
  `)
  expect(readPage(build, 'a').attributes('meta[property="og:image"]', 'content')).toEqual([])
})

describe('files that HTML names', () => {
  const media = [
    '# A\n\n<img src="assets/a.png" alt="" />\n',
    '<picture><source srcset="assets/a.png 1x, ./assets/b.png 2x" /><img src="assets/b.png" alt="" /></picture>\n',
    '<video src="assets/film.mp4" poster="assets/a.png"></video>\n',
    'Text <a href="assets/plan.pdf#page=2">plan</a> and <a href="../index.md">home</a>.\n',
  ].join('\n')
  const beside = {
    'docs/index.md': '# Home',
    'docs/x/assets/a.png': png,
    'docs/x/assets/b.png': png,
    'docs/x/assets/film.mp4': 'film',
    'docs/x/assets/plan.pdf': 'plan',
  }

  test.each(['md', 'mdx'])('are published from beside a note in .%s', async (ending) => {
    const build = await temporarySite({ ...beside, [`docs/x/note.${ending}`]: media }).build()
    expect(build.report).toBe('')
    const page = readPage(build, 'x/note')
    const addresses = [
      ...page.attributes('article img', 'src'),
      page.attribute('article video', 'src'),
      ...page
        .attributes('article source', 'srcset')
        .flatMap((list) => list.split(/ [12]x,? ?/).filter(Boolean)),
      page.attribute('article video', 'poster'),
      page.attributes('article p a', 'href')[0]?.replace('#page=2', ''),
    ]
    expect(addresses).toHaveLength(7)
    for (const address of addresses) expect(build.paths()).toContain(address?.slice(1))
    expect(page.attributes('article p a', 'href')[1]).toBe('/')
    expect(page.attributes('article img', 'loading')).toEqual(['lazy', 'lazy'])
  })

  test('are looked for beside an imported file that names them', async () => {
    const build = await temporarySite({
      'docs/note.md': 'import Part from "./parts/_part.md"\n\n# A\n\n<Part />',
      'docs/parts/_part.md': '<img src="a.png" alt="" />',
      'docs/parts/a.png': png,
    }).build()
    expect(build.report).toBe('')
    expect(readPage(build, 'note').attribute('article img', 'src')).toMatch(/^\/assets\/images\/a-/)
  })

  test('are left to the browser if they are at that address of the site', async () => {
    const build = await temporarySite({
      'docs/x/note.md': '# A\n\n<img src="img/a.png" alt="" /> <a href="plan.pdf">plan</a>',
      'static/x/img/a.png': png,
      'static/x/plan.pdf': 'plan',
    }).build()
    expect(build.report).toBe('')
    expect(readPage(build, 'x/note').attribute('article img', 'src')).toBe('img/a.png')
  })

  test('are a warning if they are nowhere, which a setting silences', async () => {
    const files = {
      'docs/index.md': '# A\n\n<img src="assets/gone.png" alt="" />\n\n<video poster="/none.jpg"></video>',
      'docs/b.md': '# B\n\n<img srcset="gone.png 2x" alt="" />',
    }
    const build = await temporarySite(files).build()
    expect(build.failed).toBe(false)
    expect(build.report).toMatchInlineSnapshot(`
      "warning  broken-image                             docs/b.md:3:14
        3 | <img srcset="gone.png 2x" alt="" />
          |              ^^^^^^^^
        There is no picture "gone.png"; looked for docs/gone.png and static/gone.png.
        Correct the path. If another program puts the picture there, "markdown.hooks.onBrokenMarkdownImages" can be "log" or "ignore".

      warning  broken-image                             docs/index.md:3:11
        3 | <img src="assets/gone.png" alt="" />
          |           ^^^^^^^^^^^^^^^
        There is no picture "assets/gone.png"; looked for docs/assets/gone.png and static/assets/gone.png.
        Correct the path. If another program puts the picture there, "markdown.hooks.onBrokenMarkdownImages" can be "log" or "ignore".

      warning  broken-image                             docs/index.md:5:16
        5 | <video poster="/none.jpg"></video>
          |                ^^^^^^^^^
        There is no picture "/none.jpg"; looked for static/none.jpg.
        Correct the path. If another program puts the picture there, "markdown.hooks.onBrokenMarkdownImages" can be "log" or "ignore".
      "
    `)
    const hooks = { onBrokenMarkdownImages: 'ignore' as const }
    expect((await temporarySite(files, { markdown: { hooks } }).build()).report).toBe('')
  })
})

describe('[S142] pictures that do not exist', () => {
  const files = {
    'docs/note.md': '# A\n\nText ![one](./gone.png) and\n![two](/img/gone.png), ![]().',
  }

  test('[S142] stop the build, each named with its file, line, column and address', async () => {
    const build = await temporarySite(files).build()
    expect(build.failed).toBe(true)
    expect(build.report).toMatchInlineSnapshot(`
      "error  broken-image                               docs/note.md:3:13
        3 | Text ![one](./gone.png) and
          |             ^^^^^^^^^^
        There is no picture "./gone.png"; looked for docs/gone.png.
        Correct the path. For a picture that another program puts there, write "pathname:///img/x.png".

      error  broken-image                               docs/note.md:4:8
        4 | ![two](/img/gone.png), ![]().
          |        ^^^^^^^^^^^^^
        There is no picture "/img/gone.png"; looked for static/img/gone.png.
        Correct the path. For a picture that another program puts there, write "pathname:///img/x.png".

      error  broken-image                               docs/note.md:4:24
        4 | ![two](/img/gone.png), ![]().
          |                        ^
        The picture has no address.
        Correct the path. For a picture that another program puts there, write "pathname:///img/x.png".
      "
    `)
  })

  test('[S142] can be a warning, or nothing', async () => {
    const hooks = (onBrokenMarkdownImages: 'warn' | 'ignore') => ({
      markdown: { hooks: { onBrokenMarkdownImages } },
    })
    const warned = await temporarySite(files, hooks('warn')).build()
    expect(warned.failed).toBe(false)
    expect(warned.report.match(/^warning {2}broken-image/gm)).toHaveLength(3)
    const ignored = await temporarySite(files, hooks('ignore')).build()
    expect(ignored.report).toBe('')
    expect(readPage(ignored, 'note').attributes('article img', 'src')[0]).toBe('./gone.png')
  })
})
