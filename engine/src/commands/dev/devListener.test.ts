import { expect, test } from 'vitest'
import { isTrustedRequest } from './devListener.ts'

const trusted = (headers: Record<string, string>, host = 'localhost') => isTrustedRequest(headers, host)

test.each([
  'localhost:3000',
  'LOCALHOST:3000',
  'notes.localhost:3000',
  '127.0.0.1:3000',
  '[::1]:3000',
  '192.168.1.7',
])('the server answers to %s', (host) => expect(trusted({ host })).toBe(true))

test.each([
  'evil.example:3000',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  'evillocalhost',
  '',
  'a b',
  '@',
])('the server does not answer to "%s"', (host) => expect(trusted({ host })).toBe(false))

test('the server answers to the name that it listens on', () => {
  expect(trusted({ host: 'desk.home:3000' }, 'desk.home')).toBe(true)
  expect(trusted({ host: 'desk.home:3000' }, '0.0.0.0')).toBe(false)
  expect(trusted({})).toBe(false)
})

test('a page of another origin gets nothing, also one on another port', () => {
  const host = 'localhost:3000'
  expect(trusted({ host, origin: 'http://localhost:3000' })).toBe(true)
  for (const origin of ['http://localhost:4000', 'https://evil.example', 'null', 'file://'])
    expect(trusted({ host, origin })).toBe(false)
})

test('a page of another site may link here, and nothing else', () => {
  const from = (site: string, mode: string, dest: string) =>
    trusted({ host: 'localhost', 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-fetch-dest': dest })
  expect(from('cross-site', 'navigate', 'document')).toBe(true)
  expect(from('cross-site', 'navigate', 'iframe')).toBe(false)
  expect(from('cross-site', 'no-cors', 'script')).toBe(false)
  expect(from('same-site', 'no-cors', 'image')).toBe(false)
  expect(from('same-origin', 'cors', 'empty')).toBe(true)
})
