import { expect, test } from 'vitest'
import { readPage } from '../support/readPage.ts'
import { temporarySite } from '../support/temporarySite.ts'

const files = {
  'docs/a.md': '# A\n\n<Badge>plain</Badge> <Counter start={1} /> <Inline />\n\n<Tip type={`tip`}>x</Tip>',
  'docs/b.md': '# B\n\n<Badgee />',
  'src/theme/MDXComponents.js': `
    import MDXComponents from '@theme-original/MDXComponents'
    import Admonition from '@theme/Admonition'
    import Badge from '../components/Badge'
    import { Counter } from '@site/src/components/Counter'
    export default {
      ...MDXComponents, Badge, Counter, Tip: Admonition,
      Inline: () => <u>inline</u>,
    }`,
  'src/components/Badge.tsx': 'export default ({ children }: any) => <b className="badge">{children}</b>',
  'src/components/Counter.tsx': `import { useState } from 'react'
    export function Counter({ start }: { start: number }) { return <button>{useState(start)[0]}</button> }`,
}

test('[S84] components of src/theme/MDXComponents are known to every note', async () => {
  const { 'docs/b.md': _, ...good } = files
  const build = await temporarySite(good).build()
  expect(build.report).toBe('')
  const page = readPage(build, 'a')
  expect(page.text('b.badge')).toBe('plain')
  expect(page.text('sotay-island button')).toBe('1')
  expect(page.texts('.markdown sotay-island')).toHaveLength(1)
  expect(page.text('u')).toBe('inline')
  expect(page.text('.theme-admonition-tip .admonition-content')).toBe('x')
})

test('and to the check of names', async () => {
  const build = await temporarySite(files).build()
  expect(build.report).toMatchInlineSnapshot(`
    "error  unknown-component                          docs/b.md:3:1
      3 | <Badgee />
        | ^
      <Badgee> is neither imported nor declared in this note, nor known to all notes.
      Did you mean <Badge>?
    "
  `)
})

test('elements of Markdown stay what they are, and a warning says so', async () => {
  const build = await temporarySite({
    'docs/a.md': '# A',
    'src/theme/MDXComponents.js': 'export default { h2: () => null, img: () => null }',
  }).build()
  expect(build.failed).toBe(false)
  expect(build.report).toMatchInlineSnapshot(`
    "warning  element-not-exchangeable                 src/theme/MDXComponents.js
      MDXComponents replaces <h2> and <img>, but what Markdown itself makes is left as it is.
      Style them with CSS, or use a component of your own by its name.
    "
  `)
})
