import { expect, test } from 'vitest'
import { createUiText, scriptTexts, uiText } from './uiText.ts'
import { english } from './words/english.ts'
import { vietnamese } from './words/vietnamese.ts'

test('a text without values is given as it is', () => {
  expect(uiText('pageNotFound')).toBe('Page Not Found')
})

test('values take the place of their names', () => {
  expect(uiText('expandCategory', { label: 'Linux' })).toBe("Expand sidebar category 'Linux'")
})

test.each([
  [0, '0 items'],
  [1, '1 item'],
  [2, '2 items'],
])('%d chooses the plural form "%s"', (count, text) => {
  expect(uiText('categoryItems', { count })).toBe(text)
})

test('plural texts may have further values', () => {
  expect(uiText('docsTagged', { count: 1, tag: 'tls' })).toBe('One doc tagged with "tls"')
  expect(uiText('docsTagged', { count: 12, tag: 'tls' })).toBe('12 docs tagged with "tls"')
})

test('a language chooses the form by its own rules', () => {
  const forms = { one: 'ett', few: '{count} par', other: '{count} fler' }
  const text = createUiText({ ...english, posts: forms }, 'lt')
  expect([1, 2, 10].map((count) => text('posts', { count }))).toEqual(['ett', '2 par', '10 fler'])
})

test('the compiler asks for every value', () => {
  // @ts-expect-error the label is missing
  expect(uiText('expandCategory', {})).toContain('undefined')
})

test('[X17] English brings scripts nothing, for they have it', () => {
  expect(scriptTexts(english, 'en')).toBeUndefined()
})

test('another language brings what scripts say, and nothing else', () => {
  const { locale, words } = scriptTexts(vietnamese, 'vi')!
  expect(locale).toBe('vi')
  expect(words).toMatchObject({ copy: 'Sao chép', noResults: 'Không có kết quả', zoomIn: 'Phóng to (+)' })
  expect(words).toMatchObject({ pageCrashed: 'Trang này gặp sự cố.', enlargeDiagram: 'Phóng to sơ đồ' })
  for (const key of ['pageNotFound', 'enlargePicture', 'keepOffline']) expect(words).not.toHaveProperty(key)
})

test('only what differs is brought', () => {
  expect(scriptTexts({ ...english, copy: 'Copier' }, 'fr')?.words).toEqual({ copy: 'Copier' })
})
