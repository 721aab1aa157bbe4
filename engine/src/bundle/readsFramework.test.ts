import { expect, test } from 'vitest'
import { readsFramework } from './readsFramework.ts'

test.each([
  ['a{color:var(--ifm-color-emphasis-300)}', true],
  ['a{color:var( --ifm-color-primary-dark )}', true],
  ['a{padding:var(--ifm-spacing-horizontal,1rem)}', true],
  ['a{color:var(--ifm-color-primary)}', false],
  ['a{color:var(--ifm-color-primary, red);font-family:var(--ifm-font-family-base)}', false],
  [':root{--ifm-color-primary-dark:#123}', false],
])('%s: %s', (css, expected) => expect(readsFramework(css)).toBe(expected))
