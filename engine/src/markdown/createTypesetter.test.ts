import { expect, test, vi } from 'vitest'
import { createTypesetter } from './createTypesetter.ts'

const typeset = createTypesetter()

test('a formula becomes HTML for the eye and MathML for the ear', () => {
  const { html } = typeset('x^2', false) as { html: string }
  expect(html).toContain('<math xmlns="http://www.w3.org/1998/Math/MathML"><semantics>')
  expect(html).toContain('<span class="katex-html" aria-hidden="true">')
  expect((typeset('x^2', true) as { html: string }).html).toContain('display="block"')
})

test('a formula within a text is marked if so much of it stands in one piece that it may be wider than a phone', () => {
  const isWide = (tex: string, isBlock = false) =>
    (typeset(tex, isBlock) as { html: string }).html.includes('formula-wide')
  const terms = Array.from({ length: 20 }, (_, index) => `x_{${index}}`).join('+')
  expect([isWide('x^2'), isWide(terms), isWide(`\\left(${terms}\\right)`)]).toEqual([false, false, true])
  expect(isWide(`\\left(${terms}\\right)`, true)).toBe(false)
})

test.each([
  ['a_{\\max}', '<msub><mi>a</mi><mrow><mi>max</mi><mo>\u2061</mo></mrow></msub>'],
  ['a_{\\max}^2', '<msubsup><mi>a</mi><mrow><mi>max</mi><mo>\u2061</mo></mrow><mn>2</mn></msubsup>'],
  ['\\frac{\\log}{2}', '<mfrac><mrow><mi>log</mi><mo>\u2061</mo></mrow><mn>2</mn></mfrac>'],
  ['\\log x', '<mrow><mi>log</mi><mo>\u2061</mo><mi>x</mi></mrow>'],
])('in %s the name of a function is one part of what it stands in', (tex, mathml) => {
  expect((typeset(tex, false) as { html: string }).html).toContain(mathml)
})

test.each([
  ['a \\bmod b', '<mrow><mi>mod</mi></mrow>'],
  [
    '\\mathrm{AB} + \\mathrm{d}x',
    '<mrow><mi>AB</mi></mrow><mo>+</mo><mi mathvariant="normal">d</mi><mi>x</mi>',
  ],
  ['a \\overset{!}{=} b', '<mrow><mover><mrow><mo>=</mo></mrow><mo stretchy="false" '],
])('in %s no sign holds elements, and a name is a word', (tex, mathml) => {
  const { html } = typeset(tex, false) as { html: string }
  expect(html).toContain(mathml)
  expect(html).not.toMatch(/<m[io]\b[^<>]*><m/)
})

test.each([
  ['\\bbox[yellow, 5px, border: 1px solid red]{x^2}', 'mathbackground="yellow"'],
  ['\\bbox[#ff0]{x}', 'mathbackground="#ff0"'],
  ['\\bbox[5px, border: 2px solid]{x}', 'notation="box"'],
  ['\\bbox[5px]{x}', '<mrow><mi>x</mi></mrow>'],
  ['\\bbox{x}', '<mrow><mi>x</mi></mrow>'],
  ['\\cancelto{0}{x}', '<msup><menclose notation="updiagonalstrike"><mi>x</mi></menclose>'],
])('%s is a command of MathJax that KaTeX does not have', (tex, mathml) => {
  expect((typeset(tex, false) as { html: string }).html).toContain(mathml)
})

test('the same formula is typeset once', () => {
  expect(typeset('a+b', false)).toBe(typeset('a+b', false))
  expect(typeset('a+b', false)).not.toBe(typeset('a+b', true))
})

test('a mistake is reported in one line', () => {
  expect(typeset('\\fra{x}', false)).toEqual({ reason: 'Undefined control sequence: \\fra' })
  expect(typeset('\\frac{x', false)).toEqual({
    reason: "Unexpected end of input in a macro argument, expected '}'",
  })
})

test('letters that KaTeX has no sizes for give no message', () => {
  const warn = vi.spyOn(console, 'warn')
  expect(typeset('\\text{mật độ} + ệ + 😀', false)).toHaveProperty('html')
  expect(warn).not.toHaveBeenCalled()
  expect(console.warn).toBe(warn)
  warn.mockRestore()
})

test('a formula that calls itself without end is a mistake', () => {
  expect(typeset('\\def\\a{\\a\\a}\\a', false)).toHaveProperty('reason')
})

test('no formula can bring a link or a script into the page', () => {
  const { html } = typeset('\\href{javascript:alert(1)}{x}', false) as { html: string }
  expect(html).not.toContain('<a ')
})

test('a formula longer than anybody reads is refused instead of being typeset for minutes', () => {
  const typeset = createTypesetter()
  expect(typeset('('.repeat(5001), false)).toEqual({ reason: 'It has more than 5000 letters' })
  expect(typeset('x'.repeat(5000), false)).toHaveProperty('html')
})

test('environments that only other engines have are set as those that are nearly the same', () => {
  const typeset = createTypesetter()
  for (const name of ['flalign*', 'eqnarray', 'multline'])
    expect(typeset(`\\begin{${name}}a = b\\end{${name}}`, true)).toHaveProperty('html')
})

test('formulas of chemistry are set as MathJax sets them', () => {
  const typeset = createTypesetter()
  expect(typeset('\\ce{2Mg + O2 ->[heat] 2 MgO}', false)).toHaveProperty('html')
  expect(typeset('\\pu{123 kJ/mol}', false)).toHaveProperty('html')
  expect(typeset('\\cell', false)).toHaveProperty('reason')
})
