import { expect, test } from 'vitest'
import { testHtml } from '../../../../tests/support/testHtml.ts'
import { expectLinear } from '../../std/testGrowth.ts'
import { testDocument } from '../testDocument.ts'

test('a formula is text as it is read, not as it is typed', () => {
  const { sections } = testDocument('The sum $\\sum_i x_i$ is\n\n$$\n\\alpha\n$$\n')
  expect(sections[0]!.text).toBe('The sum ∑_i x_i is α')
  const textOf = (tex: string) => testDocument(`Text $${tex}$.`).sections[0]!.text
  expect(textOf('\\Theta(n \\log n)')).toBe('Text Θ(n log n).')
  expect(textOf('\\frac{n}{2} \\le \\sqrt{n} \\text{ for all } n')).toBe('Text n/2 ≤ √(n) for all n.')
  expect(textOf('\\left\\lfloor x \\right\\rfloor \\in \\mathbb{N}')).toBe('Text ⌊ x ⌋ ∈ N.')
})

test('a formula in a heading gives the id that its source gives', () => {
  const { headings } = testDocument('## The size $n$\n')
  expect(headings[0]!.id).toBe('the-size-n')
})

test.each([
  ['plain Markdown', 'note.md', { format: 'md' as const }],
  ['MDX', 'note.mdx', {}],
])('braces in formulas are no expressions in %s', (_, path, changes) => {
  const document = testDocument('A half is $\\frac{1}{2}$, <b>and</b> $$\\text{x}$$.', changes, path)
  expect(document.diagnostics).toEqual([])
  expect(testHtml(document).match(/<math/g)).toHaveLength(2)
})

test('without formulas switched on, dollar signs are text and the fence is code', () => {
  const html = testHtml(testDocument('A $x$.\n\n```math\nx\n```\n', { math: false }))
  expect(html).toContain('<p>A $x$.</p>')
  expect(html).toContain('class="language-math theme-code-block"')
})

test('the time for formulas grows with their number', async () => {
  const formulas = (count: number) =>
    Array.from({ length: count }, (_, n) => `Formula ${n}: $\\sqrt{x_{${n}}} + \\frac{a}{b}$`).join('\n\n')
  const compile = (text: string) => testDocument(text)
  expect(testHtml(compile(formulas(200))).match(/<math/g)).toHaveLength(200)
  await expectLinear(formulas, compile, 400)
})
