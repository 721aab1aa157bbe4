import { expect, test } from 'vitest'
import { isInstalled } from './isInstalled.mjs'

const wanted = {
  packages: {
    '': { name: 'repository' },
    'node_modules/sotay': { link: true },
    'node_modules/react': { version: '19.3.1' },
    'node_modules/fsevents': { version: '2.3.3', optional: true },
  },
}

test.each([
  ['everything is there', { react: { version: '19.3.1' } }, true],
  ['one is older', { react: { version: '19.0.0' } }, false],
  ['one is missing', {}, false],
])('packages count as installed or not when %s', (_, { react }, expected) => {
  const packages = { 'node_modules/sotay': { link: true }, ...(react && { 'node_modules/react': react }) }
  expect(isInstalled(wanted, { packages })).toBe(expected)
})

test('a linked package that is missing has to be installed', () => {
  expect(isInstalled(wanted, { packages: { 'node_modules/react': { version: '19.3.1' } } })).toBe(false)
})
