import { describe, expect, test } from 'vitest'
import type { UserConfig } from '../../engine/src/config/defineConfig.ts'
import { readPage } from '../support/readPage.ts'
import { temporarySite } from '../support/temporarySite.ts'

/** The page of a site that holds one note. */
async function pageOf(note: string, config?: Partial<UserConfig>) {
  const build = await temporarySite({ 'docs/index.md': note }, config).build()
  return { ...readPage(build, 'index'), report: build.report }
}

describe('[S83] the table of contents', () => {
  const text = '# A\n\n## Two\n\n### Three `code`\n\n#### Four\n\n##### Five\n\n## Two again\n'
  const tocOf = async (frontMatter: string, config?: Partial<UserConfig>) => {
    const page = await pageOf(`---\n${frontMatter}\n---\n\n${text}`, config)
    return page.texts('.table-of-contents__link')
  }

  test('[S83][S150] lists the levels 2 and 3', async () => {
    const page = await pageOf(text)
    expect(page.texts('.table-of-contents > li > a')).toEqual(['Two', 'Two again'])
    expect(page.texts('.table-of-contents > li > ul > li > a')).toEqual(['Three code'])
    expect(page.has('.table-of-contents ul code')).toBe(true)
    expect(page.attributes('.table-of-contents__link', 'href')).toEqual(['#two', '#three-code', '#two-again'])
    expect(page.text('main details > summary')).toBe('On this page')
  })

  test('[S83][S150] the config can ask for others', async () => {
    const config = { tableOfContents: { minHeadingLevel: 3, maxHeadingLevel: 4 } }
    expect(await tocOf('title: A', config)).toEqual(['Three code', 'Four'])
  })

  test('[S83] front matter wins over the config', async () => {
    const config = { tableOfContents: { maxHeadingLevel: 2 } }
    expect(await tocOf('toc_max_heading_level: 4', config)).toEqual([
      'Two',
      'Three code',
      'Four',
      'Two again',
    ])
    expect(await tocOf('toc_min_heading_level: "5"\ntoc_max_heading_level: 5')).toEqual(['Five'])
  })

  test('[S83] hide_table_of_contents takes it away', async () => {
    const page = await pageOf(`---\nhide_table_of_contents: true\n---\n\n${text}`)
    expect(page.has('.theme-doc-toc-desktop')).toBe(false)
  })
})

describe('[S85] emoji', () => {
  test('[S85] names between colons become signs; unknown ones and other colons stay', async () => {
    const page = await pageOf('# A\n\n:smile: :+1: :no_such_name: at 10:30:00, a:b')
    expect(page.text('article p')).toBe('😄 👍 :no_such_name: at 10:30:00, a:b')
    expect(page.report).toBe('')
  })

  test('[S85] a setting leaves them as they are written', async () => {
    const page = await pageOf('# A\n\n:smile:', { markdown: { emoji: false } })
    expect(page.text('article p')).toBe(':smile:')
  })
})

describe('[S86] ids of headings', () => {
  const idsOf = async (note: string, config?: Partial<UserConfig>) =>
    (await pageOf(`# A\n\n${note}`, config)).attributes('article h2', 'id')

  test('[S86] come from the text; Vietnamese keeps its marks, repeats are numbered', async () => {
    const note =
      '## Tiếng Việt có dấu\n\n## 1. Intro\n\n## foo_bar.baz\n\n## C++\n\n## A & B\n\n## Same\n\n## Same\n\n## Same'
    expect(await idsOf(note)).toEqual([
      'tiếng-việt-có-dấu',
      '1-intro',
      'foo_barbaz',
      'c',
      'a--b',
      'same',
      'same-1',
      'same-2',
    ])
  })

  test('[S86] can be written after the text', async () => {
    expect(await idsOf('## Text {#my-Id}\n\n## Other {#khóa}')).toEqual(['my-Id', 'khóa'])
    expect((await pageOf('# A\n\n## Text {#my-id}')).text('.table-of-contents')).toBe('Text')
  })

  test('[S86] keep capital letters when the config says so', async () => {
    expect(await idsOf('## Big Words', { markdown: { anchors: { maintainCase: true } } })).toEqual([
      'Big-Words',
    ])
  })

  test('[S86] headings link to themselves, the title does not', async () => {
    const page = await pageOf('# A title\n\n## Tiếng Việt\n')
    expect(page.attribute('article h2 > .hash-link', 'href')).toBe(`#${encodeURIComponent('tiếng-việt')}`)
    expect(page.attribute('article h2 > .hash-link', 'aria-label')).toBe('Direct link to Tiếng Việt')
    expect(page.attribute('article h1', 'id')).toBeUndefined()
  })
})

