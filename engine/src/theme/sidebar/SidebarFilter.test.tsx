import { expect, test } from 'vitest'
import { filterPages } from './SidebarFilter.tsx'

const pages = [
  { label: 'Hệ điều hành', href: '/a', groups: ['Foundations'] },
  { label: 'Overview', href: '/b', groups: ['Technologies', 'Docker'] },
  { label: 'Docker security', href: '/c', groups: ['Technologies'] },
]
const found = (query: string) => filterPages(pages, query).map(({ href }) => href)

test.each([
  ['he dieu', ['/a']],
  ['HỆ ĐIỀU', ['/a']],
  ['docker', ['/c', '/b']],
  ['docker over', ['/b']],
  ['security docker', ['/c']],
  ['c++', []],
])('%s', (query, expected) => {
  expect(found(query)).toEqual(expected)
})
