import { expect, test } from 'vitest'
import { withPort } from './withPort.mjs'

test.each([
  ['nothing asks for a port', [], undefined, []],
  ['the environment does', [], '4000', ['--port', '4000']],
  ['a flag does too', ['--port', '5000'], '4000', ['--port', '5000']],
  ['a flag with an equals sign does too', ['--port=5000'], '4000', ['--port=5000']],
  ['the short flag does too', ['-p', '5000'], '4000', ['-p', '5000']],
])('the flags name one port when %s', (_, flags, PORT, expected) => {
  expect(withPort(flags, { PORT })).toEqual(expected)
})
