import { expect, test } from 'vitest'
import { testHtml } from '../../../../tests/support/testHtml.ts'
import { plainFields, tagsIn } from '../source/obsidianSource.ts'
import { testDocument } from '../testDocument.ts'

test('lines of a paragraph are lines on the page where a site says so', () => {
  const note = [
    'one\n*two*\n*three*  \nfour `a\nb`',
    '- x\n  y\n  - z\n- w',
    '> [!tip] Title\n> first\n> second',
    '```\na\nb\n```',
    '![[Note]]\nbelow',
    '$$\na\nb\n$$',
  ].join('\n\n')
  const options = { obsidian: true, format: 'md' } as const
  const written = testHtml(testDocument(note, { ...options, lineBreaks: true }))
  expect(written).toContain('<p>one<br>\n<em>two</em><br>\n<em>three</em><br>\nfour <code>a b</code></p>')
  expect(written.replace(/\s+/g, ' ')).toContain('<li>x<br> y <ul> <li>z</li> </ul> </li>')
  expect(written).toContain('first<br>\nsecond</p>')
  expect(written.match(/<br>/g)).toHaveLength(5)
  expect(testHtml(testDocument(note, options)).match(/<br>/g)).toHaveLength(1)
})

test('the text of a picture may end in its size, in a vault', () => {
  const vault = (text: string) => testHtml(testDocument(text, { obsidian: true, format: 'md' }))
  expect(vault('![plan|120](x.png)')).toContain(' alt="plan" width="120">')
  expect(vault('![120x80](x.png)')).toContain(' alt="" width="120" height="80">')
  expect(vault('<img src="x.png" alt="120">')).toContain(' alt="120">')
  expect(testHtml(testDocument('![plan|120](x.png)'))).toContain(' alt="plan|120">')
})

test('a name with an empty label is a link without one', () => {
  const text = testHtml(
    testDocument('One [[b|]] two [[a|]] three `[[c|]]`.', { obsidian: true, format: 'md' }),
  )
  expect(text.replace(/ href="[^"]*"/g, '')).toBe(
    '<p>One <a>b</a> two <a>a</a> three <code>[[c|]]</code>.</p>',
  )
})

test('a callout may be of any kind, and its first line is no heading where an empty item follows', () => {
  const vault = (text: string) => testHtml(testDocument(text, { obsidian: true, format: 'md' }))
  const titleOf = (text: string) => /admonition-heading">([^<]*)</.exec(vault(text))?.[1]
  expect(titleOf('> [!Parameter Values (input):]\n> x')).toBe('Parameter values (input):')
  expect(titleOf('>[! warning ] Note:\n>x')).toBe('Note:')
  expect(titleOf('>[!note]\u00a0By memory\n>x')).toBe('By memory')
  expect(titleOf('>[!abstract] Related\n>- \n\n## Next')).toBe('Related')
  expect(testDocument('>[!abstract] Related\n>- ', { obsidian: true, format: 'md' }).headings).toEqual([])
  expect(vault('> Text\n> -')).toContain('<h2')
  expect(vault('> [!] x')).toContain('<blockquote>')
})

test('an id at the end of a quote is that of the whole quote', () => {
  const text = testHtml(
    testDocument('> [!note] A\n> one\n^a\n\n> two ^b\n>\n> three ^c', { obsidian: true, format: 'md' }),
  )
  expect(text.replace(/\s*\n\s*/g, '')).toMatch(
    /^<span id="\^a"><\/span><div class="theme-admonition.*<p>one<\/p><\/div><\/div><span id="\^c"><\/span><blockquote><p id="\^b">two<\/p><p>three<\/p><\/blockquote>$/,
  )
})

const vault = (text: string) => testDocument(text, { obsidian: true, format: 'md' })

test('footnotes may be in the text, and problems in them have their place', () => {
  const text = 'One^[a *note* with `c]` and [[gone]]] $x^[2]$ `^[no]`.\n\nTwo^[b].'
  const written = testHtml(vault(text))
  expect(written).toContain('One<sup>')
  expect(written).toContain('<code>^[no]</code>')
  expect(written).toMatch(/a <em>note<\/em> with <code>c]<\/code> and <a[^]*<p>b <a/)
  expect(written.match(/data-footnote-ref/g)).toHaveLength(2)
  expect(vault(text).references).toMatchObject([{ where: { line: 1, column: 31, length: 4 } }])
  expect(testHtml(testDocument('One^[a].', { format: 'md' }))).toBe('<p>One^[a].</p>')
})

test('a task is ticked by any sign', () => {
  const written = testHtml(vault('- [?] a\n- [-] b\n  1. [/] c\n- [ ] d\n- [e](x.md)'))
  expect(written.match(/ checked /g)).toHaveLength(3)
  expect(written.match(/type="checkbox"/g)).toHaveLength(4)
})

