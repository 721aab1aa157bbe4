import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { testFolder } from '../../content/testFolder.ts'
import { findOrigin } from './findOrigin.ts'

const files = {
  'index.ts': `
    import Sun from './Sun.ts'
    export { Sun }
    export { Moon as Night, default as Dusk } from './Moon.ts'
    export * from './stars.ts'
    export * from './planets.ts'
    export { chart } from 'a-package'
    export const Own = () => null
  `,
  'Sun.ts': 'export default function Sun() {}',
  'Moon.ts': 'export const Moon = () => null\nexport default Moon',
  'stars.ts': "export const Vega = () => null\nexport * from './index.ts'",
  'planets.ts': "export { Mars } from './stars.ts'\nexport const Venus = 1",
}

test.each([
  ['Own', ['index.ts', 'Own']],
  ['Sun', ['Sun.ts', 'default']],
  ['Night', ['Moon.ts', 'Moon']],
  ['Dusk', ['Moon.ts', 'default']],
  ['Vega', ['stars.ts', 'Vega']],
  ['Venus', ['planets.ts', 'Venus']],
  ['Mars', undefined],
  ['chart', ['a-package', 'chart']],
])('%s comes from %j', async (exported, expected) => {
  const { siteDir } = testFolder(files)
  const resolve = async (specifier: string, importer: string) => {
    const path = join(dirname(importer), specifier)
    return existsSync(path) ? path : specifier
  }
  const origin = await findOrigin({ id: join(siteDir, 'index.ts'), exported }, resolve)
  expect(origin && [origin.id.replace(`${siteDir}/`, ''), origin.exported]).toEqual(expected)
})
