import { expect, test } from 'vitest'
import { testDocument } from '../../markdown/testDocument.ts'
import { toSourcePath } from '../../model/paths.ts'
import { includePartials } from './partials.ts'

test('the words of a note with a partial are not named by its own text: they change with the partial', () => {
  const note = {
    ...testDocument("import Part from './_part.mdx'\n\n<Part />\n"),
    sectionsName: 'of the note',
  }
  const source = toSourcePath('docs/_part.mdx')
  const part = testDocument('Words of the part.')
  const place = { ...note, file: { ...note.file, source: toSourcePath('docs/note.mdx') } }
  const included = includePartials(place, new Map([[source, { ...part, file: { ...part.file, source } }]]))
  expect(included.sections).toMatchObject([{ text: 'Words of the part.' }])
  expect(included.sectionsName).toBeUndefined()
})
