import { expect, test } from 'vitest'
import { testCompiler as compiler, testDocument } from '../markdown/testDocument.ts'
import { checkNotes } from './checkNotes.ts'

/** What the rules report of a note: the code, and what is underlined. */
const found = (text: string) =>
  checkNotes([testDocument(`# Note\n\n${text}\n`)], compiler).map(
    ({ code, where: { sourceLine, column, length } = {} }) => [
      code,
      sourceLine?.slice(column! - 1, column! - 1 + (length ?? 0)),
    ],
  )

test.each([
  ['See [[Backup plan]] first.', '[[Backup plan]]'],
  ['![[plan.png]]', '![[plan.png]]'],
  ['See [the guide] (./guide.md).', '[the guide] (./guide.md)'],
  ['See (the guide)[https://example.com/a].', '(the guide)[https://example.com/a]'],
  ['See (the guide)[guide.md].', '(the guide)[guide.md]'],
  ['See [the guide](my guide.md).', '[the guide](my guide.md)'],
  ['See ![a plan](my plan.png).', '![a plan](my plan.png)'],
  ['See [the guide](./guide.md "The guide).', '[the guide](./guide.md "The guide)'],
  ["See ![a plan](./plan.png 'A plan).", "![a plan](./plan.png 'A plan)"],
  ['$$\nx = 1\n\nText.', '$$'],
  ['Inline \\(x^2\\) here.', '\\(x^2\\)'],
  ['Block \\[ y = 1 \\].', '\\[ y = 1 \\]'],
  ['\\[\ny = 1\n\\]', '\\['],
  ['The letter \\(n\\).', '\\(n\\)'],
  ['See [the guide](./guide.md', '[the guide](./guide.md'],
  ['You ** must ** see it.', '** must **'],
  ['You **must ** see it.', '**must **'],
  ['Here x^2^ is a square.', '^2^'],
  ['**Note:**see it.', '**Note:**'],
  ['From**“here”**on.', '**“here”**'],
  ['It was ~~struck out.', '~~struck'],
  ['![a plan] (plan.png)', '![a plan] (plan.png)'],
  ['[ ] a task', '[ ]'],
  ['You **must see it.', '**must'],
  ['You see **“it” and\nmore.', '**“it”'],
  ['Person\n: who reads', ': who reads'],
  ['##Steps', '##Steps'],
  ['#Steps to take', '#Steps to take'],
  ['#Steps', '#Steps'],
  ['#No space\nThe text goes on here.', '#No space'],
  ['#First steps\nwith Sotay', '#First steps'],
  ['####### Seven', '####### Seven'],
  ['A line before.\n#######Seven', '#######Seven'],
  ['-[ ] a task', '-[ ]'],
  ['- []a task', '[]'],
  ['| Name | Size |\n| a | 1 |', '| Name | Size |'],
  ['::: spoiler\nText.\n:::', '::: spoiler'],
  [':: note', ':: note'],
  ['Text.\n\n:::', ':::'],
  ['It is *very important.', '*very'],
  ['*Very important\nin two lines.', '*Very'],
  ['It is _very important.', '_very'],
  ['_Note that you can.', '_Note'],
  ['1.Mở đầu', '1.Mở'],
  ['-Ăn sáng\n-Ăn trưa\n-Ăn tối', '-Ăn'],
  ['• One\n• Two', '•'],
  ['Well done :smiel:', ':smiel:'],
  ['!!! note\n    Text.', '!!! note'],
  ['> [!NOTICE]\n> Text.', '[!NOTICE]'],
  ['> [!NOTE] Text.', '[!NOTE]'],
  ['[TOC]', '[TOC]'],
  ['[[toc]]', '[[toc]]'],
  ['One&nsbp;two.', '&nsbp;'],
  ['It is ==important== here.', '==important=='],
  ['Run `npm start to begin.', '`'],
  ['- an item with [the guide] (./guide.md)', '[the guide] (./guide.md)'],
  ['| A |\n| - |\n| [[Plan]] |', '[[Plan]]'],
  ['| A | B\n| 1 | 2', '| A | B'],
])('"%s" is seen as it was typed', (text, written) => {
  expect(found(text)).toEqual([['printed-markup', written]])
})

