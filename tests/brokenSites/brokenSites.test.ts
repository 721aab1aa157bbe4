import { afterAll, beforeAll, expect, test } from 'vitest'
import { printReport } from '../../engine/src/diagnostics/printReport.ts'
import { createRandom } from '../../engine/src/std/createRandom.ts'
import { openBrokenSites } from './breakSite.ts'
import { handMade } from './handMade.ts'
import { makeBrokenSite } from './makeBrokenSite.ts'

const wanted = Number(process.env.BROKEN_SITES ?? 300)
const seed = Number(process.env.BROKEN_SEED ?? 1)

let sites: Awaited<ReturnType<typeof openBrokenSites>>
beforeAll(async () => {
  sites = await openBrokenSites()
}, 60_000)
afterAll(() => sites.remove())

test.each(handMade)('$name is told as $code, with its place', { timeout: 30_000 }, async (site) => {
  const { failed, diagnostics, faults } = await sites.try(site)
  const report = printReport(diagnostics)
  expect(faults, report).toEqual([])
  expect(failed, report).toBe(true)
  expect(
    diagnostics.map(({ code }) => code),
    report,
  ).toContain(site.code)
})

test(`${wanted} broken sites give problems with their places, and leave the former build as it was`, {
  timeout: 1e9,
}, async () => {
  const random = createRandom(seed)
  const found: object[] = []
  let [failing, tried] = [handMade.length, handMade.length]
  for (; failing < wanted && found.length < 10; tried++) {
    const site = makeBrokenSite(random)
    const { failed, faults } = await sites.try(site)
    if (failed) failing++
    if (faults.length > 0) found.push({ ...site, faults })
  }
  expect(found).toEqual([])
  console.log(`${failing} broken sites of ${tried} that were tried were told with their places.`)
})
