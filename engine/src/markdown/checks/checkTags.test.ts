import { expect, test } from 'vitest'
import { printReport } from '../../diagnostics/printReport.ts'
import { testDocument } from '../testDocument.ts'

const report = (text: string) => printReport(testDocument(text, { format: 'mdx' }).diagnostics)
const repeat = (line: string) => `${line}\n`.repeat(30)

test('code without its fence is refused at its first type argument instead of being parsed for hours', () => {
  expect(report(`# Lists\n\nclass Lists {\n${repeat('  List<Integer> found = new ArrayList<>();')}}`)).toBe(
    'error  invalid-mdx                                docs/note.md:4:7\n' +
      '  4 |   List<Integer> found = new ArrayList<>();\n' +
      '    |       ^\n' +
      '  This looks like a tag that is never closed, within braces.\n' +
      '  Put data and code between lines of ```, or set "mdx: { format: md }" in the front matter.\n',
  )
})

test('such a place is refused, too, when the code that makes it slow follows in a code block', () => {
  expect(report(`{a<b>c}\n\n\`\`\`java\n${repeat('List<Integer> a;')}\`\`\``)).toContain('docs/note.md:1:3\n')
})

test.each([
  ['in a fence', `{1}\n\n\`\`\`java\nclass A {\n${repeat('List<Integer> a;')}}\n\`\`\``],
  ['in backticks', repeat('{1} `List<Integer>`')],
  ['in texts within braces', repeat(`{"List<Integer>"} {'it\\'s <b>'} {\`a <b>\`}`)],
  ['in a template of several lines', `<A b={\n\`class A {\n${repeat('  a: <b>')}}\`\n} />`],
  ['in a comment', `{/* ${repeat('List<Integer>')} */}`],
  ['closed again', `{<ul>\n${repeat("<li>don't <i>do <b>it</b></i></li>")}</ul>}`],
  ['closing themselves', `{<p>\n${repeat('<br /><Own act={() => <b>1</b>} />')}</p>}`],
  ['no tags at all', `{[${repeat('1 < 2, 3 > 2,')}].length}`],
])('tags %s are no such code', (_, text) => {
  expect(report(text)).not.toContain('never closed')
})
