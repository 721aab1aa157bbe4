import { expect, test } from 'vitest'
import { toSourcePath } from '../../model/paths.ts'
import { parseAuthorsFile } from './authorsFile.ts'

test.each([
  ['page', 3, 'must be true, false or { permalink: … }'],
  ['name', 3, 'must be a string'],
  ['socials', 'github', 'must be an object'],
])('the "%s" of an author cannot be %j, and the report says what it must be', (field, value, expectation) => {
  const file = { source: toSourcePath('blog/authors.yml'), value: { an: { name: 'An', [field]: value } } }
  const { authors, diagnostics } = parseAuthorsFile(file)
  expect(authors.size).toBe(0)
  expect(diagnostics[0]!.message).toBe(`The authors file is not valid: "an.${field}" ${expectation}.`)
})

test('a field that nearly spells a known one is reported, and the author stays', () => {
  const an = { name: 'An', titel: 'Writer', favourite_bread: 'rye' }
  const { authors, diagnostics } = parseAuthorsFile({
    source: toSourcePath('blog/authors.yml'),
    value: { an },
  })
  expect([...authors.keys()]).toEqual(['an'])
  expect(diagnostics.map(({ level, message }) => [level, message])).toEqual([
    ['warning', 'The authors file is not valid: "an.titel" is unknown (did you mean "title"?).'],
  ])
})
