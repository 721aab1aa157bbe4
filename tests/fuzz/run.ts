import { writeFileSync } from 'node:fs'
import { createRandom } from '../../engine/src/std/hash.ts'
import { checkNote } from './checkNote.ts'
import { makeNote } from './makeNote.ts'

/**
 * Compiles random notes for `scripts/fuzz.mjs`. The current one is written to a file first, in case it ends the
 * process.
 */
const [count, seed, file] = process.argv.slice(2)
const random = createRandom(Number(seed))
for (let number = 0; number < Number(count); number++) {
  const text = makeNote(random)
  for (const format of ['md', 'mdx'] as const) {
    writeFileSync(file!, JSON.stringify({ number, format, text }))
    const fault = checkNote(text, format)
    if (fault) console.log(JSON.stringify({ number, format, fault, text }, null, 2))
  }
}
