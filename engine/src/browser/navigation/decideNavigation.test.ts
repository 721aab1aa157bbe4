import { expect, test } from 'vitest'
import { decideNavigation, type NavigationRequest } from './decideNavigation.ts'

const current = new URL('https://example.com/notes/a')

const to = (path: string, sameDocument = false) => ({
  destination: { url: new URL(path, current).href, sameDocument },
})

const click: NavigationRequest = {
  canIntercept: true,
  hashChange: false,
  downloadRequest: null,
  formData: null,
  navigationType: 'push',
  ...to('b'),
}

test.each<[string, Partial<NavigationRequest>, string]>([
  ['a link to another page', {}, 'visit'],
  ['a link to the page itself', to('a'), 'visit'],
  ['a page whose address ends in .html', to('b.html'), 'visit'],
  ['a page whose name has a version in it', to('v1.2'), 'visit'],
  ['back to another page', { navigationType: 'traverse', ...to('b', true) }, 'visit'],
  ['another query of the same page', to('a?x=1'), 'stay'],
  ['a heading of the same page', { ...to('a#b'), hashChange: true }, 'ignore'],
  ['a file', to('files/x.zip'), 'ignore'],
  ['a download', { downloadRequest: '' }, 'ignore'],
  ['a form that is sent', { formData: new FormData() }, 'ignore'],
  ['a reload', { navigationType: 'reload' }, 'ignore'],
  ['an address that a script rewrote', { navigationType: 'replace', ...to('b', true) }, 'ignore'],
  ['a page outside the base address', to('/other'), 'ignore'],
  ['another host', { canIntercept: false, ...to('https://example.org/') }, 'ignore'],
])('%s', (_, change, decision) => {
  expect(decideNavigation({ ...click, ...change }, current, '/notes/')).toBe(decision)
})
