import { expect, test } from 'vitest'
import { testDocument } from '../testDocument.ts'
import { testHtml } from '../testHtml.ts'

test('lines of a paragraph are lines on the page where a site says so', () => {
  const note = [
    'one\n*two*\n*three*  \nfour `a\nb`',
    '- x\n  y\n  - z\n- w',
    '> [!tip] Title\n> first\n> second',
    '```\na\nb\n```',
    '![[Note]]\nbelow',
    '$$\na\nb\n$$',
  ].join('\n\n')
  const options = { obsidian: true, format: 'md' } as const
  const written = testHtml(testDocument(note, { ...options, lineBreaks: true }))
  expect(written).toContain('<p>one<br>\n<em>two</em><br>\n<em>three</em><br>\nfour <code>a b</code></p>')
  expect(written.replace(/\s+/g, ' ')).toContain('<li>x<br> y <ul> <li>z</li> </ul> </li>')
  expect(written).toContain('first<br>\nsecond</p>')
  expect(written.match(/<br>/g)).toHaveLength(5)
  expect(testHtml(testDocument(note, options)).match(/<br>/g)).toHaveLength(1)
})
