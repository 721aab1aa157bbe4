import { expect, test } from 'vitest'
import { isScriptAddress } from './isScriptAddress.ts'

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' \x01javascript:x',
  'java\nscript:x',
  'jav\tascript\r:x',
  'vbscript:x',
  'data:text/html,x',
])('%j is code', (href) => expect(isScriptAddress(href)).toBe(true))

test.each([
  '/javascript:x',
  'https://example.com/javascript:x',
  'mailto:a@example.com',
  '#javascript:',
  'notes',
  '',
])('%j is an address', (href) => expect(isScriptAddress(href)).toBe(false))
