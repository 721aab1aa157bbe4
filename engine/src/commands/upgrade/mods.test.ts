import { describe, expect, test } from 'vitest'
import { settingsFrom } from '../../config/testing.ts'
import { applyEdits } from '../move/textEdits.ts'
import { modsSince, type NoteMod, writeAuthors, writeTitles } from './mods.ts'

const rewrite = (note: NoteMod['note'], text: string, markdown = {}) =>
  applyEdits(text, note({ collection: 'blog', text }, settingsFrom({ markdown })))

describe('titles of boxes', () => {
  test.each([
    [':::note Title\n\nText\n\n:::\n', ':::note[Title]\n\nText\n\n:::\n'],
    ['---\na: |\n  :::note A\n---\n> - ::::tip  B \n', '---\na: |\n  :::note A\n---\n> - ::::tip[B]\n'],
    [':::note a [b](c) <!-- d --> `:::`\n', ':::note[a [b](c) <!-- d --> `:::`]\n'],
    [':::note a ] b\n\n1. a\n\n    :::note b\n', ':::note a ] b\n\n1. a\n\n    :::note[b]\n'],
    ['```md\n:::note A\n```\n:::note[B]\n:::note\n', '```md\n:::note A\n```\n:::note[B]\n:::note\n'],
    [
      '```mdx-code-block\n:::note A\n```\n<https://a.b>\n',
      '```mdx-code-block\n:::note A\n```\n<https://a.b>\n',
    ],
    ['<!--\n:::note A\n-->\n', '<!--\n:::note A\n-->\n'],
  ])('%j becomes %j', (text, expected) => {
    expect(rewrite(writeTitles, text)).toBe(expected)
    expect(rewrite(writeTitles, expected)).toBe(expected)
  })

  test.each([{ admonitions: false }, { mdx1Compat: { admonitions: false } }])(
    'they are text where the config says %j',
    (markdown) => {
      expect(rewrite(writeTitles, ':::note Title\n', markdown)).toBe(':::note Title\n')
    },
  )
})

describe('the author of a post', () => {
  test.each([
    [
      '---\ntitle: A\nauthor: Lan\nslug: a # Why\nauthor_title: "A: B" # What\nauthorURL: https://a.b\nauthor_image_url: /a.png\n---\nauthor: Me\n',
      '---\ntitle: A\nauthors:\n  - name: Lan\n    title: "A: B" # What\n    url: https://a.b\n    image_url: /a.png\nslug: a # Why\n---\nauthor: Me\n',
    ],
    ['---\nauthor: Lan\n---\n', '---\nauthors:\n  - name: Lan\n---\n'],
  ])('%j becomes %j', (text, expected) => {
    expect(rewrite(writeAuthors, text)).toBe(expected)
    expect(rewrite(writeAuthors, expected)).toBe(expected)
  })

  test.each([
    '---\nauthor: Lan\nauthors: lan\n---\n',
    '---\nauthor_url: https://a.b\nauthorURL: https://c.d\n---\n',
    '---\nauthor: >\n  Lan\n  Nguyen\n---\n',
    '---\nauthor: "Lan\n  Nguyen"\n---\n',
    '---\nauthor: &a Lan\ntitle: *a\n---\n',
    '---\n{ author: Lan }\n---\n',
    '---\nauthor:\n---\n',
    '---\nauthor: [Lan\n---\n',
    'author: Lan\n',
    '',
  ])('%j stays, because something could be lost', (text) => {
    expect(rewrite(writeAuthors, text)).toBe(text)
  })

  test('is none in docs', () => {
    expect(writeAuthors({ collection: 'docs', text: '---\nauthor: Lan\n---\n' })).toEqual([])
  })
})

test('a mod is for sites that were made before its version, and one without a version for all', () => {
  const all = [
    { from: ['a'], to: ['b'], before: '0.10.0' },
    { from: ['c'], to: ['d'] },
  ]
  const counts = ['0.9.9', '0.10.0-rc.1', '0.10.0', '1.0.0', undefined].map(
    (version) => modsSince(version, all).length,
  )
  expect(counts).toEqual([2, 1, 1, 1, 2])
})
