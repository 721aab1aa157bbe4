import { expect, test } from 'vitest'
import { toCssText } from './jsx.ts'

test.each([
  [{ color: 'red', marginTop: 4 }, 'color:red;margin-top:4px'],
  [
    { marginTop: 0, lineHeight: 1.5, opacity: 0.5, zIndex: 2 },
    'margin-top:0;line-height:1.5;opacity:0.5;z-index:2',
  ],
  [{ flex: 1, flexBasis: 10, gridRow: 2, gap: 3 }, 'flex:1;flex-basis:10px;grid-row:2;gap:3px'],
  [{ '--gap': 2, '--A-b': ' c ' }, '--gap:2;--A-b:c'],
  [
    { WebkitLineClamp: 2, WebkitBoxFlex: 1, msFlex: 1, MozTabSize: 4 },
    '-webkit-line-clamp:2;-webkit-box-flex:1;-ms-flex:1;-moz-tab-size:4',
  ],
  [{ color: undefined, width: null, height: false, margin: '', padding: '1em' }, 'padding:1em'],
  [{}, ''],
])('%j is written as %j', (style, css) => {
  expect(toCssText(style)).toBe(css)
})