test('bold text between letters and punctuation marks is reported as such, also where there are several', () => {
  const [first, ...others] = checkNotes([testDocument('# Note\n\n**Chú ý:**xem **"trích"**dẫn\n')], compiler)
  expect(first?.hint).toMatch(/^Put a space outside of the asterisks/)
  expect(others.every(({ hint }) => hint === first?.hint)).toBe(true)
})

test.each([
  ['/// note\nText.\n///', ['/// note']],
  ['/// details | Title\n    type: x\n///', ['/// details']],
  ['???+ warning\n    Text.', ['???+ warning']],
  ['=== "Linux"\n\n    Text.', ['=== "Linux"']],
  ['--8<-- "docs/a.md"', ['--8<-- "docs/a.md"']],
  ['Text.\n{: .cls }', ['{: .cls }']],
  [
    '[Go](https://example.com){ .md-button } ![a](https://example.com/a.png){ width=300 }',
    ['{ .md-button }', '{ width=300 }'],
  ],
  ['<p>\n![a](https://a.example/b.png) and **this**\n</p>', ['![a](https://a.example/b.png)', '**this**']],
  ['<details>\n- one\n- two\n</details>', ['- ']],
  ['The sum $y_1 $, [me](mailto:a b@c.example).', ['$y_1 $', '[me](mailto:a b@c.example)']],
  ['*[DNS]: Domain Name System', ['*[DNS]: Domain Name System']],
  ['Press ++ctrl+alt+del++ now :material-home:.', ['++ctrl+alt+del++', ':material-home:']],
  ['The version {{ version }}.', ['{{ version }}']],
  ['Text. {/* truncate */}', ['{/* truncate */}']],
  ['As said^[in another note].', ['^[in another note]']],
  ['- [/] half done\n- [-] given up\n- [x] done', ['[/]', '[-]']],
])('in plain Markdown, "%s" holds markup of other engines', (text, written) => {
  const plain = { ...compiler, options: { ...compiler.options, format: 'md' as const } }
  const problems = checkNotes([testDocument(`# Note\n\n${text}\n`, { format: 'md' })], plain)
  const found = problems.map(({ code, where: { sourceLine = '', column = 1, length = 0 } = {} }) => [
    code,
    sourceLine.slice(column - 1, column - 1 + length),
  ])
  expect(found.sort()).toEqual(written.map((each) => ['printed-markup', each]).sort())
})

test.each([
  'The patterns ^[a-z]+$ and x^[2] are text, i++ and ++j, a /// b, {a} and \\{.x\\}, and a === "b".',
  '- [1] and [2]\n- a [/] b',
  'It costs $5 and $ 6, $HOME and $a = 1$; **this** and 2**3**4, and <b>**</b>.',
])('in plain Markdown, "%s" holds nothing to report', (text) => {
  const plain = { ...compiler, options: { ...compiler.options, format: 'md' as const } }
  expect(checkNotes([testDocument(`# Note\n\n${text}\n`, { format: 'md' })], plain)).toEqual([])
})

