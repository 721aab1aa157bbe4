import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isNewEnough } from '../../engine/bin/nodeVersion.js'
import { root } from './root.mjs'

test.each([
  ['18.20.8', false],
  ['20.9.0', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['22.0.0', true],
  ['100.1.0', true],
])('Node %s is new enough: %s', (version, expected) => {
  expect(isNewEnough(version)).toBe(expected)
})

test('the packages that come with Sotay run on the oldest Node that it runs on, so npm warns of none', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const tooNew = Object.entries(packages)
    .filter(([, { dev, optional, engines }]) => !dev && !optional && !runsOn20(engines?.node ?? '*'))
    .map(([path]) => path)
  expect(tooNew).toEqual([])
})

/** Whether one of the alternatives of a range begins at or before 20.19. */
function runsOn20(range) {
  return range.split('||').some((each) => {
    const [, sign, major = 0, minor = 0] = /^\s*(\^|~|>=?)?\s*v?(\d+)?(?:\.(\d+))?/.exec(each)
    const isReached = Number(major) < 20 || (Number(major) === 20 && Number(minor) <= 19)
    return (
      isReached && (sign === undefined || sign.startsWith('>') || Number(major) === 20 || each.trim() === '*')
    )
  })
}

test('the commands of this repository begin with a file that any Node can read', () => {
  const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  for (const name of ['start', 'dev', 'test', 'check'])
    expect(scripts[name]).toBe(`node scripts/run.mjs ${name}`)
  const files = ['../run.mjs', '../../engine/bin/nodeVersion.js'].map(
    (path) => new URL(path, import.meta.url),
  )
  for (const file of files) expect(readFileSync(file, 'utf8')).not.toMatch(/node:|^await|\?\.|\?\?/m)
})
