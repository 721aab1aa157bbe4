import { expect, test } from 'vitest'
import { toRoutePath } from '../../model/paths.ts'
import { routeKey } from './routeKey.ts'

test('[S20] a key that is taken gets a fourth digit', () => {
  const path = toRoutePath('/a')
  const key = routeKey(path, { a: 1 }, new Set())
  expect(key).toMatch(/^\/a-[0-9a-f]{3}$/)
  expect(routeKey(path, { a: 1 }, new Set([key]))).toMatch(new RegExp(`^${key}[0-9a-f]$`))
})