test.each([
  'It costs 5 €*.\n\n*Without tax.',
  'Call f(*args), on *nix, with *.ts, _afterSwap (old), _app.tsx, _headers.json or snake_case; 5 * 3, a *b* and c_d_e.',
  '## _mint',
  '-Wall and -O2\n1.5 or 2.x\n\n1.e4 e5\n\n• one',
  'At 10:30:20, a:b:c, :smile: and std::vector::size.',
  'Compute x**(n)**2 or f(**kwargs), and **bold:** text or “**bold**”.',
  'A field a[i][j], a list [1], a mark [x] and [[1, 2], [3, 4]] are text, and so is `[[ -f x ]]`.',
  'The sets [0-9] and [^a-z]+ are text; 2**3 and 4**5, **/*.ts and **/*.js too.',
  'Call f(*args, **kwargs), match **/*.ts, or compute 2**3; \\**open and `**open` are text.',
  'Some **bold** and ***more***, **one**: two.',
  'The ratio is\n:two to one, :smile: and\n:: more.',
  'An escape: \\[the guide](./guide.md), \\[\\[Plan\\]\\], \\`npm, \\*\\* a \\*\\*, \\[text][label].',
  'In brackets: \\(as said\\), \\[see there\\], \\[1\\], `\\(x^2\\)`, \\\\(x^2\\\\), f\\(\\).',
  '| a | b |\n| - | - |\n| `x \\| y` | 2 |\n| only one |',
  '| a |\n| - |\n| 1 |\n\n> a | b\n> - | -\n> 1 | 2',
  '[//]: # (a comment)\n\n[//]: <> (a comment)\n\n[guide]: ./guide.md\n\n[site]: https://example.com "Title"',
  'See [todo].\n\n[TODO]: finish',
  '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg><my-part></my-part><center>x</center>',
  'Code: `[[Plan]]`, `[text] (./a.md)`, `` ` ``, `==a==`, `[^1]`, `htp://a.example`.',
  '```text\n##Steps\n[[Plan]]\n| a |\n| b |\n```',
  '- [ ] a task\n- [x] done',
  '#hashtag',
  '#hashtag begins this sentence.',
  '#hashtag begins this sentence,\nwhich ends in the next line.',
  '#Hashtag begins a line so long that it was broken at the width of the\neditor.',
  '#one #two #three',
  '#1 is the first',
  '## #include: what the preprocessor does',
  '| Step | Event |\n| - | - |\n| #PF exception | ##DB |',
  '|x| is a size\n|y| is one, too',
  'A word (in brackets) [and more](https://example.com), #hashtag, #1, a == b and c == d.',
  '[text](https://example.com/a(b)) and [one][two] and [two][] and [two].\n\n[two]: https://example.com',
  'A note[^1] and another[^long-name].\n\n[^1]: One.\n\n[^long-name]: Two.\n\n    More.',
  'AT&T; &amp;nbsp; &copy; AT&amp;T',
  '| a | b |\n| - | - |\n| 1 | 2 |',
  'See ftp://example.com, mailto:a@example.com, http://localhost:3000 and vscode://file/x.',
  'Open <http://localhost:3000/>, [`http://127.0.0.1:80/a`](http://127.0.0.1:80/a) or [it](https://localhost.example.com).',
  'A quote:\n\n> [!NOTE]\n> Text.',
  '[//]: # (a comment)',
  'f(x)[0] and f(x)[i].',
  '1. One\n   - a point\n\n- Two\n  - a point\n\n```text\n1. One\n  - a point\n```',
  'It is ~~gone~~, ~2~ too, in a~b and `H~2~O`.',
])('"%s" holds nothing to report', (text) => {
  expect(found(text)).toEqual([])
})

