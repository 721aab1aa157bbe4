import { expect, test } from 'vitest'
import { joinRuns, printEnvironment, withoutEnvironment } from './environment.ts'

const quote = (text: string) => `'${text}'`
const mark = (name: string) => `\uE000${name}\uE002`

// In the code that is expected, `@{` is the start of a placeholder.
test.each<[string, unknown, string, string, unknown]>([
  ['a variable', undefined, mark('KEY'), 'process.env.KEY', undefined],
  ['one with an odd name', undefined, mark('a-b'), "process.env['a-b']", undefined],
  ['one with a default', 'abc', mark('KEY'), "process.env.KEY || 'abc'", 'abc'],
  ['one in a text', '/undefined/x', `/${mark('KEY')}/x`, '`/@{process.env.KEY}/x`', '/undefined/x'],
  [
    'one with a default in a text',
    '/a`$/',
    `/${mark('KEY')}\`$/`,
    "`/@{process.env.KEY || 'a'}\\`$/`",
    '/a`$/',
  ],
  ['one that is empty by default', '/', `${mark('BASE')}/`, "`@{process.env.BASE || ''}/`", '/'],
  [
    'the year in a text',
    '2018-2026 N',
    `2018-${mark('new Date().getFullYear()')} N`,
    '`2018-@{new Date().getFullYear()} N`',
    '2018-2026 N',
  ],
  [
    'one that decides between two texts',
    'http://localhost:3000',
    `https://${mark('HOST')}`,
    "process.env.HOST ? `https://@{process.env.HOST}` : 'http://localhost:3000'",
    'http://localhost:3000',
  ],
  [
    'a text that is shorter without it',
    '/',
    `/${mark('A')}/`,
    "process.env.A ? `/@{process.env.A}/` : '/'",
    '/',
  ],
  [
    'two in a text',
    'a-b',
    `${mark('A')}-${mark('B')}`,
    '`@{process.env.A}-@{process.env.B}`',
    'undefined-undefined',
  ],
])('%s is kept as code', (_, plain, marked, code, unset) => {
  const { text } = joinRuns({ text: plain }, { text: marked }) as { text: string }
  expect(printEnvironment(text, quote)).toBe(code.replaceAll('@{', '$'.concat('{')))
  expect(withoutEnvironment({ text })).toEqual({ text: unset })
})

test('what a variable only decides is as it is without any', () => {
  const [plain, marked] = [
    { base: '/', list: [1], pattern: /a/, editUrl: quote },
    { base: '/preview/', list: [1, 2], pattern: /b/, other: [mark('KEY')] },
  ]
  expect(joinRuns(plain, marked)).toEqual({ ...plain, other: undefined })
  expect(printEnvironment('/', quote)).toBe(undefined)
})
