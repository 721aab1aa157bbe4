import { expect, test } from 'vitest'
import { findingsOf } from '../../../tests/support/findingsOf.ts'
import { testCompiler as compiler, testDocument } from '../markdown/testDocument.ts'
import { checkNotes } from './checkNotes.ts'

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
  expect(findingsOf(text)).toEqual([['printed-markup', written]])
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
  '| A |\n| - |\n| - one<br>- two |',
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
  expect(findingsOf(text)).toEqual([])
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
  ['See [x][nope] here.', '[x][nope]', 'unknown-link-label'],
  ['See !(a plan)[plan.svg].', '(a plan)[plan.svg]'],
  ['- [] to do', '[]'],
  ['- one\n- [ x ] done', '[ x ]'],
  ['［the guide］（./guide.md）', '［the guide］（./guide.md）'],
  ['＃ Heading', '＃'],
  ["'''js\na\n'''", "'''js"],
  ['``js\na\n``', '``js'],
  ['A text that ends.\n---\n\nMore.', '---', 'misread-markup'],
  ['```js\na\n~~~\n\nMore text.\n\n```', '~~~', 'misread-markup'],
  ['````js\na\n```\n\nMore text.\n\n````', '```', 'misread-markup'],
  ['Look: ! [a plan](./plan.svg)', '! [a plan](./plan.svg)', 'misread-markup'],
  ['Water is H~2~O.', '~2~', 'misread-markup'],
  ['- a\n  10. Ten\n\n     - a point', '- a point', 'misread-markup'],
])('"%s" is seen otherwise than it was meant', (text, written, code = 'printed-markup') => {
  expect(findingsOf(text)).toEqual([[code, written]])
})

test.each([
  'A heading\n---\n\nText.\n\n---\n\n> A quote.\n---\n\n- An item.\n---',
  '````md\n```js\na\n```\n\ntext\n````\n\n```text\nName\n~~~~\n\ntext\n```\n\n````md\n```\n````',
  '- [ ] to do\n- [x] done\n- [X] too\n- `[]` is a list\n- [`a` b] c\n- [ x ](./a.md)',
  "It is '''bold''', ``a`b``, ［a］（b） and Look! [a plan](./plan.svg)",
])('"%s" is seen as it was meant', (text) => {
  expect(findingsOf(text)).toEqual([])
})
