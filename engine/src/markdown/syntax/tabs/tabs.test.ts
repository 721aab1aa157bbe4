import { expect, test } from 'vitest'
import { testHtml } from '../../../../../tests/support/testHtml.ts'
import { testDocument } from '../../testDocument.ts'

const tabs = '<Tabs>\n<TabItem value="a" label="Apple">Red</TabItem>\n</Tabs>\n'
const codesOf = (text: string) => testDocument(text).diagnostics.map(({ code }) => code)

test.each([
  `import Tabs from '@theme/Tabs'\nimport TabItem from "@theme/TabItem";\n\n${tabs}`,
  `import TabItem from '@theme/TabItem';\n\n${tabs}`,
  tabs,
])('imports of tabs are neither needed nor in the way: %j', (text) => {
  expect(codesOf(text)).toEqual([])
})

test('other components by these names are not taken for them', () => {
  const { live, body } = testDocument(`import Tabs from './Tabs'\n\n<Tabs>\na\n</Tabs>\n`)
  expect(live?.imports[0]?.specifier).toBe('./Tabs')
  expect(body.join('')).not.toContain('tabs-container')
})

test('values that only React knows leave the whole group to it', () => {
  const { live } = testDocument(
    'export const all = []\n\n<Tabs values={all}>\n<TabItem value="a">b</TabItem>\n</Tabs>',
  )
  expect(live?.code).toContain('<Tabs values={all\n}><TabItem value={"a"}>{"b"}</TabItem></Tabs>')
})

test('the search finds labels and contents of tabs, each word for itself', () => {
  expect(testDocument(`Before\n\n${tabs}\nAfter`).sections).toEqual([
    { title: '', text: 'Before Apple Red After' },
  ])
  const fences = '```js tab="One"\na()\n```\n\n```js tab="Two"\nb()\n```'
  expect(testDocument(fences).sections[0]!.text).toBe('One \ue002a()\ue003 Two \ue002b()\ue003')
})

test('a default that the note works out is found', () => {
  const html = testHtml(
    testDocument(
      '<Tabs defaultValue={"a" + 1} values={[1, 2].map((n) => ({ value: "a" + n, label: "No. " + n }))}>\n<TabItem value="a1">x</TabItem>\n<TabItem value="a2">y</TabItem>\n</Tabs>',
    ),
  )
  expect(html).toContain('data-value="a1"><template>')
  expect(html).toContain('>No. 2</li>')
})

test('what is beside tabs that are named in "values" is shown below them, and imports among tabs are in no way', () => {
  const text = `<Tabs values={[{ label: 'A', value: 'a' }]}>

import Tabs from '@theme/Tabs'

<TabItem value="a">in</TabItem>
<p>See **all**.</p>
</Tabs>

After`
  expect(codesOf(text)).toEqual([])
  const html = testHtml(testDocument(text))
  expect(html.indexOf('<p>See')).toBeGreaterThan(html.indexOf('</sotay-tabs>'))
  expect(html.indexOf('After')).toBeGreaterThan(html.indexOf('<p>See'))
  expect(codesOf('<Tabs>\n<TabItem value="a">in</TabItem>\n<p>out</p>\n</Tabs>')).toEqual([
    'tabs-unknown-child',
  ])
})

test('labels and values cannot break out of the page', () => {
  const html = testHtml(
    testDocument("<Tabs groupId={'\"><script>'}>\n<TabItem value={'<i>\"'}>x</TabItem>\n</Tabs>"),
  )
  expect(html).not.toMatch(/<script|<i>/)
})
