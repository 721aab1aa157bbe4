import { describe, expect, test } from 'vitest'
import { parseNumberPrefix, toNumberPrefixParser } from './numberPrefix.ts'

describe('[X1] number prefixes', () => {
  test.each([
    ['01-foo', 'foo', 1],
    ['1-foo', 'foo', 1],
    ['01.foo', 'foo', 1],
    ['01_foo', 'foo', 1],
    ['01__foo', 'foo', 1],
    ['01 - foo', 'foo', 1],
    ['01-.foo', 'foo', 1],
    ['99. DevOps tools', 'DevOps tools', 99],
    ['2021-foo', 'foo', 2021],
    ['1- 2', '2', 1],
  ])('%j is %j at position %d', (name, filename, numberPrefix) => {
    expect(parseNumberPrefix(name)).toEqual({ filename, numberPrefix })
  })

  test.each([
    '2021-11-foo',
    '7.0-foo',
    '7-0foo',
    '01-2foo',
    '4-4things',
    '001 foo',
    '1foo',
    '01-',
    'v1-foo',
    '01–x',
    'dynamic-programming-1d',
  ])('%j has no prefix', (name) => {
    expect(parseNumberPrefix(name)).toEqual({ filename: name })
  })
})

test('the setting false keeps every number', () => {
  expect(toNumberPrefixParser(false)('01-foo')).toEqual({ filename: '01-foo' })
})

test('the setting true takes numbers off', () => {
  expect(toNumberPrefixParser(true)('01-foo')).toEqual({ filename: 'foo', numberPrefix: 1 })
})

test('a function as the setting takes names apart in its own way', () => {
  const parse = toNumberPrefixParser((name) => ({ filename: name.slice(1), numberPrefix: 7 }))
  expect(parse('xfoo')).toEqual({ filename: 'foo', numberPrefix: 7 })
})
