import { expect, test } from 'vitest'
import type { PageData } from '../../model/pageData.ts'
import { previewCard } from './previewCard.ts'

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

test('a post says that it stands in the blog, whose list says so itself', () => {
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
