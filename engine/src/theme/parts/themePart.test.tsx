import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { standIn } from './themePart.tsx'

type Styled = (
  component: unknown,
) => Style & { attrs(given: object): Style; withConfig(given: object): Style }
type Style = (css: TemplateStringsArray) => unknown

const styled = standIn('styled') as Styled

function Picture({ sources: { light } }: { sources: { light: string } }) {
  return <b>{light}</b>
}

test.each([
  ['styles', styled(Picture)`color: red`],
  ['styles in two steps', styled(styled(Picture)`a`)`b`],
  ['attributes', styled(Picture).attrs({ a: 1 })`b`],
  ['a setting', styled(Picture).withConfig({ a: 1 })`b`],
])('a component with %s of a package that is not there is that component', (_, component) => {
  const element = createElement(component as typeof Picture, { sources: { light: 'a.png' } })
  expect(renderToStaticMarkup(element)).toBe('<b>a.png</b>')
})

test('a component that is not there shows its children, else the elements among its props', () => {
  const Away = standIn('Away') as (props: object) => null
  const html = (props: object) => renderToStaticMarkup(createElement(Away, props))
  const sides = { one: <b>1</b>, two: [<i key="a">2</i>, <i key="b">3</i>], fallback: <p />, size: 4 }
  expect(html(sides)).toBe('<b>1</b><i>2</i><i>3</i>')
  expect(html({ ...sides, children: 'Text' })).toBe('Text')
})

test('the prototypes of a stand-in end, so that loops over the keys of one do', () => {
  const steps = []
  for (let at: unknown = standIn(); at && steps.length < 9; at = Object.getPrototypeOf(at)) steps.push(at)
  expect(steps.length).toBeLessThan(9)
})

test('what a stand-in is written as says nothing', () => {
  const { count } = standIn() as { count: number }
  expect([`${count}`, String(count), count.toString(), count.toLocaleString()]).toEqual(['', '', '', ''])
})

test('styles from a missing package are none, but what makes styles can be called', () => {
  const { useFloating, makeStyles } = standIn() as Record<string, () => Record<string, object>>
  const { floatingStyles } = useFloating!()
  expect(renderToStaticMarkup(<i style={floatingStyles} />)).toBe('<i></i>')
  expect(typeof makeStyles!()).toBe('function')
})

test('what a function of one gives can be waited for, in either way; the stand-in itself cannot', async () => {
  type Answer = { then: (next: (value: { text: () => unknown }) => unknown) => Promise<unknown> }
  const away = standIn() as { fetch: (address: string) => Answer; then: undefined }
  expect(away.then).toBe(undefined)
  expect(typeof (await away.fetch('/a'))).toBe('function')
  expect(await away.fetch('/a').then((answer) => typeof answer.text())).toBe('function')
})
