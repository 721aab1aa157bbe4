import { expect, test } from 'vitest'
import { toSourcePath } from '../../model/paths.ts'
import { testDocument } from '../testDocument.ts'
import { parseFrontMatter } from './frontMatter.ts'

const read = (yaml: string) => testDocument(`---\n${yaml}\n---\nText.`)

test('a hero of another engine is left out, and says what its keys are called here', () => {
  const hero =
    '{ name: A, image: { src: /a.png }, actions: [{ text: B, link: /b, theme: alt }, { text: C, link: /c }] }'
  const { frontMatter, diagnostics } = read(`title: A\nhero: ${hero}`)
  expect(frontMatter).toEqual({ title: 'A' })
  expect(diagnostics).toMatchObject([
    { code: 'unknown-hero-key', level: 'warning', where: { line: 3, column: 1 } },
  ])
  expect(diagnostics[0]!.message).toBe(
    '"hero" has keys that mean nothing to Sotay, so the page is shown without it: "name" (here "title"), "image" (here "picture"), "actions.text" (here "actions.label"), "actions.link" (here "actions.to"), "actions.theme".',
  )
  expect(read('hero: { titel: A }').diagnostics).toMatchObject([
    { code: 'unknown-hero-key', level: 'error', hint: 'Did you mean "title"?' },
  ])
  const wrong = `hero: { title: [${'a, '.repeat(100)}] }`
  expect(read(wrong).diagnostics[0]!.message.length).toBeLessThan(300)
})

test.each([
  [
    '{ features: [{ title: A, hue: 12 }] }',
    '"hero.features[0].hue" is 12, but must be a whole number from 1 to 8.',
  ],
  ['{ title: A, shelf: many }', '"hero.shelf" is "many", but must be true or false.'],
  ['{ actions: [{ to: /a }] }', '"hero.actions[0].label" has no value, but must be a text.'],
])('a hero says which part of it is wrong: %s', (hero, message) => {
  expect(read(`hero: ${hero}`).diagnostics).toMatchObject([{ code: 'invalid-front-matter', message }])
})

test('in a vault, a note that Obsidian is not to publish is a draft', () => {
  const file = {
    collection: 'docs',
    folder: toSourcePath('docs'),
    source: toSourcePath('docs/a.md'),
  } as const
  const draftOf = (text: string) =>
    parseFrontMatter({ ...file, path: toSourcePath('a.md'), text }, { obsidian: true }).frontMatter.draft
  expect(draftOf('---\npublish: false\n---\n')).toBe(true)
  expect(draftOf('---\npublish: "false"\n---\n')).toBe(true)
  expect(draftOf('---\npublish: true\n---\n')).toBeUndefined()
  expect(draftOf('+++\ndraft = true\n+++\n')).toBe(true)
})
