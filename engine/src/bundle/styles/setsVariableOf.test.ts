import { expect, test } from 'vitest'
import { setsVariableOf } from './setsVariableOf.ts'

const sheet =
  ':root{--ifm-link-color:red;--ifm-menu-color:var(--ifm-link-color)}a{color:var(--ifm-link-color)}'

test.each([
  ['[data-theme=dark]{--ifm-link-color:blue}', true],
  [':root { --ifm-menu-color : blue }', true],
  [':root{--ifm-color-primary:blue}', false],
  ['a{color:var(--ifm-link-color)}', false],
])('%s: %s', (css, sets) => expect(setsVariableOf(sheet, css)).toBe(sets))
