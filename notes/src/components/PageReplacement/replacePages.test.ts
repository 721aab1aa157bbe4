import { expect, test } from 'vitest'
import { countFaults, type Policy, parsePages, replacePages } from './replacePages.ts'

const faults = (pages: string, frames: number, policy: Policy) =>
  countFaults(replacePages(parsePages(pages) as number[], frames, policy))

const textbook = '7 0 1 2 0 3 0 4 2 3 0 3 2 1 2 0 1 7 0 1'

test.each([
  ['fifo', 15],
  ['lru', 12],
  ['opt', 9],
] as const)('%s has as many faults as in "Operating System Concepts", chapter 10', (policy, count) => {
  expect(faults(textbook, 3, policy)).toBe(count)
})

const anomaly = '1 2 3 4 1 2 5 1 2 3 4 5'

test('FIFO has more faults with more frames, as Bélády, Nelson and Shedler found in 1969', () => {
  expect([3, 4].map((frames) => faults(anomaly, frames, 'fifo'))).toEqual([9, 10])
})

test('LRU and the optimum never have more faults with more frames', () => {
  for (const policy of ['lru', 'opt'] as const) {
    const counts = [1, 2, 3, 4, 5].map((frames) => faults(anomaly, frames, policy))
    expect(counts).toEqual(counts.toSorted((one, other) => other - one))
  }
})

test('the page that leaves is named', () => {
  expect(replacePages([1, 2, 1, 3], 2, 'lru').at(-1)).toEqual({
    page: 3,
    frames: [1, 3],
    isFault: true,
    victim: 2,
  })
  expect(replacePages([1, 2, 1, 3], 2, 'fifo').at(-1)!.victim).toBe(1)
})

test('what is no page number is named', () => {
  expect(parsePages('[1, 2; 3]')).toEqual([1, 2, 3])
  expect(parsePages('1 2 x')).toBe('"x" is not a page number from 0 to 99.')
  expect(parsePages(' ')).toBe('At least one page.')
})
