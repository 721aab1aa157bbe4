import { expect, test } from 'vitest'
import { plainOptions } from './plainOptions.ts'

test('what looks like a number stays text, and of what is given twice the last counts', () => {
  expect(plainOptions({ outDir: 12, config: ['a.ts', 'b.ts'], dir: [1, 2], build: true, '--': [] })).toEqual({
    outDir: '12',
    config: 'b.ts',
    dir: '2',
    build: true,
    '--': [],
  })
})

test('several languages stay several', () => {
  expect(plainOptions({ locale: ['en', 12] })).toEqual({ locale: ['en', '12'] })
})