test('a film has the width of its label, a PDF is a link with its name alone', () => {
  const { references } = vault('![[f.mp4|300]] ![[p.png|100x]]')
  expect(JSON.stringify(references).match(/width=\\"\d+/g)).toEqual(['width=\\"300', 'width=\\"100'])
  const pdf = vault('![[d.pdf#page=3]]')
  expect(testHtml(pdf)).toContain('>d.pdf</a>')
  expect(pdf.references).toMatchObject([
    { kind: 'link' },
    { isTwin: true, tag: [expect.stringContaining('title="d.pdf"'), '></iframe>'] },
  ])
})

test('formulas that follow each other at once are all blocks', () => {
  const written = testHtml(vault('$$a$$$$b$$\n\n> $$c$$$$\n> d\n> $$'))
  expect(written.match(/class="math-block"/g)).toHaveLength(4)
  expect(written).not.toContain('$')
})

test('of names in a line, the one that is missing is marked', () => {
  const { references } = vault('[[note (of gone)|a]] and [[gone |b]] <b>c</b>')
  expect(references).toMatchObject([{ where: { column: 3 } }, { where: { column: 28, length: 4 } }])
})

test('a link of HTML that is not closed ends with its paragraph, so that names below are links', () => {
  const text =
    'Use the <a> tag\n\n- [[b|b]], [[A note]] and [[b|other]]\n\n| <a> | [[c\\|c]] |\n|-|-|\n\n<a href="x.md">\n\n![](p.png)\n\n</a>'
  const written = testHtml(vault(text)).replace(/ href="[^"]*"/g, '')
  expect(written).toContain('<p>Use the <a> tag</a></p>')
  expect(written).toContain('<li><a>b</a>, <a>A note</a> and <a>other</a></li>')
  expect(written).toContain('<a>c</a></th>')
  expect(written).toMatch(/<a>\s*<p><img/)
})

test('an id may end the first line of an item that goes on', () => {
  const text =
    '1. one ^a1\n\t![[p.png]]\n2. two ^b1\n   more\n3. three\n   more ^no 4\n\n- four ^c1\n  more\n\n- five'
  const { anchors } = vault(text)
  expect([...anchors]).toEqual(['^a1', '^b1', '^c1'])
  expect(testHtml(vault(text))).not.toMatch(/\^[abc]1(?!")/)
})

test('a task is named by its text, without the sizes of its pictures', () => {
  const written = testHtml(
    vault('- [ ] one\n  ![[p.png|30]]\n- [ ] two ![plan|120](x.png) ![[q.png|a q|20]]'),
  )
  expect(Array.from(written.matchAll(/aria-label="([^"]*)"/g), ([, name]) => name)).toEqual([
    'one',
    'two plan a q',
  ])
})

test('a name between double brackets has one line', () => {
  expect(testHtml(vault('a [[Sub\nline]] b ![[x\ny.png]] [[ok]]')).replace(/ href="[^"]*"/g, '')).toBe(
    '<p>a [[Sub\nline]] b ![[x\ny.png]] <a>ok</a></p>',
  )
})

test('tags in the text may hold marks of letters and pictures; descriptions are shown without brackets', () => {
  const line = '#emoji😀 #हिन्दी #a/b/ #😀 #12 #2024-01 a#b'
  expect(tagsIn([line])).toEqual(['emoji😀', 'हिन्दी', 'a/b', '2024-01'])
  expect(plainFields({ description: 'See [[a|b]] and [[c#d]]' })).toEqual({ description: 'See b and c > d' })
})

test('the id below a picture is that of the picture, which stays', () => {
  const written = testHtml(
    testDocument('Text.\n\n![](x.png)\n^a\n\n> Quote\n\n^b\n\nEnd.', { obsidian: true, format: 'md' }),
  )
  expect(written).toMatch(/<p>Text\.<\/p>\n<p id="\^a"><img [^>]*><\/p>\n<span id="\^b"><\/span><blockquote>/)
})

test('the id right below a table is that of the table, not a row of it', () => {
  const table = '| a | b |\n|---|---|\n| 1 | 2 |\n'
  const written = testHtml(vault(`${table}^one\n\nEnd.\n\n${table}\n^two\n\n${table}| ^3 | x |\n`))
  expect(written).toMatch(/^<span id="\^one"><\/span><[^]*<span id="\^two"><\/span><[^]*\^3/)
  expect(written.match(/<tr>/g)).toHaveLength(7)
})

test('what Logseq writes is read: fields, blocks, tasks, boxes, sizes of pictures', () => {
  const [one, two] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']
  const text = `type:: paper
alias:: a

- **One** [[b]]
  id:: ${one}
  collapsed:: true
  card-last-score:: 5
  more of it
  author:: [[c]]
\t- ## Two
\t  id:: ${two}
\t- TODO do \`TODO ((${one}))\`
\t  SCHEDULED: <2026-01-02 Fri>
\t  :LOGBOOK:
\t  CLOCK: [2026-01-02 Fri 10:00:00]
\t  :END:
\t- DONE [that](((${one})))
- #+BEGIN_TIP
  Tip.
  #+END_TIP
  id:: 33333333-3333-4333-8333-333333333333
- [d]([[e f]]) ((${one})) {{cloze hidden}} #[[d e]] ^^marked^^ {{query (task)}}
- ![x](p.png){:height 3, :width 40}
- ls-type:: annotation
  id:: 44444444-4444-4444-8444-444444444444
  Found
- Then,
  id:: 55555555-5555-4555-8555-555555555555
  $$
  y
  $$
- \`\`\`yaml
  id:: code
  \`\`\``
  const document = testDocument(text, { obsidian: 'logseq', format: 'md', lineBreaks: true })
  const written = testHtml(document).replace(/ href="[^"]*"/g, '')
  expect([...document.anchors]).toContain(`^${one}`)
  expect(written).toContain('<p>type: paper</p>')
  expect(written).toMatch(
    /<li id="\^1[-1\d]+"><strong>One<\/strong> <a>b<\/a><br>\s*more of it<br>\s*author: <a>c<\/a>\s*<ul/,
  )
  expect(written).toMatch(/<li id="\^2[-\d]+">\s*<h2/)
  expect(written).toMatch(/<li id="\^4[-\d]+">Found<\/li>\s*<li id="\^5[-\d]+">Then,/)
  expect(written).toMatch(/type="checkbox"[^>]*>\s*do <code>TODO \(\(1[-1\d]+\)\)<\/code>\s*<\/li>/)
  expect(written).toMatch(/checked[^>]*>\s*<a>that<\/a>/)
  expect(written).toMatch(/<li id="\^3[-\d]+">\s*<div class="theme-admonition theme-admonition-tip/)
  expect(written).toContain('<a>d</a>')
  expect(written).toContain(' hidden <a>d e</a> <mark>marked</mark>')
  expect(written).toContain('alt="x" width="40"')
  expect(written).toContain('id:: code')
  expect(written.replace(/id:: code/, '')).not.toMatch(/::|LOGBOOK|SCHEDULED|query|\ufdd0|>\(\(/)
})

test.each([
  ['[a](b){ .big #c target=_blank }', '<a href="b" id="c" target="_blank" class="big">a</a>'],
  ['![a](/b.png){width="300"}', ' width="300"'],
  ['![a](/b.png){: align=left }.', 'align="left"'],
  ['`a`{.b} c', '<p><code class="b">a</code> c</p>'],
  ['## A { .b #c }', '<h2 class="anchor b" id="c"'],
  ['# A ![i](/i.png){: width=80 }', 'alt="i" width="80"></h1></header>'],
  ['![a](/b.png){: style="height: 80px" }', 'style="height: 80px"'],
  ['A\nb\n{: .c }', '<p class="c">A\nb</p>'],
  // No attributes, or none that a page may get.
  ['`a` {.b}', '<p><code>a</code> {.b}</p>'],
  ['*a*{x}', '<p><em>a</em>{x}</p>'],
  ['a {.b}', '<p>a {.b}</p>'],
  ['[a](b){ href=javascript:x onclick=x }', '<p><a href="b">a</a></p>'],
])('attributes in braces are read: %j', (text, html) => {
  expect(testHtml(testDocument(text, { attributes: true, format: 'md' }))).toContain(html)
})

test('without the setting they are text, but for the id of a heading', () => {
  const html = testHtml(testDocument('[a](b){ .c }\n\n## D {#e}', { format: 'md' }))
  expect(html).toContain('</a>{ .c }')
  expect(html).toContain('id="e"')
})

test('boxes of MkDocs are read, also in each other and in lists, and tabs stand below each other', () => {
  const text = `# A

!!! warning "Look *out*"
    One.

    ??? tip
        Two.

            code

    - Three

\`\`\`md
!!! note
    Shown.
\`\`\`

- Item

    !!! abstract inline
        Four.

=== "Tab \`x\`"

    Five.

???+ note ""
    Six.
`
  const document = testDocument(text, { indentedBoxes: true, format: 'md' })
  expect(document.diagnostics).toEqual([])
  const html = testHtml(document)
  const kinds = Array.from(html.matchAll(/theme-admonition-(\w+)/g), ([, kind]) => kind)
  expect(kinds).toEqual(['warning', 'tip', 'info', 'note'])
  expect(html).toContain('Look <em>out</em>')
  expect(html).toMatch(/<details[^>]*>(?:(?!<\/details>)[^])*Two\./)
  expect(html).toMatch(/<details[^>]*open[^>]*>(?:(?!<\/details>)[^])*Six\./)
  expect(html).toMatch(/<li>(?:(?!<\/li>)[^])*Four\./)
  expect(html).toContain('<p><strong>Tab <code>x</code></strong></p>\n<p>Five.</p>')
  expect(html).toContain('Shown.')
  expect(html).not.toContain('!!! abstract')
  expect(testHtml(testDocument('!!! note\n    a', { format: 'md' }))).toContain('!!! note')
})

test('titles and descriptions are without attributes in braces and the heads of boxes', () => {
  const titled = testDocument('# A ![i](/i.png){ width=80 }\n\n!!! note\n    Text{ .b }.', {
    attributes: true,
    format: 'md',
  })
  expect(titled.contentTitle).toBe('A i')
  expect(titled.excerpt).not.toMatch(/[{!]/)
})
