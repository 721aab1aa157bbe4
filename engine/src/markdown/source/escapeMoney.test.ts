import { expect, test } from 'vitest'
import { expectLinear } from '../../std/testGrowth.ts'
import { escapeMoney } from './escapeMoney.ts'

test.each([
  'It costs $5 and $10.',
  'From $20,000 to USD$30.',
  '5 $ and 10 $ more, or 5$ and 6$.',
  'Set $HOME and $PATH.',
  '`$a$` and `$b`',
  'It costs $5. Run `$HOME`.',
  '```sh\necho $a$b\n```',
  '~~~\n$x$\n~~~',
  '[a](/x?a=$b&c=$.html)',
  'https://example.com/?a=$b&c=$',
  '<a title="$x$">a</a>',
  '\\$x\\$',
  '{/* $x$ */} <!-- $x$ -->',
  'One $5\n\ntwo 6$',
  'US$5 and 5$ to 6$.',
  'For US$5 a day, or 10$.',
  'Between $100 and 200$.',
  'Từ $1.000 đến 2.000$.',
])('%j holds no formula', (text) => {
  expect(escapeMoney(text)).toBeUndefined()
})

test.each([
  '$x$',
  '$ x $',
  '$$x$$',
  '$$\nx\n$$',
  'with $a$ and $5 + b$.',
  '($x$)-($y$)',
  '$\\$5$',
  '$2 mod 10$',
  'n$x_1$',
  'CO$2$ and góc$30^\\circ$',
  '$op_{mem\\_x} $ and $ \\sqrt{2}$',
  '> $$\n> x\n> $$',
])('%j is left as it is', (text) => {
  expect(escapeMoney(text)).toBe(text)
})

test('beside formulas, dollar signs that mean money are escaped', () => {
  expect(escapeMoney('$5 for $x$, $10 for $y$.')).toBe('\\$5 for $x$, \\$10 for $y$.')
  expect(escapeMoney('$x$, `$5` and ($5)-($6)')).toBe('$x$, `$5` and (\\$5)-(\\$6)')
})

test('a dollar sign before a blank does not begin a formula that ends in another item or behind an empty line', () => {
  expect(escapeMoney('- $ One\n    - two $x$ of them')).toBe('- \\$ One\n    - two $x$ of them')
  expect(escapeMoney('> > - $ One\n> >\n> > $x$ of $ them')).toBe('> > - \\$ One\n> >\n> > $x$ of \\$ them')
  expect(escapeMoney('$ x\n= y $')).toBe('$ x\n= y $')
})

test.each(['$ ', '$a', '$$ ', '`$ ', '$`', '$<!--$', '${/*', '<a "$', '$~~~\n', '${{'])(
  'the time for very many %j grows with their number',
  async (sign) => {
    await expectLinear((size) => sign.repeat(size), escapeMoney, 100_000)
  },
)

test('quotation marks of TeX in a formula begin no code', () => {
  expect(escapeMoney('x $\\text{``a"}$ y, $5')).toBe('x $\\text{``a"}$ y, \\$5')
  expect(escapeMoney('$5 ``a$`` and $6')).toBe(undefined)
})
