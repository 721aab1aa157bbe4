import { expect, test } from 'vitest'
import { adoptSettings } from './adoptSettings.ts'

test('the type "default" of an item of the navbar is left out', () => {
  const items = [{ type: 'default', label: 'Menu', items: [{ type: 'default', to: '/a', label: 'A' }] }]
  expect(adoptSettings({ themeConfig: { navbar: { items } } }).navbar).toEqual({
    items: [{ label: 'Menu', items: [{ to: '/a', label: 'A' }] }],
  })
})

test('the text of a dropdown leads where its "href" led, and "#" leads nowhere', () => {
  const items = [{ to: '/a', label: 'A' }]
  const href = 'https://example.com'
  const menus = [
    { 'aria-label': 'Code', href: '#', target: '_self', items },
    { label: 'More', href, items },
    { label: 'Top', to: '#', items },
  ]
  expect(adoptSettings({ themeConfig: { navbar: { items: menus } } }).navbar).toEqual({
    items: [
      { 'aria-label': 'Code', items },
      { label: 'More', to: href, items },
      { label: 'Top', items },
    ],
  })
})
