import { expect, test } from 'vitest'
import { toSourcePath } from '../../model/paths.ts'
import { testDocument } from '../testDocument.ts'
import { parseFrontMatter } from './frontMatter.ts'

const read = (yaml: string) => testDocument(`---\n${yaml}\n---\nText.`)

test('a home page of VitePress shows what its front matter says', () => {
  const { frontMatter, diagnostics } = read(`layout: home
hero:
  name: "<i>Own</i> & co"
  text: Notes<br>for all
  tagline: Quick.
  image: { src: /a.png, alt: A, width: 200 }
  prelink: { title: New }
  actions:
    - { theme: brand, text: Start, link: /start }
    - { text: No link }
features:
  - { title: One, details: Text, icon: 🛠️, link: /one, linkText: More }
  - { title: Two, icon: { src: /b.svg } }
  - { title: Three, icon: "<svg></svg>" }`)
  expect(diagnostics).toEqual([])
  expect(frontMatter.layout).toBe('home')
  expect(frontMatter.hero).toEqual({
    title: 'Own & co',
    tagline: 'Notes for all – Quick.',
    picture: '/a.png',
    actions: [{ label: 'Start', to: '/start' }],
    features: [
      { title: 'One', description: 'Text', icon: '🛠️', to: '/one' },
      { title: 'Two' },
      { title: 'Three' },
    ],
  })
})

test.each([
  ['layout: home\nhero: { text: A, tagline: B }', { title: 'A', tagline: 'B' }],
  ['layout: home\nfeatures: [{ title: A, details: B }]', { features: [{ title: 'A', description: 'B' }] }],
  [
    'layout: home\nhero: { name: A, image: { light: /a.png, dark: /b.png } }',
    { picture: { light: '/a.png', dark: '/b.png' } },
  ],
  // Starlight
  [
    'template: splash\nhero: { title: A, tagline: B, image: { file: ./a.png }, actions: [{ text: C, link: /c, icon: right-arrow }] }',
    { title: 'A', tagline: 'B', picture: './a.png', actions: [{ label: 'C', to: '/c' }] },
  ],
  // What is written for this engine stays.
  [
    'hero: { title: A, search: true, features: [{ title: B, to: /b }] }',
    { search: true, features: [{ title: 'B', to: '/b' }] },
  ],
])('the hero of %j has the keys of this engine', (yaml, hero) => {
  const { frontMatter, diagnostics } = read(yaml)
  expect(diagnostics).toEqual([])
  expect(frontMatter.hero).toMatchObject(hero)
})

test('a hero of another engine is none on a page that is no home page', () => {
  const { frontMatter, diagnostics } = read('hero: { name: A, image: ./a.png }')
  expect(frontMatter.hero).toBeUndefined()
  expect(diagnostics).toMatchObject([{ code: 'unknown-hero-key', level: 'warning' }])
})

test('a key that no hero has is reported with the nearest', () => {
  expect(read('hero: { titel: A }').diagnostics).toMatchObject([
    { code: 'unknown-hero-key', level: 'error', hint: 'Did you mean "title"?' },
  ])
  expect(read('hero: { title: A, install_button: B }').diagnostics).toMatchObject([{ level: 'warning' }])
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
