import { expect, test } from 'vitest'
import type { PageData } from '../../model/pageData.ts'
import { previewCard, roughWidth, wrapText } from './findPreview.ts'

const cardOf = (title: string, breadcrumbs: { label: string }[] = []) =>
  previewCard({
    title,
    documentTitle: 'Notes',
    siteTitle: 'Sổ tay',
    content: { kind: 'doc', breadcrumbs },
  } as PageData)

test('a picture says the title, the way there and the site', () => {
  expect(cardOf('TLS', [{ label: 'Basics' }, { label: 'Web' }, { label: 'TLS' }])).toEqual({
    title: 'TLS',
    section: 'Basics / Web',
    siteTitle: 'Sổ tay',
  })
})

test('a page without a title of its own has that of its document', () => {
  expect(cardOf('')?.title).toBe('Notes')
})

test('a post says that it is in the blog, whose list says so itself', () => {
  const page = (title: string) => ({ title, siteTitle: 'S', content: { kind: 'post' } }) as PageData
  expect(previewCard(page('First'), 'Journal')).toEqual({
    title: 'First',
    section: 'Journal',
    siteTitle: 'S',
  })
  expect(previewCard(page('Journal'), 'Journal')?.section).toBe('')
})

test('signs that the font does not have are left out, Vietnamese letters stay', () => {
  expect(cardOf('🚀 Đường → đi  “mới”')?.title).toBe('Đường đi “mới”')
})

test.each(['中文', 'العربية', 'Привет', 'Vim 中'])('%s has no picture', (title) => {
  expect(cardOf(title)).toBeUndefined()
})

const size = { width: 6, lines: 3 }

test('lines break between words and are no wider than they may be', () => {
  const lines = wrapText('one two three four', size)
  expect(lines).toEqual(['one two', 'three four'])
  for (const line of lines) expect(roughWidth(line)).toBeLessThanOrEqual(size.width)
})

test('what does not fit ends in dots, after a word and not after a comma', () => {
  expect(wrapText('one two, three four five six seven', { width: 4.5, lines: 1 })).toEqual(['one two…'])
})

test('a word that is longer than a line is cut', () => {
  const lines = wrapText('a'.repeat(25), size)
  expect(lines).toHaveLength(3)
  expect(lines.join('')).toBe('a'.repeat(25))
})

test('marks that are on letters take no room', () => {
  expect(roughWidth('ệ'.normalize('NFD'))).toBe(roughWidth('e'))
})
