import { expect, test } from 'vitest'
import { testHtml } from '../../../../tests/support/testHtml.ts'
import { testDocument } from '../testDocument.ts'

test('a picture is loaded when it comes near, and is described by its text', () => {
  expect(testHtml(testDocument('Text ![A *sketch*](./a.png "T")'))).toBe(
    '<p>Text <img loading="lazy" decoding="async" src="./a.png" alt="A sketch" title="T"></p>',
  )
})

test('the title of a picture alone in its paragraph is its caption, or stays a title', () => {
  const html = (captions: boolean) => testHtml(testDocument('![A](./a.png "T")', { captions }))
  expect(html(true)).toMatch(/^<figure><img (?!.*title=).*><figcaption>T<\/figcaption><\/figure>$/)
  expect(html(false)).toMatch(/^<p><img .*title="T"><\/p>$/)
})

test('a picture written as HTML in plain Markdown keeps the size and the loading that it asks for', () => {
  const document = testDocument('<img src="./a.png" width="30" loading="eager">', { format: 'md' })
  expect(testHtml(document)).toBe('<img src="./a.png" width="30" loading="eager">')
  expect(document.references).toMatchObject([{ url: './a.png', sized: true }])
})

test('a picture written as JSX stays as it is, but its file may be beside the note', () => {
  const document = testDocument('<img src="./a.png" width={30} />')
  expect(testHtml(document)).toBe('<img src="./a.png" width="30">')
  expect(document.references).toMatchObject([{ kind: 'image', url: './a.png' }])
})
