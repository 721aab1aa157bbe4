import { readdirSync, readFileSync } from 'node:fs'
import { signs } from './signs.ts'

const folder = new URL('../../engine/src/markdown/fixtures/', import.meta.url)
const fixtures = readdirSync(folder)
  .filter((name) => name.endsWith('.md'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))

type Random = () => number
const below = (limit: number, random: Random) => Math.floor(random() * limit)
const pick = <Value>(values: Value[], random: Random): Value => values[below(values.length, random)]!

/** A random note: pieces of syntax in any order, nested blocks, or a golden file with mistakes put into it. */
export function makeNote(random: Random): string {
  const kind = random()
  if (kind < 0.3) return makeSoup(random)
  if (kind < 0.5) return makeBlocks(random, 4)
  let note = kind < 0.6 ? makeBlocks(random, 4) : pick(fixtures, random)
  for (let count = 1 + below(4, random); count > 0; count--) note = spoil(note, random)
  return random() < 0.1 ? `---\n${makeSoup(random)}\n---\n${note}` : note
}

function makeSoup(random: Random): string {
  return Array.from({ length: 1 + below(24, random) }, () => pick(signs, random)).join('')
}

const indent = (text: string, by: string) => text.replace(/\n/g, `\n${by}`)

/** Valid blocks nested in each other, so that deep constructs are reached too. */
function makeBlocks(random: Random, depth: number): string {
  return Array.from({ length: 1 + below(3, random) }, () => makeBlock(random, depth)).join('\n\n')
}

function makeBlock(random: Random, depth: number): string {
  if (depth === 0) return makeInline(random, 2)
  const inner = () => makeBlocks(random, depth - 1)
  const line = () => makeInline(random, 2).replace(/\n/g, ' ')
  const colons = ':'.repeat(2 + depth)
  const shapes: (() => string)[] = [
    line,
    () => `${'#'.repeat(1 + below(6, random))} ${line()}`,
    () => `> ${indent(inner(), '> ')}`,
    () => `- ${indent(inner(), '  ')}\n- [x] ${line()}`,
    () => `1. ${indent(inner(), '   ')}`,
    () =>
      `${colons}${pick(['note', 'tip', 'code-group', 'spoiler'], random)} ${line()}\n\n${inner()}\n\n${colons}`,
    () =>
      `${'`'.repeat(3 + depth)}${pick(['js', 'mermaid', 'math', '', 'bash npm2yarn', 'js tab="a"'], random)}\n${inner()}\n${'`'.repeat(3 + depth)}`,
    () =>
      `<Tabs>\n<TabItem value="a">\n\n${inner()}\n\n</TabItem>\n<TabItem value="b" label={'b'}>${line()}</TabItem>\n</Tabs>`,
    () =>
      `<${pick(['details', 'Details', 'div', 'Admonition', 'Link to="a"', 'Own'], random)}>\n\n${inner()}\n\n</x>`.replace(
        /^<(\w+)([\s\S]*)<\/x>$/,
        '<$1$2</$1>',
      ),
    () => `| ${line()} | ${line()} |\n| - | :-: |\n| ${line()} | ${line()} |`,
    () => `$$\n${pick(['x^2', '\\frac{1}', '\\fra', ''], random)}\n$$`,
    () => `a[^1]\n\n[^1]: ${indent(inner(), '    ')}`,
    () => `![${line()}](./a.png "${line()}")`,
    () =>
      `<CodeBlock language="js" title={'a'}>{\`${pick(signs, random).replace(/[`\\$]/g, '')}\`}</CodeBlock>`,
  ]
  return pick(shapes, random)()
}

function makeInline(random: Random, depth: number): string {
  if (depth === 0) return pick(['word', 'Tiếng Việt', '😀', pick(signs, random)], random)
  const inner = () => makeInline(random, depth - 1)
  const shapes: (() => string)[] = [
    () => `*${inner()}*`,
    () => `**${inner()}** ${inner()}`,
    () => `[${inner()}](./a.md "${inner()}")`,
    () => `\`${inner()}\``,
    () => `$${inner()}$`,
    () => `<b>${inner()}</b>`,
    () => `<Own a={1}>${inner()}</Own>`,
    () => `{${pick(['1', '"a"', 'a.b', '<b>c</b>', '[1, "2"]', '() => 1', 'frontMatter.title'], random)}}`,
    () => `${inner()} ${inner()} ${inner()}`,
    () => `:text[${inner()}]`,
    () => `~~${inner()}~~ <kbd>${inner()}</kbd> :smile:`,
  ]
  return pick(shapes, random)()
}

function spoil(note: string, random: Random): string {
  const at = below(note.length + 1, random)
  const to = Math.min(note.length, at + below(40, random))
  switch (below(6, random)) {
    case 0:
      return note.slice(0, at) + note.slice(to)
    case 1:
      return note.slice(0, at) + pick(signs, random) + note.slice(at)
    case 2:
      return note.slice(0, at)
    case 3:
      return note.slice(0, to) + note.slice(at, to).repeat(1 + below(4, random)) + note.slice(to)
    case 4:
      return note.slice(0, at) + pick(fixtures, random).slice(0, 200) + note.slice(at)
    default:
      return note.replaceAll('\n', pick(['\n> ', '\n  ', '\n    ', '\n- ', '\r\n'], random))
  }
}
