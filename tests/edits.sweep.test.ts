import { createHash } from 'node:crypto'
import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRandom } from '../engine/src/std/hash.ts'
import type { TestBuild } from '../engine/src/testing.ts'
import { edits } from './edits/makeEdit.ts'
import { type Choose, openFolder } from './edits/site.ts'
import { temporarySite } from './support/temporarySite.ts'

/** How many sequences of edits are made; `npm run edits` makes 200. */
const count = Number(process.env.EDITS ?? 20)
const seed = Number(process.env.EDITS_SEED ?? 1)
/** Edits between two builds, at most. */
const longest = 4
/** After so many sequences a site is begun anew, for it grows. */
const perSite = 20

const names = Object.keys(edits)
const ofTexts = ['a text', 'a text', 'a text to what it was', 'a heading', 'a diagram', 'nothing at all']

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

test(`after each of ${count} random sequences of edits a build is what one from nothing is`, {
  timeout: 60_000 + count * 30_000,
}, async () => {
  for (let done = 0; done < count; ) done += await editOneSite(done, Math.min(perSite, count - done))
})

/** Gives how many sequences were made: after a mistake there is nothing more to compare. */
async function editOneSite(begun: number, sequences: number): Promise<number> {
  const random = createRandom(seed * 1_000_003 + begun)
  const choose: Choose = (list) => list[Math.floor(random() * list.length)]!
  const site = temporarySite({})
  const afresh = temporarySite({})
  const folder = openFolder(site.dir)
  await site.build()
  const done: string[] = []
  for (let sequence = 0; sequence < sequences; sequence++) {
    const length = 1 + Math.floor(random() * longest)
    // Often nothing but texts change, and then a build renders few pages.
    const among = random() < 0.4 ? ofTexts : names
    const chosen = Array.from({ length }, () => choose(among))
    for (const name of chosen) edits[name]!(folder, choose)
    done.push(chosen.join(' + '))
    rmSync(afresh.dir, { recursive: true })
    cpSync(site.dir, afresh.dir, {
      recursive: true,
      preserveTimestamps: true,
      filter: (path) => path !== join(site.dir, 'build') && path !== join(site.dir, '.sotay'),
    })
    const [kept, whole] = [await site.build(), await afresh.build()]
    const story = `seed ${seed}, site ${begun}, after ${done.join('; ')}`
    expect(kept.report, story).toBe(whole.report)
    expect(kept.failed, story).toBe(whole.failed)
    if (whole.failed) return sequence + 1
    expect(hashFiles(kept), story).toEqual(hashFiles(whole))
  }
  return sequences
}

/** The hash of each file of the output. */
function hashFiles({ outDir, paths }: TestBuild): Record<string, string> {
  return Object.fromEntries(
    paths().map((path) => [
      path,
      createHash('sha256')
        .update(readFileSync(join(outDir, path)))
        .digest('hex'),
    ]),
  )
}
