import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limits } from './limits.mjs'
import { makeSite } from './makeSite.mjs'
import { measureBuild } from './measureBuild.mjs'
import { buildEdited } from './measureSite.mjs'
import { measureYardstick } from './measureYardstick.mjs'
import { removeOutput } from './removeOutput.mjs'
import { weighPages } from './weighPages.mjs'

const mostTries = 3
/**
 * Beside other work the same build costs up to 1.7 times its own, since cores share their caches. So these tests find
 * a cost that has doubled; `npm run bench` judges by the limits themselves, and measures more.
 */
const disturbance = 2

/** Expects the least of some tries to be within a limit. No more are made than it takes. */
function expectCost(limit, measure) {
  let least = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < mostTries && least > limit; tries++) least = Math.min(least, measure(tries))
  expect(least).toBeLessThanOrEqual(limit)
}

/** The CPU of a build in seconds of the yardstick, which is measured before and after. */
function inSecondsOfYardstick(build) {
  const before = measureYardstick()
  const { cpu } = build()
  return (2 * cpu) / (before + measureYardstick())
}

describe.skipIf(!existsSync('/proc/self/stat'))('what a site of 190 notes costs', () => {
  let site
  let cold
  const buildCold = () => {
    removeOutput(['build', '.sotay'], site)
    cold = measureBuild(site)
    return cold
  }
  // Drawing is left out: it costs more than all the rest, and is kept between builds.
  beforeAll(() => {
    site = makeSite(190, { mermaid: false })
  })
  afterAll(() => rmSync(site, { recursive: true, force: true }))

  test('a build without diagrams', () => {
    expectCost(limits.cpu * disturbance, () => inSecondsOfYardstick(buildCold))
  })

  // The V8 of later versions lets new objects take up 100 MB more before it looks which of them are still needed.
  test.runIf(process.versions.node.startsWith('20.'))('the memory that it takes', () => {
    // Beside other work memory is cleared later: the same build takes up to 8 % more or less.
    expectCost(limits.memory * 1.1, (tried) => (tried === 0 ? cold : buildCold()).memory)
  })

  test('a build after one edit', () => {
    expectCost(limits.warmCpu * disturbance, () => inSecondsOfYardstick(() => buildEdited(site)))
  })

  test('what a reader is sent of a note', () => {
    const { notesOfText, css, js } = weighPages(join(site, 'build'))
    expect(notesOfText.median).toBeLessThanOrEqual(limits.html)
    expect(css).toBeLessThanOrEqual(limits.css)
    expect(js).toBeLessThanOrEqual(limits.js)
  })
})
