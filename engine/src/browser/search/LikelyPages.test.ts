import { expect, test } from 'vitest'
import { isNamedLike, isOtherSpelling, queriesOf } from './LikelyPages.tsx'

test.each([
  ['/docs/guides/ssh-setpu', ['ssh setpu', 'docs guides ssh setpu']],
  ['/docs/ssh_setup.html', ['ssh setup', 'docs ssh setup']],
  ['/docs/b%E1%BB%99-nh%E1%BB%9B/', ['bộ nhớ', 'docs bộ nhớ']],
  ['/docs/100%', ['100', 'docs 100']],
  ['/docs', ['docs']],
  ['/', []],
])('the words of %s are asked for, the last part of the address first', (path, queries) => {
  expect(queriesOf(path, '/')).toEqual(queries)
})

test('the base address of the site is no part of the words', () => {
  expect(queriesOf('/site/a/b', '/site/')).toEqual(['b', 'a b'])
})

test.each([
  ['proceses', 'Processes', true],
  ['ssh setpu', 'SSH keys and setup', true],
  ['bo nho', 'Bộ nhớ', true],
  ['load', 'Loading of pages', true],
  ['wp admin', 'Administration', false],
  ['xyzzy', 'Eddies', false],
  ['old guide to kubernets', 'How to write', false],
])('%j is no address of any page: whether it means %j', (words, title, isMeant) => {
  expect(isNamedLike(words, { title: { text: title, marks: [] }, href: '/a' })).toBe(isMeant)
})

test.each([
  ['/docs/My-Page', '/docs/my-page', true],
  ['/docs/My-Page', '/docs/My-Page/', true],
  ['/docs/b%E1%BB%99', `/docs/${encodeURI('bộ'.normalize('NFD'))}`, true],
  ['/docs/B%E1%BB%98', '/docs/b%e1%bb%99', true],
  ['/docs/a', '/docs/a', false],
  ['/docs/a', '/docs/ab', false],
])('%s is another spelling of %s: %j', (one, other, isOther) => {
  expect(isOtherSpelling(one, other)).toBe(isOther)
})
