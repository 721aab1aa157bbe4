import { expect, test } from 'vitest'
import { createRandom } from '../engine/src/std/hash.ts'
import { checkNote } from './fuzz/checkNote.ts'
import { makeNote } from './fuzz/makeNote.ts'
import { signs } from './fuzz/signs.ts'
import { sweep } from './support/sweep.ts'

/** `scripts/fuzz.mjs` tries more. */
const count = 300
const seed = 1

test('whatever a note holds, it gives whole HTML or problems with their places', () => {
  const random = createRandom(seed)
  const faults: object[] = []
  for (let number = 0; number < count; number++) {
    const text = makeNote(random)
    for (const format of ['md', 'mdx'] as const) {
      const fault = checkNote(text, format)
      if (fault) faults.push({ number, format, fault, text })
    }
  }
  expect(faults).toEqual([])
})

test('no sign is slow when it is repeated', () => {
  const tried = signs.filter((_, index) => index % sweep(5, 1) === 0)
  const faults = tried.flatMap((sign) => {
    const text = sign.repeat(4000 / sign.length)
    return (['md', 'mdx'] as const).map((format) => [sign, format, checkNote(text, format)] as const)
  })
  expect(faults.filter(([, , fault]) => fault)).toEqual([])
})
