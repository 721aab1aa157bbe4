import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { sweep } from '../../../../tests/support/sweep.ts'
import { unescapeHtml } from '../../std/html.ts'
import { createHighlighter, knownLanguages } from './highlightCode.ts'

const highlight = createHighlighter()
const require = createRequire(import.meta.url)
const prism = require('prismjs') as { languages: object }
const { languages } = require('prismjs/components.json') as { languages: object }
const textOf = (html: string) => unescapeHtml(html.replace(/<\/?i[^>]*>/g, ''))

test.each([
  ['bash', 'for f in *.md; do echo "$f"; done # all', 'for'],
  ['sh', 'export A=1', 'export'],
  ['java', '@Override public int size() { return 1; }', 'public'],
  ['docker', 'FROM node:20 AS build\nRUN npm ci', 'FROM'],
  ['dockerfile', 'COPY . /app', 'COPY'],
  ['ini', '[section]\nkey = value', 'key'],
  ['groovy', 'def x = "a"', 'def'],
  ['hcl', 'resource "aws_vpc" "main" { cidr = "10.0.0.0/16" }', 'resource'],
  ['terraform', 'variable "a" { default = true }', 'true'],
  ['diff', '- old\n+ new', '- old'],
  ['python', 'def f(x): return None', 'def'],
  ['yaml', 'key: [1, "two"] # three', 'key'],
  ['yml', 'key: true', 'key'],
  ['nginx', 'server { listen 80; }', 'server'],
  ['tsx', 'const a: string = <B c="d">{e}</B>', 'const'],
  ['jsx', 'return <B c={() => 1} />', 'return'],
  ['http', 'GET /a HTTP/1.1\nHost: example.com', 'GET'],
  ['json', '{"a": [1, true, null]}', '"a"'],
  ['sql', 'SELECT * FROM t WHERE a = 1', 'SELECT'],
  ['css', '.a > b { color: red }', '.a'],
  ['html', '<p class="a">b</p>', 'p'],
  ['go', 'func main() { fmt.Println("a") }', 'func'],
  ['rust', 'fn main() { let x = 1; }', 'fn'],
  ['powershell', 'Get-Item $env:PATH | ForEach-Object { $_ }', 'Get-Item'],
  ['toml', '[a]\nb = 1', 'b'],
  ['makefile', 'all: a\n\techo $(B)', 'all'],
  ['console', '$ ls -l\ntotal 0', 'ls'],
  ['vue', '<template><p>a</p></template>', 'template'],
  ['php', '<?php echo 1;', 'echo'],
  ['csharp', 'public class A { }', 'public'],
  ['properties', 'a.b=c', 'a.b'],
  ['graphql', 'query { a }', 'query'],
  ['markdown', '# Title\n\n**strong**', 'Title'],
])('%s is coloured', (language, code, coloured) => {
  const html = highlight(code, language)
  expect(html).toMatch(/<i class=[a-z]>/)
  const runs = [...html.matchAll(/<i class=[a-z]>([^<]*)<\/i>/g)].map(([, text]) => unescapeHtml(text!))
  expect(runs.some((run) => run.includes(coloured))).toBe(true)
  expect(textOf(html)).toBe(code)
})

const sample = `/* a */ <b c="d &amp; e">f</b> // g
"h \${i}" 'j' \`k\` # l <!-- m --> -- n
@o class P { int q() { return 1.5e3; } }\t| r & s > t

{"u": [true, null]} --- +++ : ; % $ \\ é ệ 😀`

test.each(['no-such-language', 'constructor', '__proto__', 'extend', 'meta', '', 'js{1}', '../x'])(
  '%j is no language, and its code is escaped and nothing else',
  (language) => {
    expect(highlight('<b> & "c"', language)).toBe('&lt;b&gt; &amp; "c"')
  },
)