test.each([
  ['See [the guide][giude].\n\n[guide]: https://example.com', 'unknown-link-label', '[the guide][giude]'],
  ['See [the guide][].', 'unknown-link-label', '[the guide][]'],
  ['As said[^1].', 'unknown-footnote', '[^1]'],
  ['As said [^note].\n\n[^nots]: Text.', 'unknown-footnote', '[^note]'],
  ['Text.\n\n[^old]: Nothing refers to it.', 'unused-footnote', '[^old]'],
  ['[TODO]: finish', 'unused-link-label', '[TODO]'],
  ['[Note to self]: finish this part', 'unused-link-label', '[Note to self]'],
  ['| a | b |\n| - | - |\n| 1 | 2 | 3 |', 'dropped-cells', ''],
  ['> | a | b |\n> | - | - |\n> | 1 | 2 | 3 |', 'dropped-cells', ''],
  ['<blink2>x</blink2>', 'unknown-element', '<blink2'],
  ['Text.\n\n##\n\nMore.', 'empty-heading', ''],
  ['<a id="q">x</a> and <b id="q">y</b>', 'repeated-id', '"q"'],
  ['<span id="one">x</span>\n\n## One', 'repeated-id', '"one"'],
  ['<linkcard title="x">y</linkcard>', 'unknown-element', '<linkcard'],
  ['```pyhton\nx = 1\n```\n\n```pyhton\nx = 2\n```', 'unknown-code-language', 'pyhton'],
  ['<TabItem value="a">Text.</TabItem>', 'tab-outside-tabs', ''],
  ['See [a](file:///C:/a.md).', 'unreachable-address', 'file:///C:/a.md'],
  ['See [a](C:/notes/a.md).', 'unreachable-address', 'C:/notes/a.md'],
  ['See ![a](d:/a.png).', 'unreachable-address', 'd:/a.png'],
  ['See [a](http://localhost:8080/c).', 'unreachable-address', 'http://localhost:8080/c'],
  ['See [a](http://127.0.0.1).', 'unreachable-address', 'http://127.0.0.1'],
  ['See [a](https://[::1]:80/c).', 'unreachable-address', ''],
  ['See ![a](http://localhost:3000/a.png).', 'unreachable-address', 'http://localhost:3000/a.png'],
  ['See <a href="//app.localhost/c">a</a>.', 'unreachable-address', '//app.localhost/c'],
  ['See [a](javascript:alert).', 'unreachable-address', 'javascript:alert'],
  ['![it](https://www.youtube.com/watch?v=a)', 'unreachable-address', 'https://www.youtube.com/watch?v=a'],
  ['![it](https://youtu.be/a)', 'unreachable-address', 'https://youtu.be/a'],
  ['![it](https://x.com/anna/status/20)', 'unreachable-address', 'https://x.com/anna/status/20'],
  ['![it](https://)', 'unreachable-address', 'https://'],
  ['## One {#a b}', 'spaced-heading-id', '{#a b}'],
  ['<script>alert(1)</script>', 'inline-script', '<script'],
  ['See [a](htp://example.com/a).', 'misspelt-scheme', 'htp://example.com/a'],
  ['See htps://example.com/a.', 'misspelt-scheme', 'htps://example.com/a.'],
  ['See [a](http:/example.com).', 'misspelt-scheme', 'http:/example.com'],
  ['See http//example.com/a', 'misspelt-scheme', 'http//example.com/a'],
])('"%s" is reported as %s', (text, code, written) => {
  expect(found(text)[0]).toEqual([code, written])
})

test('a tag that HTML does not have is remarked on once in a note', () => {
  const text = '<theader>a</theader>\n\nText.\n\n<theader>b</theader> <tfooter>c</tfooter>'
  expect(found(text)).toEqual([
    ['unknown-element', '<tfooter'],
    ['unknown-element', '<theader'],
  ])
})

test('what HTML prints is found where it is, not at equal signs before it', () => {
  const text =
    '# A\n\nRun `npm start` first.\n\n<details><summary>Then `npm test` in <b>bold</b></summary></details>'
  const plain = { ...compiler, options: { ...compiler.options, format: 'md' as const } }
  const [first] = checkNotes([testDocument(text, { format: 'md' })], plain)
  expect(first).toMatchObject({ code: 'printed-markup', where: { line: 5, column: 24, length: 1 } })
})

test('a file that MkDocs would include is printed by its name', () => {
  const plain = { ...compiler, options: { ...compiler.options, format: 'md' as const } }
  const [first] = checkNotes([testDocument('# A\n\n{!docs/includes/a.md!}', { format: 'md' })], plain)
  expect(first).toMatchObject({ code: 'printed-markup', where: { line: 3, column: 1, length: 22 } })
})

