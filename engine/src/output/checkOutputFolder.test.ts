import { expect, test } from 'vitest'
import type { SiteConfig } from '../config/siteConfig.ts'
import { checkOutputFolder } from './checkOutputFolder.ts'

const config = {
  siteDir: '/site',
  docs: { path: 'docs' },
  pages: { path: 'src/pages' },
  staticDirectories: ['static'],
} as unknown as SiteConfig
const codesFor = (outDir: string) => checkOutputFolder(outDir, config).map(({ code }) => code)

test.each(['/site', '/', '/site/docs', '/site/docs/out', '/site/static', '/site/src', '/site/node_modules'])(
  'the build may not replace %s',
  (outDir) => {
    expect(codesFor(outDir)).toEqual(['unsafe-output-folder'])
  },
)

test.each(['/site/build', '/elsewhere', '/site/docs-out'])('the build may replace %s', (outDir) => {
  expect(codesFor(outDir)).toEqual([])
})