test('a run never crosses a line', () => {
  const html = highlight('/* a\nb */\nx = `c\nd`', 'js')
  for (const line of html.split('\n')) expect(line.match(/<i/g)?.length).toBe(line.match(/<\/i>/g)?.length)
})

test('neighbours of one colour are one run, with the blanks between them', () => {
  expect(highlight('export default function', 'js')).toBe('<i class=k>export default function</i>')
})

test('code keeps every letter, in each of three hundred languages', () => {
  require('prismjs/components/')()
  const known = Object.keys(languages).filter((language) => Object.hasOwn(prism.languages, language))
  expect(known.length).toBeGreaterThan(280)
  const tried = known.filter((_, index) => index % sweep(6, 1) === 0)
  for (const language of tried) expect(textOf(highlight(sample, language)), language).toBe(sample)
})

test('the middle of a word that is too long to read has the colour of the letters before it', () => {
  const key = 'k'.repeat(3000)
  expect(highlight(`a("${key}") // ${key}`, 'js')).toBe(
    `<i class=f>a</i>(<i class=s>"${key}"</i>) <i class=c>// ${key}</i>`,
  )
})

test('long code is coloured as short code is, also where it is cut', () => {
  const piece = '/* a\n\nb */\nfunction f() {\n\n  return `c\n\n  d`\n}\n\n'
  const html = highlight(piece.repeat(2000), 'js')
  expect(html).toBe(highlight(piece, 'js').repeat(2000))
})

test('code without lines is cut where it must be, and keeps every letter', () => {
  const code = 'let a = 1; '.repeat(3000)
  expect(textOf(highlight(code, 'js'))).toBe(code)
})

test('code nested too deeply for a grammar keeps its text', () => {
  const code = `${'#a '.repeat(3000)}x`
  expect(textOf(highlight(code, 'c'))).toBe(code)
})

test('a session marks prompts, output and the empty lines in output', () => {
  const session = '$ ls\na\n\nb\nme@host:~/src$ pwd\n/src'
  expect(highlight(session, 'console')).toBe(
    [
      '<i class=p>$ </i><i class=f>ls</i>',
      '<i class=u>a</i>',
      '<i class=u></i>',
      '<i class=u>b</i>',
      '<i class=p>me@host:~/src$ </i><i class=t>pwd</i>',
      '<i class=u>/src</i>',
    ].join('\n'),
  )
  expect(highlight(session, 'bash')).toBe(highlight(session, 'console'))
})

test('a lone # is the prompt of root, but a comment beside another prompt', () => {
  expect(highlight('# reboot', 'console')).toContain('<i class=p># </i>')
  expect(highlight('# Restart:\n$ reboot', 'console')).toContain('<i class=c># </i>')
})

test('without a prompt, nothing is taken for output', () => {
  expect(highlight('total 0', 'console')).toBe('total 0')
})

test('code looks the same whatever was coloured before it', () => {
  const code =
    '---\nkey: "a b"\n---\n\n# Title\n\n/** @param {string} x */\nconst a = /x[yz]+$/.test(`b`) // { color: red }\n<style>p { margin: 0 }</style>\n@Override void f() { __kernel g; }\n'
  const element =
    'const a = () => (\n  <b look={{ c: { color: "red" } }}>\n    <d e="f" g={{ color: "blue" }} />\n  </b>\n)'
  const colourIn = (names: string[]) => {
    for (const path of Object.keys(require.cache)) if (path.includes('prismjs')) delete require.cache[path]
    Reflect.deleteProperty(globalThis, 'Prism')
    const colour = createHighlighter()
    return new Map(names.map((name) => [name, colour(code, name) + colour(element, name)]))
  }
  const names = [...knownLanguages()]
  const forwards = colourIn(names)
  expect(colourIn([...names].reverse())).toEqual(new Map([...forwards].reverse()))
  // One that is defined from another before that is used.
  expect(colourIn(['tsx', ...names])).toEqual(forwards)
  expect(forwards.get('markdown')).toContain('<i class=r>key</i>')
})
