import { isValidElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readProps, writeProps } from './islandProps.tsx'

const Star = () => <i>star</i>
const travel = (props: object) => {
  const { json, slots } = writeProps(props)
  return readProps(
    json,
    slots.map((node) => renderToStaticMarkup(node)),
  ) as Record<string, unknown>
}

test.each([
  ['text', 'a \ud800 "<script>"'],
  ['numbers', [1, -0, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 12345678901234567890n]],
  ['what is absent', [undefined, null, { left: undefined }]],
  ['dates', [new Date(0), new Date(Number.NaN)]],
  ['patterns and addresses', [/a+\/"/giu, new URL('https://example.com/ä?b#c')]],
  ['maps and sets', new Map<unknown, unknown>([[{ key: 1 }, new Set([1n, new Date(5)])]])],
  ['typed arrays', [new Uint8Array([0, 255]), new Float64Array([Number.NaN, 0.5]), new BigInt64Array([-1n])]],
  ['objects with names of their own', JSON.parse('{ "$": ["Date", 0], "__proto__": { "a": 1 }, "": [] }')],
])('%s reach the browser as they are', (_, value) => {
  expect(travel({ value })).toStrictEqual({ value })
})

test('a text among children stays a text, and a list of texts a list', () => {
  expect(travel({ children: 'abc' })).toEqual({ children: 'abc' })
  expect(travel({ children: ['a', 1, null] })).toEqual({ children: ['a', 1, null] })
})

test('an element of HTML stays an element that can be looked into and changed', () => {
  const { icon } = travel({
    icon: (
      <em lang="la" style={{ color: 'red' }}>
        <b key="one">a</b> text
      </em>
    ),
  })
  expect(isValidElement(icon)).toBe(true)
  expect((icon as ReactElement<{ style: object }>).props.style).toEqual({ color: 'red' })
  expect(renderToStaticMarkup(icon as ReactElement)).toBe(
    '<em lang="la" style="color:red"><b>a</b> text</em>',
  )
})

test('what a component renders comes as its HTML, wherever it is among the props', () => {
  const { rows } = travel({ rows: [{ mark: <Star /> }, <b key="b">{[<Star key="s" />]}</b>] })
  const [first, second] = rows as [{ mark: ReactElement }, ReactElement]
  expect(renderToStaticMarkup(first.mark)).toBe('<sotay-slot data-slot="0"><i>star</i></sotay-slot>')
  expect(renderToStaticMarkup(second)).toBe('<sotay-slot data-slot="1"><b><i>star</i></b></sotay-slot>')
})

test('children with an element among them are one piece of HTML', () => {
  const { children } = travel({ children: ['a', <Star key="s" />, <b key="b">c</b>] })
  expect(renderToStaticMarkup(children as ReactElement)).toBe(
    '<sotay-slot data-slot="0">a<i>star</i><b>c</b></sotay-slot>',
  )
})

class Row {}
const itself: Record<string, unknown> = {}
itself.list = [itself]
const click = () => {}
const pressed = (
  <p>
    <button type="button" onClick={click} />
  </p>
)

test.each([
  [{ onPick: click }, 'onPick', 'a function'],
  [{ rows: [{ key: Symbol('a') }] }, 'rows[0].key', 'a symbol'],
  [{ rows: new Map([['a', new Row()]]) }, 'rows[0][1]', 'an object of the class Row'],
  [{ later: Promise.resolve() }, 'later', 'an object of the class Promise'],
  [{ own: itself }, 'own.list[0]', 'an object that contains itself'],
  [{ children: click }, 'children', 'a function'],
  [{ icon: pressed }, 'icon.props.children.props.onClick', 'a function'],
  [{ children: [<Star key="a" />, pressed] }, 'children[1].props.children.props.onClick', 'a function'],
])('%o is refused with its place', (props, path, kind) => {
  expect(writeProps(props).refused).toEqual([{ path, kind }])
})

test('every refused value is named, and one object in two places is not a circle', () => {
  const shared = { of: [1] }
  const { refused, json } = writeProps({ one: shared, two: shared, a: click, b: click })
  expect(refused.map(({ path }) => path)).toEqual(['a', 'b'])
  expect(JSON.parse(json)).toMatchObject({ one: shared, two: shared })
})

test('text in a page cannot name a class that props do not use', () => {
  expect(() => readProps('{"a":{"$":["Function","return 1"]}}', [])).toThrow()
})
