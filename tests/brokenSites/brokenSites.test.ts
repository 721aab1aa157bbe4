import { beforeAll, expect, test } from 'vitest'
import { printReport } from '../../engine/src/diagnostics/printReport.ts'
import { createRandom } from '../../engine/src/std/hash.ts'
import { sweep } from '../support/sweep.ts'
import { openBrokenSites } from './breakSite.ts'
import { handMade } from './handMade.ts'
import { makeBrokenSite } from './makeBrokenSite.ts'
import { combineMistakes, isEndless, stagesOf } from './manyMistakes.ts'
import { odd } from './odd.ts'

const wanted = Number(process.env.BROKEN_SITES ?? handMade.length + sweep(3, 40))
/** How many sites with several mistakes are tried. */
const combined = sweep(3, 30)
const seed = Number(process.env.BROKEN_SEED ?? 1)

const all = [...handMade, ...odd]
/** One with each kind of problem, or all. */
const single = sweep(
  all.filter(({ code }, index) => all.findIndex((other) => other.code === code) === index),
  all,
)

let sites: Awaited<ReturnType<typeof openBrokenSites>>
beforeAll(async () => {
  sites = await openBrokenSites()
})

test.each(single)('$name: $code, with its place', async (site) => {
  const { failed, diagnostics, faults } = await sites.try(site)
  const report = printReport(diagnostics)
  expect(faults, report).toEqual([])
  expect(failed, report).toBe(true)
  expect(
    diagnostics.map(({ code }) => code),
    report,
  ).toContain(site.code)
})

test('there are at least 147 kinds of mistakes', () => {
  expect(new Set(all.map(({ name }) => name)).size).toBeGreaterThan(147)
})

test(`${combined} sites with mistakes of at least four stages each are told all of them at once, and nothing besides`, {
  timeout: 300_000,
}, async () => {
  const random = createRandom(seed)
  let [tried, endless] = [0, 0]
  for (let count = 0; count < 200 && tried < combined; count++) {
    const site = combineMistakes(random)
    if (stagesOf(site).size < 4) continue
    if (site.mistakes.some(isEndless) && endless++ > 0) continue
    tried++
    const name = site.mistakes.map((mistake) => mistake.name).join('; ')
    const { diagnostics, faults } = await sites.try({ name, changes: site.changes })
    expect(faults, name).toEqual([])
    const errors = diagnostics.filter(({ level }) => level === 'error')
    const codes = new Set(errors.map(({ code }) => code))
    expect([...codes].sort(), `${name}\n${printReport(errors)}`).toEqual([...site.codes].sort())
  }
  expect(tried).toBe(combined)
})

test('a style sheet with a part that does not parse is published without it, and each slip is named', async () => {
  const { failed, diagnostics, faults } = await sites.try({
    name: 'a style sheet with a part that does not parse',
    changes: { 'src/site.css': 'a { color: red } }}} @@' },
  })
  expect({ failed, faults }).toEqual({ failed: false, faults: [] })
  const places = diagnostics.map(({ code, level, where }) => [code, level, where?.file, where?.column])
  expect(places).toEqual(
    [18, 19, 20, 24].map((column) => ['forgiven-css', 'warning', 'src/site.css', column]),
  )
})

test('without settings that can be read, what is wrong with single files is reported all the same', async () => {
  const { diagnostics, faults } = await sites.try({
    name: 'a config that does not parse',
    changes: {
      'sotay.config.mjs': 'export default {',
      'docs/more/dns.md': 'a { b',
      'docs/guide/tls.md': '---\ntitle: a: b\n---\n\n[gone](/gone)',
      'docs/tags.yml': 'a: b: c',
      'src/pages/hello.jsx': 'export default () => <p',
    },
  })
  expect(faults).toEqual([])
  expect(diagnostics.map(({ code }) => code).sort()).toEqual([
    'invalid-data-file',
    'invalid-mdx',
    'invalid-yaml',
    'module-failed',
    'page-module-broken',
  ])
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
  console.log(`${failing} broken sites of ${tried} that were tried were reported with their places.`)
})
