import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testFolder } from '../content/testFolder.ts'
import { nearestModule } from './modulePaths.ts'

test.each([
  ['src/Countr', 'Counter'],
  ['src/Countr.tsx', 'Counter.tsx'],
  ['src/Counter.tsx/x', undefined],
  ['gone/Counter', undefined],
])('for %s, %s is proposed', (missing, nearest) => {
  const { siteDir } = testFolder({ 'src/Counter.tsx': '' })
  expect(nearestModule(join(siteDir, missing))).toBe(nearest)
})
