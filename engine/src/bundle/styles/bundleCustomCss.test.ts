import { expect, test } from 'vitest'
import { toSourcePath } from '../../model/paths.ts'
import { misspeltTokens } from './bundleCustomCss.ts'

const tokens = new Set(['--paper', '--ink', '--code-tag', '--code-type'])
const source = toSourcePath('src/site.css')
const found = (css: string, others: string[] = []) =>
  misspeltTokens([{ source, css }], { tokens, others }).map(({ hint, where }) => [where, hint])

test('a property that nothing uses and that nearly spells a token is reported once, with the token', () => {
  const css = '@layer user{:root{--papr:#eee}[data-theme=dark]{--papr:#111;--paper:#000}}'
  expect(found(css)).toEqual([
    [{ file: source, texts: ['--papr:'] }, expect.stringContaining('Did you mean "--paper"?')],
  ])
})

test.each([
  ['used by the sheet itself', ':root{--papr:#eee}body{color:var(--papr)}', []],
  ['used by another sheet', ':root{--papr:#eee}', ['.a{color:var(--papr,red)}']],
  ['used by code', ':root{--papr:#eee}', ['style:{color:"var(--papr)"}']],
  ['near to nothing', ':root{--brand:#eee}', []],
  ['as near to two tokens', ':root{--code-tage:#eee}', []],
  ['a token', ':root{--ink:#eee}', []],
])('a property that is %s is not', (_, css, others) => expect(found(css, others)).toEqual([]))
