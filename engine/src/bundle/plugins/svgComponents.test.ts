import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { toSvgComponent, withAddresses } from './svgComponents.ts'

async function draw(svg: string, props: object = {}): Promise<string> {
  const code = toSvgComponent(svg).replace("'react'", `'${import.meta.resolve('react')}'`)
  const module = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  return renderToStaticMarkup(createElement(module.default, props))
}

test.each([
  [
    '<?xml version="1.0"?>\n<!-- <x> -->\n<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>\n',
    '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>',
  ],
  [
    "<svg xmlns='http://www.w3.org/2000/svg' class='a' stroke-width='2' aria-label='x > y'/>",
    '<svg class="a" stroke-width="2" aria-label="x &gt; y"></svg>',
  ],
  [
    '<svg style="fill: url(a:b); --c: 1;stroke-width:2"></svg>',
    '<svg style="fill:url(a:b);--c:1;stroke-width:2"></svg>',
  ],
  ['<svg><svg/><g><svg></svg></g></svg>', '<svg><svg/><g><svg></svg></g></svg>'],
])('%j', async (svg, drawn) => {
  expect(await draw(svg)).toBe(drawn)
})

test('props go over what is written, and a title into the picture', async () => {
  const drawn = await draw('<svg width="1" class="a"><g/></svg>', {
    width: 2,
    className: 'b',
    role: 'img',
    title: 'A < B',
  })
  expect(drawn).toBe('<svg width="2" class="b" role="img"><title>A &lt; B</title><g/></svg>')
})

test.each([
  ["import a from './a.svg'\n<img src={a} />", './a.svg?url'],
  [`import a from "@site/img/a.svg"\n<b style={{ background: \`url(\${a})\` }} />`, '@site/img/a.svg?url'],
  ['import { default as pic$ } from "./a.svg"\n<img alt="" src={pic\n}/>', './a.svg?url'],
  ["import A from './a.svg'\n<A width={2} />", './a.svg'],
  ["import A from './a.svg'\n<><A /><img src={A} /></>", './a.svg'],
  ["import a from './a.svg'\nconst parts = [{ Icon: a }]", './a.svg'],
])('%j imports %s', (code, specifier) => {
  expect(/from (['"])(.*?)\1/.exec(withAddresses(code))?.[2]).toBe(specifier)
})
