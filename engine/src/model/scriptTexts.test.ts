import { expect, test } from 'vitest'
import { scriptTexts } from './scriptTexts.ts'
import { english } from './words/english.ts'
import { vietnamese } from './words/vietnamese.ts'

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
