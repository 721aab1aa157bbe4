import { expect, test } from 'vitest'
import { advice, explainCode } from './errorReference.ts'
import { allCodes } from './examples.ts'

test('a code is explained with its title, its wording and what to do', () => {
  expect(explainCode('port-busy')).toMatchInlineSnapshot(`
    "port-busy: Ports in use

    error  port-busy
      Other programs are listening on port 3000 of localhost and on all ports after it up to 3020.
      End one of them, or choose another port with --port; --port 0 takes any that is free."
  `)
})

test('where more is worth knowing, it follows', () => {
  expect(explainCode('invalid-yaml')).toMatchInlineSnapshot(`
    "invalid-yaml: Front matter that is not valid YAML

    error  invalid-yaml
      The front matter cannot be read: A value holds a colon but no quotes, or a line is indented too far.
      Put quotes around values that hold a colon, a hash or other special characters.

    error  invalid-yaml
      The front matter cannot be read: A line is indented with a tab, which YAML does not allow.
      Indent it with spaces.

    The front matter is YAML between two lines of three dashes. A text with a colon and a blank in it, or one that begins with @, *, &, !, %, | or >, needs quotes: title: "TLS: an overview"."
  `)
})

test('there is something to say of every code', () => {
  for (const code of allCodes) expect(explainCode(code)).toContain(code)
  expect(Object.keys(advice).filter((code) => !(allCodes as string[]).includes(code))).toEqual([])
})
