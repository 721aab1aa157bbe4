import { expect, test } from 'vitest'
import { testDocument } from '../testDocument.ts'
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

test.each([
  ['<Card titel="A">b</Card>', 'Card', 'titel', 'title'],
  ['<Tabs grupId="a"><TabItem value="b">c</TabItem></Tabs>', 'Tabs', 'grupId', 'groupId'],
  ['<Tabs><TabItem value="b" lable="c">d</TabItem></Tabs>', 'TabItem', 'lable', 'label'],
  ['<TOCInline maxheadinglevel={3} />', 'TOCInline', 'maxheadinglevel', 'maxHeadingLevel'],
  ['<Badge tpye={new Date()}>a</Badge>', 'Badge', 'tpye', 'type'],
])(
  'a prop that nearly spells one of a built-in component is reported: %s',
  (text, component, prop, meant) => {
    const { diagnostics } = testDocument(text)
    expect(diagnostics.filter(({ code }) => code === 'misspelt-prop')).toMatchObject([
      {
        message: `<${component}> has no prop "${prop}", so what it says is not on the page.`,
        hint: `Did you mean "${meant}"?`,
        fix: { from: prop, to: meant },
        where: { line: 1, column: text.indexOf(prop) + 1 },
      },
    ])
  },
)

test.each([
  '<Card title="A" className="b" style={{ color: "red" }} data-titel="c">d</Card>',
  '<Link to="./a.md" download ref="x">a</Link>',
  '<Details open summary="a" id="b">c</Details>',
  'export const Card = () => null\n\n<Card titel="a" />',
])('other props, and those of own components, are not: %s', (text) => {
  expect(testDocument(text).diagnostics.filter(({ code }) => code === 'misspelt-prop')).toEqual([])
})
