import { expect, test } from 'vitest'
import { listDescription } from './pageTexts.ts'

const tags = (...labels: string[]) => ({
  kind: 'tagsList' as const,
  groups: [{ letter: 'A', tags: labels.map((label) => ({ label, href: `/${label}`, count: 1 })) }],
})

test('a list is described by the names on it', () => {
  expect(listDescription(tags('DHCP', 'DNS'))).toBe('DHCP, DNS')
})

test('a long list is described by the names that fit, and none is cut', () => {
  const described = listDescription(tags(...Array.from({ length: 90 }, (_, index) => `tag-${index + 10}`)))
  expect(described?.length).toBeLessThanOrEqual(160)
  expect(described).toMatch(/^tag-10, .*, tag-\d\d$/)
})

test('an empty list, and a page that lists nothing, have no description', () => {
  expect(listDescription(tags())).toBeUndefined()
  expect(listDescription({ kind: 'notFound', hasSearch: true })).toBeUndefined()
})
