import { expect, test } from 'vitest'
import { resolveTarget } from './resolveTarget.ts'

const settings = { baseUrl: '/notes/', trailingSlash: false }

test.each([
  ['to, below the base', { to: '/a' }, { href: '/notes/a', external: false }],
  ['href, as it is written', { href: '/other/' }, { href: '/other/', external: false }],
  ['href with the base', { href: '/a', prependBaseUrlToHref: true }, { href: '/notes/a', external: false }],
  ['href to another host', { href: 'https://example.org' }, { href: 'https://example.org', external: true }],
])('a link with %s', (_, target, resolved) => {
  expect(resolveTarget({ prependBaseUrlToHref: false, ...target }, settings)).toEqual(resolved)
})
