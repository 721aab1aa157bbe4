import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { outlineHtml } from '../support/outlineHtml.ts'
import { temporarySite } from '../support/temporarySite.ts'

const settings = { docs: { routeBasePath: '/' }, markdown: { obsidian: true, format: 'md' } } as const

const dot = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"></svg>'

function vault(files: Record<string, string>, changes: object = {}) {
  const notes = Object.entries(files).map(([path, text]) => [`docs/${path}`, text])
  const site = temporarySite(
    { 'docs/index.md': '# Home\n', ...Object.fromEntries(notes) },
    { ...settings, ...changes },
  )
  const article = (page: string) =>
    /<div class="theme-doc-markdown[^>]*>(.*?)<\/div>\s*(?:<\/article>|<footer|<nav)/s.exec(
      site.read(`build/${page}.html`),
    )?.[1] ?? site.read(`build/${page}.html`)
  return { site, article }
}

/** The addresses of the pages that a page says link to it. */
const linking = (html: string) =>
  Array.from(
    /<section class="backlinks.*?<\/section>/s.exec(html)?.[0].matchAll(/href="([^"]+)"/g) ?? [],
    ([, address]) => address,
  )

const linksIn = (html: string) =>
  Array.from(html.matchAll(/<p>.*?<\/p>/gs), ([paragraph]) => paragraph.replace(/<\/?p>/g, '')).join('\n')

test('links by name lead to notes by file, path, title and alias, and show what Obsidian shows', async () => {
  const { site, article } = vault({
    'a.md': `[[Some Note]] [[some note|as *text*]] [[deep/Other]] [[Other#A: b|x]] [[Other#Part]] [[#Own part]]

[[The title]] [[numbered]] [[second name]] [[Some Note.md]] \`[[Some Note]]\` \\[[Some Note]]

| a | b |
| - | - |
| [[Other\\|cell]] | <b>[[Other]]</b> |

## Own part
`,
    'Some Note.md': '---\naliases: [Second name]\n---\nText.\n',
    'x/03 - Numbered.md': 'Text.\n',
    'x/deep/Other.md': '# The title\n\n## A: b\n\n### Part\n',
  })
  await site.build()
  expect(linksIn(article('a'))).toMatchInlineSnapshot(`
    "<a href="/Some%20Note">Some Note</a> <a href="/Some%20Note">as <em>text</em></a> <a href="/x/deep/Other">deep/Other</a> <a href="/x/deep/Other#a-b">x</a> <a href="/x/deep/Other#part">Other &gt; Part</a> <a href="#own-part">Own part</a>
    <a href="/x/deep/Other">The title</a> <a href="/x/Numbered">numbered</a> <a href="/Some%20Note">second name</a> <a href="/Some%20Note">Some Note.md</a> <code>[[Some Note]]</code> [[Some Note]]"
  `)
  expect(article('a')).toContain('<td><a href="/x/deep/Other">cell</a></td>')
})

test('a heading with links is named by all that is written in it', async () => {
  const { site, article } = vault({
    'a.md': `[[#See Note text]] [[b#Read the docs https x.org]] ![[b#See Note text]]

## See [[Note|text]]
`,
    'b.md': '## See [[Note|text]]\n\nWithin.\n\n## Read [the docs](https://x.org)\n',
    'Note.md': 'Text.\n',
  })
  const { report } = await site.build()
  expect(report).not.toContain('broken-anchor')
  expect(article('a')).toContain('<a href="#see-note-text">See Note text</a>')
  expect(article('a')).toContain('aria-label="See text"><span id="see-note-text"></span>See')
  expect(article('a')).toContain('<p>Within.</p>')
  expect(article('a')).toContain('href="/b#read-the-docs-https-x-org"')
})

test('of notes with one name, those below the folder win, then the shortest path; a title of several is reported', async () => {
  const { site, article } = vault({
    'one/from.md': '[[same]] [[Twin]] [[Gone note]] [[simlar]] [[_part]]\n',
    'one/below/same.md': '# Same 1\n',
    'top/same.md': '# Same 2\n',
    'zero/deeper/same.md': '# Same 3\n',
    'from.md': '[[same]]\n',
    'two/twin-a.md': '# Twin\n',
    'two/twin-b.md': '# Twin\n',
    'similar.md': '# S\n',
    '_part.md': '# P\n',
  })
  const { report } = await site.build()
  expect(linksIn(article('one/from'))).toBe(
    '<a href="/one/below/same">same</a> <a href="/two/twin-a">Twin</a> <a>Gone note</a> <a>simlar</a> <a>_part</a>',
  )
  expect(linksIn(article('from'))).toBe('<a href="/top/same">same</a>')
  expect(report).toMatchInlineSnapshot(`
    "warning  ambiguous-note-name                      docs/one/from.md:1:12
      1 | [[same]] [[Twin]] [[Gone note]] [[simlar]] [[_part]]
        |            ^^^^
      "Twin" is a name of docs/two/twin-a.md and docs/two/twin-b.md; the link leads to the first.
      Name the file: [[twin-a|Twin]].

    warning  unknown-note-name                        docs/one/from.md:1:21
      1 | [[same]] [[Twin]] [[Gone note]] [[simlar]] [[_part]]
        |                     ^^^^^^^^^
      No note or file has the name "Gone note".
      A link in double brackets names a note by its file, its path, its title or one of its "aliases".

    warning  unknown-note-name                        docs/one/from.md:1:35
      1 | [[same]] [[Twin]] [[Gone note]] [[simlar]] [[_part]]
        |                                   ^^^^^^
      No note or file has the name "simlar".
      Did you mean "similar"?

    warning  unknown-note-name                        docs/one/from.md:1:46
      1 | [[same]] [[Twin]] [[Gone note]] [[simlar]] [[_part]]
        |                                              ^^^^^
      "_part" is the name of docs/_part.md, from which no page is made.
      Names that begin with "_" are those of parts for other notes, unless "exclude" says otherwise: give it another name, or import it.
    "
  `)
})

test('pictures are found by name wherever they are, with the size that the note gives them', async () => {
  const { site, article } = vault({
    'a/b.md':
      '![[dot.svg|30]]\n\n![[files/dot.svg|A dot|30x20]]\n\n![[dot.svg]] [[dot.svg]] ![[sound.mp3]]\n',
    'files/dot.svg': dot,
    'files/sound.mp3': 'x',
  })
  await site.build()
  expect(linksIn(article('a/b'))).toMatchInlineSnapshot(`
    "<img loading="lazy" decoding="async" src="/assets/images/dot-93931625.svg" alt="dot" width="30">
    <img loading="lazy" decoding="async" src="/assets/images/dot-93931625.svg" alt="A dot" width="30" height="20">
    <img loading="lazy" decoding="async" src="/assets/images/dot-93931625.svg" width="10" height="10" alt="dot"> <a href="/assets/images/dot-93931625.svg" target="_blank" rel="noopener noreferrer">dot.svg</a> <audio controls preload="metadata" src="/assets/files/sound-849a760f.mp3"></audio>"
  `)
})

test('backlinks, copies for machine readers and mv know links by name', async () => {
  const { site } = vault(
    {
      'a.md':
        '# A\n\nSee [[b#Part|the **part**]], [[b]], ![[b]], [[gone]] and [[B]]. [[b|c]] ![[d.pdf]] ![[x.png|30]] ![[x.png|x y|30]]\n',
      'b.md': '# Note B\n\n## Part\n\n[[a]]\n',
      'd.pdf': 'd',
      'x.png': dot,
    },
    { docs: { ...settings.docs, backlinks: true }, machineReaders: { markdown: true } },
  )
  await site.build()
  expect(site.read('build/b.html')).toMatch(/<section class="backlinks.*href="\/a">A<\/a>/s)
  expect(site.read('build/a.md')).toMatchInlineSnapshot(`
    "# A

    See [the **part**](https://example.com/b#part), [b](https://example.com/b), [b](https://example.com/b), gone and [B](https://example.com/b). [c](https://example.com/b) [d.pdf](https://example.com/assets/files/d-17dd0229.pdf) ![x.png](https://example.com/assets/images/x-93931625.png) ![x y](https://example.com/assets/images/x-93931625.png)
    "
  `)
  expect((await site.sotay('mv', 'docs/b.md', 'docs/x/new name.md')).stderr).toBe('')
  expect(site.read('docs/a.md')).toBe(
    '# A\n\nSee [[new name#Part|the **part**]], [[new name]], ![[new name]], [[gone]] and [[new name]]. [[new name|c]] ![[d.pdf]] ![[x.png|30]] ![[x.png|x y|30]]\n',
  )
})

test('properties that link by name are shown below the title, checked, listed at their targets, and changed by mv', async () => {
  const fields = 'up: "[[m1|One]]"\nseen: ["[[m1#Part]]", by hand, "[[gone]]"]\nrating: 5\ncover: x.png'
  const { site, article } = vault(
    {
      'a.md': `---\n${fields}\n---\n# A\n\nText.\n`,
      'm1.md': '# First\n\n## Part\n\nText, ^[see [[a]].]\n',
      'c.md': '![[a]]\n',
    },
    { docs: { ...settings.docs, backlinks: true } },
  )
  const { report } = await site.build()
  expect(report).toMatch(/^warning +unknown-note-name +docs\/a\.md:3:35\n/)
  const seen = '<a href="/m1#part">m1 &gt; Part</a>, by hand, <a>gone</a>'
  expect(article('a').replaceAll('\n', '')).toContain(
    `<ul><li>up: <a href="/m1">One</a></li><li>seen: ${seen}</li></ul><p>Text.</p>`,
  )
  expect(article('c')).not.toContain('seen:')
  expect(linking(site.read('build/m1.html'))).toEqual(['/a'])
  expect((await site.sotay('mv', 'docs/m1.md', 'docs/m2.md')).stderr).toBe('')
  expect((await site.sotay('mv', 'docs/a.md', 'docs/b.md')).stderr).toBe('')
  expect(site.read('docs/b.md')).toContain(fields.replaceAll('m1', 'm2'))
  expect(site.read('docs/m2.md')).toContain('^[see [[b]].]')
})

test('mv changes the names of pictures that notes embed, also before a part of them', async () => {
  const { site } = vault({ 'a.md': '![[x.png#icon|30]] ![[pics/x.png]] [[x.png]]\n', 'pics/x.png': dot })
  expect((await site.sotay('mv', 'docs/pics/x.png', 'docs/y/new name.png')).stderr).toBe('')
  expect(site.read('docs/a.md')).toBe('![[new name.png#icon|30]] ![[y/new name.png]] [[new name.png]]\n')
})

test('mv finds names in a note with HTML: whole ones only, and those of footnotes', async () => {
  const { site } = vault({
    'A.md': '# A\n',
    'About.md': '# About\n',
    'b.md': 't <!-- k -->\n\n[^1]: [[A]]\n\nx[^1] [[About]] ![[A#^b]]\n',
  })
  expect((await site.sotay('mv', 'docs/A.md', 'docs/Z.md')).stderr).toBe('')
  expect(site.read('docs/b.md')).toBe('t <!-- k -->\n\n[^1]: [[Z]]\n\nx[^1] [[About]] ![[Z#^b]]\n')
})

test('mv changes what bases of a vault name: notes that are linked, and folders', async () => {
  const base = (note: string, folder: string) =>
    `filters:\n  and:\n    - file.hasLink("${note}")\n    - 'file.inFolder("${folder}") || file.folder == "${folder}"'\n    - "link(\\"${note}\\") != this"\nviews:\n  - name: A\n    filters: 'tags == [[${note}]]'\n`
  const { site } = vault({ 'n/A.md': '# A\n', 'b.md': '[[A]]\n', 'all.base': base('A', 'n') })
  expect((await site.sotay('mv', 'docs/n/A.md', 'docs/n/B c.md')).stderr).toBe('')
  expect((await site.sotay('mv', 'docs/n', 'docs/m/n')).stderr).toBe('')
  expect(site.read('docs/all.base')).toBe(base('B c', 'm/n'))
})

test('mv refuses names that cannot stand between double brackets, and writes a redirect once', async () => {
  const { site } = vault({ 'a.md': '# A\n', 'b.md': '[[a]]\n' })
  for (const name of ['[x] a', 'a]]b', 'a%%b'])
    expect((await site.sotay('mv', 'docs/a.md', `docs/${name}.md`)).stderr).toContain(
      '"a" cannot be written for the new place.',
    )
  for (let round = 0; round < 2; round++) {
    site.write({ 'docs/a.md': '# A\n' })
    expect((await site.sotay('mv', 'docs/a.md', 'docs/z.md')).stderr).toBe('')
    rmSync(join(site.dir, 'docs/z.md'))
  }
  expect(site.read('sotay.config.mjs').match(/from: '\/a'/g)).toHaveLength(1)
})

test('nothing of drafts and of what no name means is published', async () => {
  const { site, article } = vault({
    'a.md':
      '![[secret]] ![[secret#S]]\n\n![[drafty]]\n\n[[secret]] [[.files/x.json]] ![[.trash/t.pdf]] [d](.obsidian/data.json)\n',
    'secret.md': '---\npublish: false\n---\n# G\n\nLEAKED\n\n## S\n\nLEAKED ![[only.png]] [f](only.txt)\n',
    'drafty.md': '---\ndraft: true\n---\nLEAKED\n',
    'only.png': dot,
    'only.txt': 'LEAKED',
    '.trash/t.pdf': 'LEAKED',
    '.files/x.json': '"LEAKED"',
    '.obsidian/data.json': '"LEAKED"',
  })
  const { report, outDir } = await site.build()
  expect(article('a')).not.toContain('@site/')
  const files = readdirSync(outDir, { recursive: true, withFileTypes: true }).filter((each) => each.isFile())
  const leaks = files.filter(({ parentPath, name }) =>
    readFileSync(join(parentPath, name)).includes('LEAKED'),
  )
  expect(leaks.map(({ name }) => name)).toEqual([])
  expect(files.filter(({ name }) => /^only|\.png$/.test(name)).map(({ name }) => name)).toEqual([])
  expect(report).toContain('unknown-note-name')
  expect(report).toContain('withheld-file')
  expect(report).not.toContain('broken-image')
})

test('without the setting, double brackets are text', async () => {
  const { site, article } = vault({ 'a.md': '[[index]]\n' }, { markdown: { format: 'md' } })
  await site.build()
  expect(article('a')).toContain('<p>[[index]]</p>')
})

test('callouts have the look of their kind, a title of their own, and fold', async () => {
  const { site, article } = vault({
    'a.md': `> [!faq]- Is it *free*?
> Yes.
>
> > [!todo] Nested

> [!NOTE]
> As on GitHub.

> [!my-kind]+
> Of nobody.

> [!tldr|wide] Only a title

> \\[!note] A quote.
`,
  })
  await site.build()
  expect(outlineHtml(article('a'))).toMatchInlineSnapshot(`
    "<h1>
      "a"
    <details>
      <p>
        "Is it "
        <em>
          "free"
        "?"
      <p>
        "Yes."
      <div>
        <p>
          "Nested"
    <div>
      <p>
        "As on GitHub."
    <details>
      <p>
        "My-kind"
      <p>
        "Of nobody."
    <div>
      <p>
        "Only a title"
    <blockquote>
      <p>
        "[!note] A quote.""
  `)
})

test('a Markdown link or picture whose path leads nowhere is found by its name, as in Obsidian', async () => {
  const { site, article } = vault({
    'a/one.md':
      '[two](two.md#A%20part) [three](Three%20Notes.md) ![dot](dot.svg#inline) [here](one.md) [own](#Own%20part)\n\n## Own part\n',
    'b/two.md': '# Two\n\n## A part\n',
    'a/two/three notes.md': '# Three\n',
    'files/dot.svg': dot,
  })
  const { report } = await site.build()
  expect(report).toBe('')
  expect(linksIn(article('a/one'))).toMatchInlineSnapshot(
    `"<a href="/b/two#a-part">two</a> <a href="/a/two/three%20notes">three</a> <img loading="lazy" decoding="async" src="/assets/images/dot-93931625.svg" width="10" height="10" alt="dot"> <a href="/a/one">here</a> <a href="#own-part">own</a>"`,
  )
})

test('a path that would lead above the top of a vault begins at its top, as in Obsidian, also for mv', async () => {
  const { site, article } = vault({
    'a/one.md': '![dot](../../files/dot.svg) [two](../../../b/two.md)\n',
    'b/two.md': '# Two\n',
    'files/dot.svg': dot,
  })
  const { report } = await site.build()
  expect(report).toBe('')
  expect(article('a/one')).toContain('src="/assets/images/dot-')
  expect(article('a/one')).toContain('<a href="/b/two">two</a>')
  expect((await site.sotay('mv', 'docs/files/dot.svg', 'docs/b/dot.svg')).status).toBe(0)
  expect(site.read('docs/a/one.md')).toContain('![dot](../b/dot.svg) [two](../../../b/two.md)')
})

test('marks, ids of blocks, comments and tags in the text are read as Obsidian reads them', async () => {
  const { site, article } = vault({
    'a.md': `%% To do:
- secret
%%
A ==marked **word**== here, a == b, x==y, 5 ====. %%also secret%% Shown. #Idea/small #12 \`#code ==x== %%y%%\`

- item ^one
  - below

| a | b |
| - | - |
| 1 | 2 |

^table

Last [[#^one]] [[a#^table|there]] [[#^gone|gone]]. ^last

\`\`\`
%%kept%% ==kept== #kept
\`\`\`

50%% of it stays.
`,
  })
  const { report } = await site.build()
  expect(outlineHtml(article('a'))).toMatchInlineSnapshot(`
    "<h1>
      "a"
    <p>
      "A "
      <mark>
        "marked "
        <strong>
          "word"
      " here, a == b, x==y, 5 ====. Shown. "
      <a href=/tags/idea-small>
        "#Idea/small"
      " #12 "
      <code>
        "#code ==x== %%y%%"
    <ul>
      <li>
        "item "
        <ul>
          <li>
            "below"
    <span>
    <table>
      <thead>
        <tr>
          <th>
            "a"
          <th>
            "b"
      <tbody>
        <tr>
          <td>
            "1"
          <td>
            "2"
    <p>
      "Last "
      <a href=#^one>
        "^one"
      " "
      <a href=/a#^table>
        "there"
      " "
      <a href=#^gone>
        "gone"
      "."
    <pre>
      "%%kept%% ==kept== #kept"
    <p>
      "50%% of it stays.""
  `)
  expect(report).toContain('#^gone')
  expect(site.read('build/a.html')).toContain(
    'content="A marked word here, a == b, x==y, 5 ====.  Shown. #Idea/small #12 #code ==x== %%y%%"',
  )
  expect(site.read('build/a.html')).not.toContain('secret')
  expect(site.read('build/a.md')).not.toContain('secret')
  expect(site.read('build/tags/idea-small.html')).toContain('href="/a"')
})

test('a tag in the text leads to its page, but not in code, in a link or where it is no tag of the note', async () => {
  const { site, article } = vault({
    'a.md':
      '# A\n\nAbout #Idea/small, **#one**/, #two and #Two. `#one` [a #one](b.md) a#one #12 #1-x\n\n## On #one\n\n![[b]]\n',
    'b.md': 'Only #three here.\n\n![[d]]\n',
    'd.md': 'And #six.\n',
    'c.md': '---\nunlisted: true\n---\n#four\n',
  })
  site.write({ 'blog/2026-01-02-post.md': '# Post\n\nOn #five.\n' })
  expect((await site.build()).report).toBe('')
  const links = (page: string) =>
    Array.from(
      article(page).matchAll(/<a(?: href="([^"]*\/tags[^"]*)")?>(#[^<]*)<\/a>/g),
      ([, href, text]) => [text, href],
    )
  expect(links('a')).toEqual([
    ['#Idea/small', '/tags/idea-small'],
    ['#one', '/tags/one'],
    ['#two', '/tags/two'],
    ['#Two', '/tags/two'],
    ['#1-x', '/tags/1-x'],
    ['#one', '/tags/one'],
    // Tags of the embedded note, and of the one that it embeds.
    ['#three', '/tags/three'],
    ['#six', '/tags/six'],
  ])
  expect(article('a')).toContain('<code>#one</code> <a href="/b">a #one</a> a#one #12')
  expect(links('b')).toEqual([
    ['#three', '/tags/three'],
    ['#six', '/tags/six'],
  ])
  expect(links('c')).toEqual([['#four', '/tags/four']])
  expect(links('blog/2026/01/02/post')).toEqual([['#five', '/blog/tags/five']])
  expect(site.read('build/a.html')).toContain('href="#on-one">On #one</a>')
})

test('front matter may be as Obsidian and its plugins write it, and what cannot be read is a warning', async () => {
  const { site } = vault({
    'a.md': '---\\ntags: one, "#two"\\nalias: Other name\\ncssclasses: [wide]\\n---\\n[[b]]\\n'.replaceAll(
      '\\n',
      '\n',
    ),
    'b.md': '---\ntag: "#one"\nimage: [[x.png]]\n---\n[[Other name]]\n',
    'template.md': '---\ndate: {{date}}\n---\n# <% tp.file.title %>\n',
  })
  const { report } = await site.build()
  expect(report).not.toContain('error  ')
  expect(site.read('build/tags/one.html')).toMatch(/href="\/a".*href="\/b"/s)
  expect(site.read('build/b.html')).toContain('<a href="/a">Other name</a>')
  expect(report).toContain('warning  invalid-front-matter')
})

test('without the setting, all of this is text', async () => {
  const text = '> [!faq]- Title\n> Text\n\n==a== %%b%% #c ^d\n'
  const { site, article } = vault({ 'a.md': text }, { markdown: { format: 'md' } })
  await site.build()
  expect(article('a')).toContain('[!faq]- Title')
  expect(article('a')).toContain('==a== %%b%% #c ^d')
})

test('embedded notes, sections and blocks are shown in place, under a link to their source', async () => {
  const { site, article } = vault(
    {
      'a.md': `# A

Before ![[b]] after.

- ![[b#Part]]

![[b#^item]] ![[b#^quote]]

![[#Own]] ![[gone]] ![[b#Gone]]

## Own

[[b#^item]]
`,
      'b.md': `# Note B

First [own](#part) and [[#Part]], unlike [[index]]. ^first

## Part

- one
- two ^item
  - deeper

### Below[^1]

> Said

^quote
**Behind** it.

## Other

[^1]: Foot.
`,
    },
    { docs: { ...settings.docs, backlinks: true } },
  )
  const { report } = await site.build()
  const html = article('a').replace(/.*<\/header>/s, '')
  expect(html.replace(/<a class="hash-link".*?<\/a>/g, '').replace(/\n+/g, '\n')).toMatchInlineSnapshot(`
    "
    <p>Before </p><div class="note-embed"><p class="note-embed-source"><a href="/b">b</a></p>
    <p>First <a href="/b#part">own</a> and <a href="/b#part">Part</a>, unlike <a href="/">index</a>.</p>
    <h2>Part</h2>
    <ul>
    <li>one</li>
    <li>two
    <ul>
    <li>deeper</li>
    </ul>
    </li>
    </ul>
    <h3>Below</h3>
    <blockquote>
    <p>Said</p>
    </blockquote>
    <p><strong>Behind</strong> it.</p>
    <h2>Other</h2>
    </div><p> after.</p>
    <ul>
    <li><div class="note-embed"><p class="note-embed-source"><a href="/b#part">b &gt; Part</a></p><h2>Part</h2>
    <ul>
    <li>one</li>
    <li>two
    <ul>
    <li>deeper</li>
    </ul>
    </li>
    </ul>
    <h3>Below</h3>
    <blockquote>
    <p>Said</p>
    </blockquote>
    <p><strong>Behind</strong> it.</p>
    </div></li>
    </ul>
    <div class="note-embed"><p class="note-embed-source"><a href="/b#%5Eitem">b</a></p><ul><li>two
    <ul>
    <li>deeper</li>
    </ul>
    </li></ul></div><div class="note-embed"><p class="note-embed-source"><a href="/b#%5Equote">b</a></p><blockquote>
    <p>Said</p>
    </blockquote></div>
    <div class="note-embed"><p class="note-embed-source"><a href="#own">Own</a></p><h2>Own</h2>
    <p><a href="/b#%5Eitem">b &gt; ^item</a></p></div><div class="note-embed"><p class="note-embed-source"><a>gone</a></p></div><div class="note-embed"><p class="note-embed-source"><a href="/b#gone">b &gt; Gone</a></p></div>
    <h2 class="anchor" id="own" aria-label="Own">Own</h2>
    <p><a href="/b#%5Eitem">b &gt; ^item</a></p>"
  `)
  expect(report).toMatchInlineSnapshot(`
    "warning  unknown-note-name                        docs/a.md:9:14
      9 | ![[#Own]] ![[gone]] ![[b#Gone]]
        |              ^^^^
      No note or file has the name "gone".
      A link in double brackets names a note by its file, its path, its title or one of its "aliases".

    warning  broken-anchor                            docs/a.md:9:24
      9 | ![[#Own]] ![[gone]] ![[b#Gone]]
        |                        ^^^^^^
      "b#Gone" leads to docs/b.md, but nothing there has the id "gone".
      Its anchors: #^item, #^first, #^quote, #part, #below1, #other.
    "
  `)
  expect(article('b')).toContain('<li id="^item">two')
  expect(linking(site.read('build/index.html'))).toEqual(['/b'])
  expect(linking(site.read('build/b.html'))).toEqual(['/a'])
  await site.sotay('search:records')
  const found = site
    .read('search-records.jsonl')
    .trim()
    .split('\n')
    .filter((line) => /"content":"[^"]*Said/.test(line))
  expect(found.map((line) => JSON.parse(line).url_without_anchor)).toEqual(['https://example.com/b'])
})

test('notes that embed each other, or too deep, are reported', async () => {
  const deep = Array.from({ length: 8 }, (_, level) => [
    `d${level}.md`,
    `Level ${level}.\n\n![[d${level + 1}]]\n`,
  ])
  const { site, article } = vault({
    'a.md': 'In A.\n\n![[b]]\n',
    'b.md': 'In B.\n\n![[a]]\n',
    ...Object.fromEntries(deep),
    'd8.md': 'Level 8.\n',
  })
  const { report } = await site.build()
  expect(report).toMatchInlineSnapshot(`
    "warning  embed-circle                             docs/a.md:3:4
      3 | ![[b]]
        |    ^
      This closes a circle: docs/b.md → docs/a.md → docs/b.md. A link is shown instead.
      Write one of them as a link, without the exclamation mark.

    warning  embed-circle                             docs/b.md:3:4
      3 | ![[a]]
        |    ^
      This closes a circle: docs/a.md → docs/b.md → docs/a.md. A link is shown instead.
      Write one of them as a link, without the exclamation mark.

    warning  too-many-embeds                          docs/d5.md:3:4
      3 | ![[d6]]
        |    ^^
      This note is embedded by one that others embed, more than 5 times. A link is shown instead.
      Write it as a link, without the exclamation mark.
      Also at docs/d6.md:3:4, docs/d7.md:3:4.
    "
  `)
  expect(article('d0')).toContain('Level 5.')
  expect(article('d0')).not.toContain('Level 6.')
})

test('a heading of level 1 behind other text is a section, and the title is the name of the file', async () => {
  const { site, article } = vault({
    'Rust.md': '\nA language.\n\n# Goals\n\n## Part\n\nText.\n',
    'Go.md': '%% hidden %%\n\n# Go, a language\n\n## Part\n',
    'Long.md': 'Over\nlines\n===\n\nText.\n',
    'Zig.md': '```\ncode\n```\n\n# Goals\n',
  })
  const { report } = await site.build()
  expect(report).toBe('')
  const titlesOf = (name: string) => article(name).match(/<h1.*?<\/h1>/gs)
  expect(['Rust', 'Go', 'Long', 'Zig'].map(titlesOf)).toEqual(
    ['Rust', 'Go, a language', 'Over\nlines', 'Zig'].map((title) => [`<h1>${title}</h1>`]),
  )
  expect(article('Rust')).toContain('<h2 class="anchor" id="goals"')
  expect(article('Rust')).toContain('<h3 class="anchor" id="part"')
})

test('where several headings have level 1, the title is the name of the file and each is a section', async () => {
  const { site, article } = vault({
    'last.md': '## Sub\n\n# Più\n\n[[#Più]]\n',
    'The note.md':
      '# Index\n\n[[#Second (*part*)|second]] [[#Index]] [[#See other]]\n\n# Second: `part`\n\n## See [[other]]\n',
    'other.md': '# Other\n\n## Sub\n\n![[The note#Second part]]\n',
  })
  const { report } = await site.build()
  expect(report).toBe('')
  expect(site.read('build/The note.html')).toContain('<h1>The note</h1>')
  expect(article('The note').replace(/<a class="hash-link".*?<\/a>/g, '')).toMatchInlineSnapshot(`
    "<header><h1>The note</h1></header><h2 class="anchor" id="index" aria-label="Index">Index</h2>
    <p><a href="#second-part">second</a> <a href="#index">Index</a> <a href="#see-other">See other</a></p>
    <h2 class="anchor" id="second-part" aria-label="Second: part">Second: <code>part</code></h2>
    <h3 class="anchor" id="see-other" aria-label="See other">See <a href="/other">other</a></h3>"
  `)
  expect(article('other')).toContain('<h1>Other</h1>')
  expect(article('other')).toContain('<h2>Second: <code>part</code></h2>')
})

test('a formula between two dollars is a block wherever it begins and ends', async () => {
  const { site, article } = vault({
    'html.md': '<b>x</b> $$\\begin{align} a &= b \\end{align}$$\n',
    'a.md':
      'Text $$\\begin{align} a &= b \\end{align}$$\n\n$$\\begin{aligned}a &= b \\\\\n- c &= d\n\\end{aligned}$$\n> $$x\n> = 1$$ so.\n\n$$\ny\n$$\n\n`$$` [[gone]] `$$`\n',
  })
  const { report } = await site.build()
  expect(article('a').match(/<(?:span|div) class="math-block"/g)).toHaveLength(4)
  expect(article('html')).toContain('class="math-block"')
  expect(report).toMatch(/docs\/a.md:13:8/)
  expect(report).not.toContain('invalid-formula')
})

test('the title of a code block may follow a colon, as the plugins of Obsidian write it', async () => {
  const fence = (title: string) => `\`\`\`js ${title}\nx\n\`\`\`\n\n`
  const { site, article } = vault({
    'a.md': ['title:a.js', 'title:"Tệp một"', "fold title: 'b c'", 'title="d"'].map(fence).join(''),
  })
  expect((await site.build()).report).toBe('')
  const titles = Array.from(article('a').matchAll(/class="code-block-title">([^<]*)/g), ([, title]) => title)
  expect(titles).toEqual(['a.js', 'Tệp một', 'b c', 'd'])
})

test('two formulas may follow one another, and what is below them stays what it is', async () => {
  const { site, article } = vault({
    'a.md': 'One $\\iff$$v$ and $$w$$ two.\n\n## Heading\n\n> $$x$$\n\n- $ Three\n    - four $y$ five\n',
    'html.md': '<b>x</b> $a$$b$ c\n\n## Heading\n\n$$x$$\n',
  })
  const { report } = await site.build()
  expect(report).toBe('')
  expect(article('a')).toContain('id="heading"')
  expect(article('a').match(/class="math-block"/g)).toHaveLength(2)
  expect(article('a')).toContain('$ Three')
  expect(article('a')).not.toContain('\ufdd0')
  expect(article('html').match(/class="katex"/g)).toHaveLength(3)
})

test('an embedded canvas is drawn, with its cards and arrows as a list', async () => {
  const size = { width: 200, height: 60 }
  const nodes = [
    { id: 'g', type: 'group', x: -20, y: -40, width: 700, height: 300, label: 'All' },
    { id: 'a', type: 'text', text: '# Idea <b>\n\nSee [[b]] for $5 `x`', x: 0, y: 0, ...size, color: '4' },
    { id: 'b', type: 'file', file: 'docs/b.md', x: 300, y: 0, ...size, color: '"onload=' },
    { id: 'c', type: 'link', url: 'https://example.org/', x: 300, y: 100, ...size },
    { id: 'd', type: 'text', text: 'Nowhere' },
    { id: 'h', type: 'text', text: '**Bold** thing', x: 300, y: 180, ...size },
    { id: 'i', type: 'link', url: 'javascript:alert(1)', x: 300, y: 260, ...size },
    { id: 'j', type: 'file', file: 'docs/pics/a dot.svg', x: 300, y: 340, ...size },
  ]
  const edges = [
    { id: 'e', fromNode: 'a', fromSide: 'right', toNode: 'b', toSide: 'left', label: 'leads to' },
    { id: 'f', fromNode: 'a', toNode: 'gone' },
  ]
  const { site, article } = vault({
    'a.md': '![[plan.canvas]]\n\n![[broken.canvas]]\n',
    'b.md': '# B\n',
    'pics/a dot.svg': dot,
    'plan.canvas': JSON.stringify({ nodes, edges }),
    'broken.canvas': '{ oh',
  })
  const { report } = await site.build()
  expect(report).toBe('')
  const html = article('a')
  const [drawing = ''] = /<svg.*<\/svg>/s.exec(html) ?? []
  expect(drawing.match(/<rect/g)).toHaveLength(7)
  expect(drawing).toMatch(
    /<image href="\/assets\/images\/a%20dot-\w+\.svg" x="300" y="340" width="200" height="60">/,
  )
  expect(drawing.match(/<path/g)).toHaveLength(1)
  expect(Array.from(drawing.matchAll(/<text[^>]*>([^<]*)/g), ([, text]) => text)).toEqual([
    'All',
    'leads to',
    'Idea b',
    'See b for $5 x',
    'b',
    'https://example.org/',
    'Bold thing',
    'javascript:alert(1)',
  ])
  expect(html).toContain('<li><strong>Bold</strong> thing</li>')
  expect(html).not.toContain('href="javascript')
  expect(drawing).not.toContain('onload')
  expect(html.replace(/<svg.*<\/svg>/s, '')).toContain('<li>→ leads to: <a href="/b">b</a></li>')
  expect(html).toMatch(/<a href="[^"]*broken-\w+\.canvas"[^>]*>broken\.canvas<\/a><\/p><\/div>/)
})
