import { expect, test } from 'vitest'
import { testDocument } from './testDocument.ts'

const sectionsOf = (text: string) => testDocument(text).sections

test('text belongs to the heading of level 1 to 3 above it, and the title of the note to the note', () => {
  expect(
    sectionsOf('# Note\n\nFirst.\n\n## Two\n\nSecond.\n\n### Three\n\nThird.\n\n#### Four\n\nFourth.'),
  ).toEqual([
    { title: '', text: 'First.' },
    { title: 'Two', id: 'two', text: 'Second.' },
    { title: 'Three', id: 'three', text: 'Third. Four Fourth.' },
  ])
})

test('text above the title stays with the note', () => {
  expect(sectionsOf('Before.\n\n# Note\n\nAfter.')).toEqual([{ title: '', text: 'Before. After.' }])
})

test('a second heading of level 1 begins a section that has no address of its own', () => {
  expect(sectionsOf('# Note\n\nOne.\n\n# Other\n\nTwo.')).toEqual([
    { title: '', text: 'One.' },
    { title: 'Other', text: 'Two.' },
  ])
})

test('code, which is marked, admonitions, tables with gaps between cells, details and descriptions of pictures are text', () => {
  const [section] = sectionsOf(
    '# Note\n\nUse `ls -l`.\n\n```sh title="run.sh"\nkubectl get pods\n```\n\n:::tip[Careful]\n\nBack *up*.\n\n:::\n\n| a | b |\n|---|---|\n| c | d |\n\n<details><summary>More</summary>Hidden.</details>\n\n![A map](./a.png)',
  )
  expect(section!.text).toBe(
    'Use ls -l. run.sh \ue002kubectl get pods\ue003 Careful Back up. a · b · c · d · More Hidden. A map',
  )
})

test('words of one line stay together, those of neighbouring blocks apart', () => {
  const [section] = sectionsOf('# Note\n\nun**believ**able [link](https://example.com)s\n\n- one\n- two')
  expect(section!.text).toBe('unbelievable links one two')
})

test('comments, styles, links to headings and default labels are not text of a note', () => {
  const [section] = sectionsOf(
    '# Note\n\n{/* hidden */}\n\n<style>{`a{}`}</style>\n\n:::note\n\nSeen.\n\n:::\n',
  )
  expect(section!.text).toBe('Seen.')
})

test('numbers of footnotes and the way back are not text', () => {
  const [section, ...others] = sectionsOf('# Note\n\nA word[^1] in it.[^1]\n\n[^1]: Said below.')
  expect([section, ...others].map((each) => each!.text)).toEqual(['A word in it. Footnotes Said below.'])
})

test('headings with marks keep their words', () => {
  expect(sectionsOf('# Note\n\n## The `ls` *command* {#ls}\n\nText.')).toEqual([
    { title: 'The ls command', id: 'ls', text: 'Text.' },
  ])
})

test('the words of an imported file have their place among those of the note', () => {
  const text = "import Part from './_part.md'\n\nBefore.\n\n<Part />\n\nAfter.\n\n## Own\n\n<Part /> End."
  expect(testDocument(text).sections).toEqual([
    { title: '', text: 'Before.' },
    { title: '', text: 'After.', partial: 0 },
    { title: 'Own', id: 'own', text: '' },
    { title: '', text: 'End.', partial: 1 },
  ])
})

test('a heading and a head that hold an imported file keep its words out of the text', () => {
  const text =
    "import Part from './_part.md'\n\n## A <Part /> b\n\n<head><title>T <Part /></title></head>\n\nText."
  expect(testDocument(text).sections).toEqual([{ title: 'A b', id: 'a--b', text: 'Text.' }])
})
