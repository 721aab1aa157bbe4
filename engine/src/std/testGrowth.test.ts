import { expect, test } from 'vitest'
import { expectLinear } from './testGrowth.ts'

const steps = (count: number) => {
  let sum = 0
  for (let step = 0; step < count; step++) sum += Math.sqrt(step)
  return sum
}

test.each([
  ['linear', (size: number) => size],
  ['n log n', (size: number) => size * Math.log2(size)],
  ['linear beside a cost of its own', (size: number) => 1_000_000 + size],
])('work that is %s passes', async (_, stepsFor) => {
  await expectLinear(stepsFor, steps, 400_000)
})

test('work that is quadratic fails', async () => {
  await expect(expectLinear((size) => size * size, steps, 2000)).rejects.toThrow(
    /takes \d+\.\d times the CPU/,
  )
})
