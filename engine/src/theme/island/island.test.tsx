import { createContext, createElement, type ReactNode, useContext, useId, useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { isBlank, island, withoutAdditions } from './island.tsx'
import type { RefusedProp } from './islandProps.tsx'

const files = ['/assets/js/fold.0a.js', '/assets/js/react.1b.js']

function Fold({ label, startsOpen, children }: { label: string; startsOpen: boolean; children?: ReactNode }) {
  const [open, setOpen] = useState(startsOpen)
  const id = useId()
  return (
    <section>
      <button type="button" aria-controls={id} onClick={() => setOpen(!open)}>
        {label}
      </button>
      <div id={id}>{open && children}</div>
    </section>
  )
}

const FoldIsland = island(Fold, { files, when: 'touched' })

test('an island is rendered at build, with its code and its props on the element around it', () => {
  const html = renderToStaticMarkup(<FoldIsland label="More" startsOpen={false} />)
  expect(html).toMatchInlineSnapshot(
    `"<sotay-island data-files="/assets/js/fold.0a.js /assets/js/react.1b.js" data-when="touched" data-props="{&quot;label&quot;:&quot;More&quot;,&quot;startsOpen&quot;:false}" data-prefix="_R_0_"><section><button type="button" aria-controls="__R_0_R_0_">More</button><div id="__R_0_R_0_"></div></section></sotay-island>"`,
  )
})

test('children that are shown are where the component puts them', () => {
  const html = renderToStaticMarkup(
    <FoldIsland label="More" startsOpen>
      <p>Text</p>
    </FoldIsland>,
  )
  expect(html).toContain('"><sotay-slot data-slot="0"><p>Text</p></sotay-slot></div>')
  expect(html).not.toContain('<template')
})

test('children that are not shown travel in a template', () => {
  const html = renderToStaticMarkup(
    <FoldIsland label="More" startsOpen={false}>
      <p>Text</p>
    </FoldIsland>,
  )
  expect(html).toContain('</section><template data-slot="0"><p>Text</p></template>')
})

test('islands of a page share no ids', () => {
  const html = renderToStaticMarkup(
    <>
      <FoldIsland label="One" startsOpen />
      <FoldIsland label="Two" startsOpen />
    </>,
  )
  const ids = [...html.matchAll(/ id="(.+?)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(2)
})

test('an island inside an island stays whole', () => {
  const html = renderToStaticMarkup(
    <FoldIsland label="Outer" startsOpen>
      <FoldIsland label="Inner" startsOpen={false}>
        Deep
      </FoldIsland>
    </FoldIsland>,
  )
  expect(html.match(/<sotay-island /g)).toHaveLength(2)
  expect(html).toContain('&quot;children&quot;:&quot;Deep&quot;')
})

test('one that shows nothing at first does not wait to be touched', () => {
  const Later = island(() => null, { files, when: 'touched' })
  expect(renderToStaticMarkup(<Later />)).toContain('data-when="now"')
})

test.each(['', '<div></div>', '<!--$!--><template data-dgst=""></template><!--/$-->', '<p> <b></b>\n</p>'])(
  'nothing is shown by %j',
  (html) => {
    expect(isBlank(html)).toBe(true)
  },
)

test.each(['Text', '<p>0</p>', '<div><input type="text"/></div>', '<canvas></canvas>', '<imgs></imgs>a'])(
  'something is shown by %j',
  (html) => {
    expect(isBlank(html)).toBe(false)
  },
)

test('an island that another one renders is a part of it, so that it may get functions', () => {
  const Outer = island(() => <FoldIsland label="More" startsOpen={false} {...{ onOpen: () => 1 }} />, {
    files,
    when: 'touched',
  })
  const html = renderToStaticMarkup(<Outer />)
  expect(html.match(/<sotay-island/g)).toHaveLength(1)
  expect(html).toContain('More</button>')
})

test('a form with a function as its action brings no script of React into the page', () => {
  const Send = () => (
    <form action={() => {}}>
      <button type="submit">Send</button>
    </form>
  )
  const html = renderToStaticMarkup(createElement(island(Send, { files, when: 'touched' })))
  expect(html).toContain('<button type="submit">Send</button></form></sotay-island>')
  const own = '<script>addEventListener("submit", send)</script>'
  expect(withoutAdditions(own)).toBe(own)
})

test('one whose children need what it provides stays as it is at build, with them', () => {
  const Depth = createContext(0)
  const Box = ({ children }: { children?: ReactNode }) => <Depth value={useState(1)[0]}>{children}</Depth>
  function Inner() {
    if (useContext(Depth) === 0) throw new Error('Inner must be in a Box')
    return <i>in</i>
  }
  const refused: string[] = []
  const refuse = (props: RefusedProp[]) => void refused.push(...props.map(({ path }) => path))
  const BoxIsland = island(Box, { files, when: 'touched' }, { refuse })
  expect(
    renderToStaticMarkup(
      <BoxIsland>
        <Inner />
      </BoxIsland>,
    ),
  ).toBe('<i>in</i>')
  expect(refused).toEqual(['children'])
})
