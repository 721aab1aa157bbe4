import { expect, test } from 'vitest'
import { findPage } from './findPage.ts'

const names = [
  'index.html',
  'API.html',
  'guide.html',
  'guide/start.html',
  'a b.html',
  '404.html',
  'files/x.zip',
]

const files = {
  has: (path: string) => names.includes(path),
  pages: () => names.filter((name) => name.endsWith('.html')),
}

test.each([
  ['/', 'index.html'],
  ['/index', 'index.html'],
  ['/index.html', 'index.html'],
  ['/guide', 'guide.html'],
  ['/guide/', 'guide.html'],
  ['/guide.html', 'guide.html'],
  ['/guide/index', 'guide.html'],
  ['/guide/index.html', 'guide.html'],
  ['/GUIDE/Start', 'guide/start.html'],
  ['/api', 'API.html'],
  ['/a%20b', 'a b.html'],
  ['/a%20b/', 'a b.html'],
  ['/files/x.zip', 'files/x.zip'],
])('[S23][S24] %s is answered with %s', (request, path) => {
  expect(findPage(request, '/', files)).toEqual({ kind: 'file', path })
})

test.each([
  '/nope',
  '/%E0%A4%A',
  '/../index.html',
  '/%2e%2e/x',
  '/guide/%2e%2e/%2e%2e/etc',
  '/a\\b',
  '/404/',
  '/%00',
])('[S22] %s is not found', (request) => {
  expect(findPage(request, '/', files)).toEqual({ kind: 'missing' })
})

test.each(['/GUIDE', '/api', '/guide/', '/guide/index', `/${encodeURIComponent('học'.normalize('NFD'))}`])(
  'a static host does not find %s, which is another spelling',
  (request) => {
    const has = (path: string) => [...names, 'học.html'].includes(path)
    expect(findPage(request, '/', { has })).toEqual({ kind: 'missing' })
    expect(findPage('/guide/start', '/', { has })).toEqual({ kind: 'file', path: 'guide/start.html' })
    expect(findPage('/guide.html', '/', { has })).toEqual({ kind: 'file', path: 'guide.html' })
  },
)

test('with a base address, requests outside it lead to the same page, or else to the home page', () => {
  expect(findPage('/guide/start', '/notes/', files)).toEqual({ kind: 'redirect', to: '/notes/guide/start' })
  expect(findPage('//a.example/%2e%2e/x', '/notes/', files)).toEqual({ kind: 'missing' })
  expect(findPage('//a.example/x', '/notes/', files)).toEqual({ kind: 'redirect', to: '/notes/' })
  expect(findPage('/', '/notes/', files)).toEqual({ kind: 'redirect', to: '/notes/' })
  expect(findPage('/notes', '/notes/', files)).toEqual({ kind: 'file', path: 'index.html' })
  expect(findPage('/notes/guide', '/notes/', files)).toEqual({ kind: 'file', path: 'guide.html' })
})

test('a name in the decomposed form of Unicode reaches the page in the composed one', () => {
  const vietnamese = { has: (path: string) => path === 'học.html', pages: () => ['học.html'] }
  expect(findPage(`/${encodeURIComponent('học'.normalize('NFD'))}`, '/', vietnamese)).toEqual({
    kind: 'file',
    path: 'học.html',
  })
})
