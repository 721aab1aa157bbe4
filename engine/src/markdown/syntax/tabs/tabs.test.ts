import { expect, test } from 'vitest'
import { testDocument } from '../../testDocument.ts'
import { testHtml } from '../../testHtml.ts'

const tabs = '<Tabs>\n<TabItem value="a" label="Apple">Red</TabItem>\n</Tabs>\n'
const codesOf = (text: string) => testDocument(text).diagnostics.map(({ code }) => code)

test.each([
  `import Tabs from '@theme/Tabs'\nimport TabItem from "@theme/TabItem";\n\n${tabs}`,
  `import TabItem from '@theme/TabItem';\n\n${tabs}`,
  tabs,
])('imports of tabs are neither needed nor in the way: %j', (text) => {
  expect(codesOf(text)).toEqual([])
})

test('other code beside such an import is still reported', () => {
  expect(codesOf(`import Tabs from '@theme/Tabs'\nimport Chart from './Chart'\n\n${tabs}`)).toEqual([
    'mdx-not-rendered',
  ])
})

test('the search finds labels and contents of tabs, each word for itself', () => {
  expect(testDocument(`Before\n\n${tabs}\nAfter`).sections).toEqual([
    { title: '', text: 'Before Apple Red After' },
  ])
  const fences = '```js tab="One"\na()\n```\n\n```js tab="Two"\nb()\n```'
  expect(testDocument(fences).sections[0]!.text).toBe('One a() Two b()')
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

test('labels and values cannot break out of the page', () => {
  const html = testHtml(
    testDocument("<Tabs groupId={'\"><script>'}>\n<TabItem value={'<i>\"'}>x</TabItem>\n</Tabs>"),
  )
  expect(html).not.toMatch(/<script|<i>/)
})
