import { expect, test } from 'vitest'
import { toSourcePath } from '../../model/paths.ts'
import { expectLinear } from '../../std/testGrowth.ts'
import { misspeltProperties, misspeltTokens } from './bundleCustomCss.ts'

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

test('a property that is unknown, and one letter away from a known one, is reported with that', async () => {
  const css =
    '@layer user{a{colr:red;color:red}.b{backgroud:0 0;text-wrap:balance;counter-set:a 1}body:hover{paddign:1px!important}}'
  const found = await misspeltProperties(
    [{ source, css }],
    new Set(['color', 'background', 'padding', 'counter-reset']),
  )
  expect(found.map(({ code, where, hint }) => [code, where, hint])).toEqual([
    ['forgiven-css', { file: source, texts: ['colr:'] }, 'Did you mean "color"?'],
    ['forgiven-css', { file: source, texts: ['backgroud:'] }, 'Did you mean "background"?'],
    ['forgiven-css', { file: source, texts: ['paddign:'] }, 'Did you mean "padding"?'],
  ])
})

test('a sheet with a whole library in it costs as much as it is long', async () => {
  const sheetOf = (size: number) => [{ source, css: '.a{color:red;margin:0;padding:0}'.repeat(size) }]
  await expectLinear(sheetOf, (sheets) => misspeltProperties(sheets, tokens), 1600)
})