test('[S87] comments of HTML and of MDX are gone', async () => {
  const page = await pageOf(
    '# A\n\none <!-- secret --> two {/* secret */} three\n\n<!--\nsecret\n\nsecret\n-->\n\nfour',
  )
  expect(page.texts('article p')).toEqual(['one two three', 'four'])
  expect(page.html).not.toContain('secret')
})

describe('[S84] components in notes', () => {
  test('[S84] an expression shows its value, and what front matter says is in its reach', async () => {
    const page = await pageOf(
      '---\nown_field: kept\n---\n\n# A\n\nIt is {frontMatter.own_field}, {1 + 1} times.',
    )
    expect(page.text('article p')).toBe('It is kept, 2 times.')
    expect(page.report).toBe('')
  })

  test('[S84] format: md makes braces text and lets HTML through', async () => {
    const page = await pageOf('---\nmdx: {format: md}\n---\n\n# A\n\n{x} <b>bold</b> a<b')
    expect(page.text('article p')).toBe('{x} bold a<b')
    expect(page.has('article p b')).toBe(true)
  })
})

describe('titles', () => {
  test('a note without a heading gets its title drawn, unless it hides it', async () => {
    expect((await pageOf('---\ntitle: Named\n---\n\nText.')).text('article h1')).toBe('Named')
    expect((await pageOf('Text.')).text('article h1')).toBe('index')
    expect((await pageOf('---\nhide_title: true\n---\n\nText.')).has('h1')).toBe(false)
  })

  test('the heading of the text is shown; the written title is used for it elsewhere', async () => {
    const page = await pageOf('---\ntitle: Short\n---\n\n# The `long` title {#x}\n\nText.')
    expect(page.text('article h1')).toBe('The long title')
    expect(page.text('title')).toBe('Short | Test')
    expect(page.text('.menu a')).toBe('Short')
  })
})

test('a mark of byte order and Windows line ends make no difference', async () => {
  const note = '---\ntitle: Same\ntags: [x]\n---\n\n# Same\n\nText\nmore.\n\n```js\na\nb\n```\n'
  const plain = await pageOf(note)
  const windows = await pageOf(`\uFEFF${note.replaceAll('\n', '\r\n')}`)
  expect(windows.html).toBe(plain.html)
  expect(windows.text('title')).toBe('Same | Test')
})

test('numbers in quotes, and words that YAML reads as numbers or dates, count as what the field needs', async () => {
  const page = await pageOf(
    "---\ntitle: 2024\nsidebar_position: '3'\nsidebar_label: 2024-01-02\n---\n\nText.",
  )
  expect(page.report).toBe('')
  expect(page.text('h1')).toBe('2024')
  expect(page.text('.menu a')).toBe('2024-01-02')
})

