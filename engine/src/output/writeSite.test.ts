import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { SiteConfig } from '../config/siteConfig.ts'
import { temporaryFolder } from '../config/testing.ts'
import { toOutputPath } from '../model/paths.ts'
import { testSite } from '../site/testSite.ts'
import { checkOutputFiles } from './checkOutputFiles.ts'
import { checkOutputFolder } from './writeSite.ts'

const config = {
  siteDir: '/site',
  docs: [{ path: 'docs' }],
  blog: [{ path: 'blog' }],
  pages: [{ path: 'src/pages' }],
  i18n: { path: 'i18n' },
  staticDirectories: ['static'],
} as unknown as SiteConfig

const codesFor = (outDir: string) => checkOutputFolder(outDir, config).map(({ code }) => code)

test.each([
  '/site',
  '/',
  '/site/docs',
  '/site/docs/out',
  '/site/blog',
  '/site/i18n/vi',
  '/site/static',
  '/site/src',
  '/site/node_modules',
  '/site/.sotay',
])('the build may not replace %s', (outDir) => {
  expect(codesFor(outDir)).toEqual(['unsafe-output-folder'])
})

test.each(['/site/build', '/elsewhere', '/site/docs-out'])('the build may replace %s', (outDir) => {
  expect(codesFor(outDir)).toEqual([])
})

test('a folder with files that no build made is left alone; an empty one and a former build are not', () => {
  const folder = temporaryFolder()
  expect(codesFor(folder)).toEqual([])
  writeFileSync(join(folder, 'precious.txt'), 'x')
  expect(codesFor(folder)).toEqual(['unsafe-output-folder'])
  expect(checkOutputFolder(folder, config)[0]!.hint).toContain('remove it if it only holds')
  expect(checkOutputFolder('/site/docs', config)[0]!.hint).not.toContain('remove')
  expect(codesFor(join(folder, 'precious.txt'))).toEqual(['unsafe-output-folder'])
  writeFileSync(join(folder, '404.html'), '<meta name="generator" content="Sotay 0.1.0">')
  expect(codesFor(folder)).toEqual([])
})

test('of a path that is too long only that is reported: each of its folders would be looked for', () => {
  const codesOf = (...paths: string[]) => {
    const files = paths.map((path) => ({ path: toOutputPath(path), contents: '' }))
    return checkOutputFiles(testSite({ docs: {} }), files).map(({ code }) => code)
  }
  expect(codesOf('a', 'a/b')).toEqual(['file-over-folder'])
  expect(codesOf('a', `${'a/'.repeat(20_000)}b`)).toEqual(['name-too-long'])
})
