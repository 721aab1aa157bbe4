import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testHtml } from '../../../tests/support/testHtml.ts'
import { printReport } from '../diagnostics/printReport.ts'
import type { Document } from './document.ts'
import { testDocument } from './testDocument.ts'

const folder = new URL('./fixtures/', import.meta.url)
const read = (name: string) => {
  const file = new URL(name, folder)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

const remedy =
  'if the difference is wanted, run `UPDATE_GOLDEN=1 npx vitest run engine/src/markdown/fixtures.test.ts`, which writes the files again'

/** Every `fixtures/x.md` is compiled to what `fixtures/x.html` says; `UPDATE_GOLDEN=1` writes the latter anew. */
test.each(readdirSync(folder).filter((name) => name.endsWith('.md')))('%s gives its HTML', (name) => {
  const golden = name.replace('.md', '.html')
  const actual = describeDocument(testDocument(read(name)!))
  if (process.env.UPDATE_GOLDEN) writeFileSync(new URL(golden, folder), actual)
  else expect(actual, remedy).toBe(read(golden))
})

/** The HTML with each block on a line of its own; below it headings and problems, where there are any. */
function describeDocument(document: Document): string {
  const toc = document.headings
    .map(({ level, id, html }) => `${'#'.repeat(level)} ${html} {#${id}}\n`)
    .join('')
  const report = printReport(document.diagnostics)
  const code = document.live?.code
  const notes = [
    code && `<!-- module\n${code}\n-->\n`,
    toc && `<!-- headings\n${toc}-->\n`,
    report && `<!-- problems\n${report}-->\n`,
  ]
  return [`${breakLines(testHtml(document)).trim()}\n`, ...notes].filter(Boolean).join('\n')
}

const blocks =
  'article|blockquote|dd|details|div|dl|dt|figure|h[1-6]|header|hr|li|ol|p|pre|section|summary|table|tbody|td|th|thead|tr|ul'

function breakLines(html: string): string {
  return html
    .split(/(<pre[\s\S]*?<\/pre>)/)
    .map((part) => (part.startsWith('<pre') ? part : breakOutsideCode(part)))
    .join('')
    .replace(/\n{2,}(?=<)/g, '\n')
}

function breakOutsideCode(html: string): string {
  return html
    .replace(new RegExp(`(?<!^|\\n)(<(?:${blocks})[ >])`, 'g'), '\n$1')
    .replace(new RegExp(`(</(?:${blocks})>)(?!\\n|$)`, 'g'), '$1\n')
}