describe('mistakes in notes', () => {
  const reportFor = async (note: string) => {
    const build = await temporarySite({ 'docs/index.md': note }).build()
    return build.report
  }

  test('fields with wrong values are reported together, a field nearly spelt right is a warning', async () => {
    expect(
      await reportFor('---\ndraft: maybe\nsidebar_position: first\nsidbar_label: X\nown: y\n---\n\n# A'),
    ).toMatchInlineSnapshot(`
      "warning  unknown-front-matter                     docs/index.md:4:1
        4 | sidbar_label: X
          | ^^^^^^^^^^^^
        "sidbar_label" means nothing to Sotay.
        Did you mean "sidebar_label"?

      error  invalid-front-matter                       docs/index.md:2:1
        2 | draft: maybe
          | ^^^^^
        "draft" is "maybe", but must be true or false.
        Correct "draft", or remove it.

      error  invalid-front-matter                       docs/index.md:3:1
        3 | sidebar_position: first
          | ^^^^^^^^^^^^^^^^
        "sidebar_position" is "first", but must be a number.
        Correct "sidebar_position", or remove it.
      "
    `)
  })

  test('front matter that is not YAML shows its line', async () => {
    expect(await reportFor('---\ntitle: A\ndescription: a: b\n---\n\n# A')).toMatchInlineSnapshot(`
      "error  invalid-yaml                               docs/index.md:3:14
        3 | description: a: b
          |              ^
        The front matter cannot be read: A value holds a colon but no quotes.
        Put quotes around the value, as in "a: b".
      "
    `)
  })

  test('levels of contents that cross', async () => {
    expect(
      await reportFor('---\ntoc_min_heading_level: 4\ntoc_max_heading_level: 2\n---\n\n# A'),
    ).toMatchInlineSnapshot(`
      "error  toc-levels-crossed                         docs/index.md:2:1
        2 | toc_min_heading_level: 4
          | ^^^^^^^^^^^^^^^^^^^^^
        "toc_min_heading_level" (4) is greater than "toc_max_heading_level" (2).
        Swap the two values.
      "
    `)
  })

  test('MDX that cannot be parsed', async () => {
    expect(await reportFor('# A\n\nText with a <b that never ends.')).toMatchInlineSnapshot(`
      "error  invalid-mdx                                docs/index.md:3:13
        3 | Text with a <b that never ends.
          |             ^
        The tag <b> cannot be read.
        Close the tag with ">"; write it as "&lt;" if it is meant as text.
      "
    `)
  })

  test('an expression that fails', async () => {
    expect(await reportFor('# A\n\nText with {nothing} in it.')).toMatchInlineSnapshot(`
      "error  expression-failed                          docs/index.md:3:12
        3 | Text with {nothing} in it.
          |            ^^^^^^^
        {nothing} failed: nothing is not defined.
        If the braces are meant as text, write \\{ or put them in backticks.
      "
    `)
  })

  test('two notes with one id', async () => {
    const build = await temporarySite({ 'docs/01-a.md': '# A', 'docs/a.md': '# A' }).build()
    expect(build.failed).toBe(true)
    expect(build.report).toMatchInlineSnapshot(`
      "error  duplicate-doc-id                           docs/a.md
        2 docs have the id "a":
          - docs/01-a.md
          - docs/a.md
        Number prefixes are not part of an id unless "docs.numberPrefixParser" is false. Rename a file, or set another "id" in its front matter.
      "
    `)
  })

  test('an id with a slash', async () => {
    expect(await reportFor('---\nid: a/b\n---\n\n# A')).toMatchInlineSnapshot(`
      "error  doc-id-with-slash                          docs/index.md:2:1
        2 | id: a/b
          | ^^
        The id "a/b" has a slash in it, but an id is only the last part of a doc's full id; its folder is added.
        Take the slash out of "id", or move the file into another folder.
      "
    `)
  })
})

test('the description that front matter gives is the line below the title; the first paragraph is text', async () => {
  const files = {
    'docs/said.md': '---\ndescription: What <it> is about.\n---\n\n# Said\n\nThe beginning.',
    'docs/own.md': '---\ntitle: Own\ndescription: Below a title of its own.\n---\n\nThe beginning.',
    'docs/silent.md': '# Silent\n\nThe beginning.',
    'docs/twice.md': '---\ndescription: The beginning.\n---\n\n# Twice\n\nThe *beginning*. And more.',
  }
  const build = await temporarySite(files).build()
  const leads = (path: string, from = build) => readPage(from, path).texts('header .doc-lead')
  expect(leads('said')).toEqual(['What <it> is about.'])
  expect(leads('own')).toEqual(['Below a title of its own.'])
  expect(leads('silent')).toEqual([])
  expect(leads('twice')).toEqual([])
  const bare = await temporarySite(files, { docs: { routeBasePath: '/', showSummaries: false } }).build()
  expect(leads('said', bare)).toEqual([])
})
