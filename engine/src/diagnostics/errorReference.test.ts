import { expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { allCodes, examplesOf, explainCode, explanationOf } from './errorReference.ts'

test('a code is explained with its title, its wording and what to do', () => {
  expect(explainCode('port-busy')).toMatchInlineSnapshot(`
    "port-busy: Ports in use

    error  port-busy
      Other programs are listening on port 3000 of localhost and on all ports after it up to 3020.
      End one of them, or choose another port with --port; --port 0 takes any that is free.

    Each port of a computer belongs to one program at a time. Sotay tries the next twenty by itself.

    Before (-) and after (+):
      - sotay start --port 3000
      + sotay start --port 0

    It is an error, and no setting makes it less."
  `)
})

test('the explanation of a code shows its cause, an example before and after, and how strict Sotay is', () => {
  expect(explainCode('misspelt-scheme')).toMatchInlineSnapshot(`
    "misspelt-scheme: Address whose beginning is misspelt

    warning  misspelt-scheme
      "htp://example.com" does not begin like an address of the web.
      Did you mean "http://example.com"?

    Without "https://" or "http://" a browser looks for a page of this site, or asks for a program.

    Before (-) and after (+):
      - [docs](htp://example.com)
      + [docs](http://example.com)

    Only "sotay check" reports it, which fails because of it only with --strict."
  `)
})

test.each(allCodes)('%s is explained in full', (code) => {
  const { cause, correction, strictness } = explanationOf(code)
  expect(cause).toMatch(/[.!?]$/)
  expect(correction).toMatch(/^- \S[^]*^\+ \S/m)
  expect(correction.split('\n').filter((line) => !/^[-+](?: |$)/.test(line))).toEqual([])
  expect(strictness).toMatch(/\.$/)
  expect(explainCode(code)).toContain(cause)
})

test('a setting that softens a problem is named', () => {
  expect(explainCode('broken-anchor')).toContain('"onBrokenAnchors"')
  expect(explainCode('image-without-alt')).toContain('--strict')
  expect(explainCode('unknown-setting')).toContain('no setting makes it less')
})

test('every problem of the catalogue has an example, and no other', () => {
  expect([...allCodes].sort()).toEqual(Object.keys(catalogue).sort())
  expect(allCodes.filter((code) => examplesOf(code).length === 0)).toEqual([])
})

test.each(allCodes)('%s has a title, a message that is a sentence, and nothing undefined in it', (code) => {
  for (const { title, message, hint } of examplesOf(code)) {
    expect(title).toMatch(/^\p{Lu}.*[^.]$/u)
    expect(message).toMatch(/[.:]$|\n {2}- .+$/)
    expect(`${message} ${hint ?? ''}`).not.toMatch(/"undefined"|\[object|NaN/)
  }
})