test('a second heading of level 1 is remarked on, and others are not', () => {
  const codes = (text: string) =>
    checkNotes([testDocument(text)], compiler).map(({ code, level }) => [code, level])
  expect(codes('# A\n\n## B\n\n# C\n\n## D')).toEqual([['second-main-heading', 'info']])
  expect(codes('# A\n\n## B\n\n## C')).toEqual([])
  expect(codes('## B\n\n# C')).toEqual([])
})

test('a heading beside raw HTML is found by its words', () => {
  const text = '# A\n\nAs in B.\n\n<div>\n\n### B\n\n</div>\n\n# C'
  const document = testDocument(text, { format: 'md' })
  expect(checkNotes([document], compiler).map(({ code, where }) => [code, where?.line])).toEqual([
    ['skipped-heading-level', 7],
    ['second-main-heading', 11],
  ])
})

test('the hints name what is nearest', () => {
  const hints = (text: string) => checkNotes([testDocument(text)], compiler).map(({ hint }) => hint)
  expect(hints('```pyhton\nx\n```')).toEqual(['Did you mean "python"?'])
  expect(hints('```flowchrt\na --> b\n```')).toEqual([
    'Did you mean a diagram? Its language is "mermaid", and its first line begins with "flowchart".',
  ])
  expect(hints('[the guide][giude]\n\n[guide]: /x')).toEqual(['Did you mean "guide"?'])
  expect(hints('a[^note]\n\n[^nots]: Text.')).toContain('Did you mean "[^nots]"?')
  expect(hints('[a](htp://example.com)')).toEqual(['Did you mean "http://example.com"?'])
})

test('tabs may be in groups of the site', () => {
  const text =
    '<Tabs>\n<TabItem value="a">A</TabItem>\n</Tabs>\n\n<Own>\n<TabItem value="a">A</TabItem>\n</Own>\n'
  expect(found(text)).toEqual([])
})

test('the same slip in one line is found at each of its places', () => {
  const problems = checkNotes([testDocument('[[Plan]] and [[Plan]]')], compiler)
  expect(problems.map(({ where }) => where?.column)).toEqual([1, 14])
})

test('what Obsidian adds to Markdown is markup in a vault', () => {
  const text =
    '# Note\n\nSee [[Plan]], [[Plan#Use `npm` now]], ==this==, **that.\n\n> [!faq]- Title\n\n#Steps\n'
  const vault = { ...compiler, options: { ...compiler.options, obsidian: true } }
  expect(checkNotes([testDocument(text, vault.options)], vault).map(({ message }) => message)).toEqual([
    expect.stringContaining('"**that."'),
  ])
})

test.each([
  ['published: false', '"published: false" means', 'Write "draft: true".'],
  ['search: { exclude: true }', '"search.exclude: true" means', 'Write "unlisted: true".'],
  ['sidebar: { order: 2 }', '"sidebar.order: 2" means', 'Write "sidebar_position: 2".'],
  ['hide: [navigation, toc]', '"hide: navigation,toc" means', 'Write "hide_table_of_contents: true".'],
  ['redirect_from: [/a, /b]', '"redirect_from: /a,/b" means', 'Write "aliases: [/a,/b]".'],
])('"%s" is a field of another engine', (field, message, hint) => {
  const document = testDocument(`---\n${field}\n---\n\n# Note\n`)
  const [problem, ...others] = [...document.diagnostics, ...checkNotes([document], compiler)]
  expect([problem?.code, problem?.hint, others]).toEqual(['unknown-front-matter', hint, []])
  expect(problem?.message).toMatch(message)
})

test('fields of the site itself, and those that say what the note says already, are not remarked on', () => {
  const text =
    '---\norder: 2\nsidebar_position: 1\nweight: heavy\nprev: /a\nsearch: true\npublished: true\n---\n\n# A\n'
  const document = testDocument(text)
  expect([...document.diagnostics, ...checkNotes([document], compiler)]).toEqual([])
})
