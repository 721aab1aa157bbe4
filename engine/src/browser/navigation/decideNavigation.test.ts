import { expect, test } from 'vitest'
import { decideNavigation, type NavigationRequest } from './decideNavigation.ts'

const current = new URL('https://example.com/notes/a')
const to = (path: string) => new URL(path, current)
const click: NavigationRequest = {
  canIntercept: true,
  hashChange: false,
  downloadRequest: null,
  hasFormData: false,
  type: 'push',
  sameDocument: false,
  destination: to('b'),
  current,
  baseUrl: '/notes/',
}

test.each<[string, Partial<NavigationRequest>, string]>([
  ['a link to another page', {}, 'visit'],
  ['a link to the page itself', { destination: to('a') }, 'visit'],
  ['a page whose address ends in .html', { destination: to('b.html') }, 'visit'],
  ['a page whose name has a version in it', { destination: to('v1.2') }, 'visit'],
  ['back to another page', { type: 'traverse', sameDocument: true }, 'visit'],
  ['another query of the same page', { destination: to('a?x=1') }, 'stay'],
  ['a heading of the same page', { destination: to('a#b'), hashChange: true }, 'ignore'],
  ['a file', { destination: to('files/x.zip') }, 'ignore'],
  ['a download', { downloadRequest: '' }, 'ignore'],
  ['a form that is sent', { hasFormData: true }, 'ignore'],
  ['a reload', { type: 'reload' }, 'ignore'],
  ['an address that a script rewrote', { type: 'replace', sameDocument: true }, 'ignore'],
  ['a page outside the base address', { destination: new URL('https://example.com/other') }, 'ignore'],
  ['another host', { canIntercept: false, destination: new URL('https://example.org/') }, 'ignore'],
])('%s', (_, change, decision) => {
  expect(decideNavigation({ ...click, ...change })).toBe(decision)
})
