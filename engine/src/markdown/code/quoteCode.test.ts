import { expect, test } from 'vitest'
import { findRegions } from './quoteCode.ts'

test.each([
  ['// #region a', '// #endregion'],
  ['//#region a', '//#endregion a'],
  ['/* #region a */', '/* #endregion a */'],
  ['<!-- #region a -->', '<!-- #endregion -->'],
  ['{/* #region a */}', '{/* #endregion */}'],
  ['#region a', '#endregion'],
  ['# region a', '# endregion'],
  ['-- #region a', '-- #endregion'],
  ['#pragma region a', '#pragma endregion a'],
  ['REM #region a', 'REM #endregion'],
  ['  ; region a', '  ; endregion'],
])('%s begins a region, and %s ends it', (begin, end) => {
  expect(findRegions(`before\n${begin}\none\n\ntwo\n${end}\nafter`)).toEqual(new Map([['a', 'one\n\ntwo']]))
})

test.each(['region: us', 'const region = 1', '- region: us', '// this region is large'])(
  '%s begins none',
  (line) => {
    expect(findRegions(`${line}\nx`)).toEqual(new Map())
  },
)

test('regions may be within each other and more than once', () => {
  const text = '//#region a\n1\n//#region b\n2\n//#endregion\n3\n//#endregion\n4\n//#region a\n5'
  expect(findRegions(text)).toEqual(
    new Map([
      ['a', '1\n2\n3\n5'],
      ['b', '2'],
    ]),
  )
})
