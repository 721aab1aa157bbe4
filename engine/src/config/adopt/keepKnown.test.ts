import { expect, test } from 'vitest'
import { keepKnown } from './keepKnown.ts'

const site = { title: 'Notes', url: 'https://example.com' }

test('what the schema takes is kept as it was written', () => {
  const given = { ...site, docs: { routeBasePath: '/' }, navbar: { items: [{ to: '/blog', label: 'Blog' }] } }
  expect(keepKnown(given)).toEqual({ settings: given, left: [] })
})

test('unknown settings and wrong values are left out, with the reason', () => {
  const { settings, left } = keepKnown({
    ...site,
    gtag: {},
    docs: { path: 'notes', odd: 1 },
    titleDelimiter: 3,
  })
  expect(settings).toEqual({ ...site, docs: { path: 'notes' } })
  expect(left.map(({ setting }) => setting).sort()).toEqual(['docs.odd', 'gtag', 'titleDelimiter'])
  expect(left.find(({ setting }) => setting === 'gtag')?.reason).toBe('There is nothing like it here.')
  expect(left.find(({ setting }) => setting === 'titleDelimiter')?.reason).toContain('is 3')
})

test('code is left out, and lists keep the rest', () => {
  const editUrl = () => 'https://example.com'
  const { settings, left } = keepKnown({
    ...site,
    docs: { editUrl },
    markdown: { remarkPlugins: [editUrl, editUrl] },
    navbar: { items: [{ to: '/a', label: 'A' }, { type: 'ours' }, { to: '/b', label: 'B' }] },
  })
  expect(settings).toEqual({
    ...site,
    docs: {},
    markdown: { remarkPlugins: [] },
    navbar: {
      items: [
        { to: '/a', label: 'A' },
        { to: '/b', label: 'B' },
      ],
    },
  })
  expect(left.map(({ setting }) => setting)).toEqual(
    expect.arrayContaining(['docs.editUrl', 'markdown.remarkPlugins[0]', 'markdown.remarkPlugins[1]']),
  )
})

test('what is missing is left for the first build to tell', () => {
  expect(keepKnown({ title: 'Notes' })).toEqual({ settings: { title: 'Notes' }, left: [] })
})
