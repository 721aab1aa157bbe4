import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { measureBuild } from './measureBuild.mjs'
import { removeOutput } from './removeOutput.mjs'
import { spread } from './spread.mjs'

/** Everything that a build leaves behind, except the drawings of diagrams. */
const allButDrawings = [
  'build',
  '.sotay/server',
  ...['notes', 'bundles', 'pages'].map((kind) => `.sotay/cache/${kind}`),
]

/** Builds a site from nothing several times, after one build that is not counted. */
export function measureCold(site, runCount) {
  const run = () => {
    removeOutput(['build', '.sotay'], site)
    return measureBuild(site)
  }
  return measure(run, runCount)
}

/** Builds a site from nothing but the drawings of its diagrams, which have a row of their own. */
export function measureWithDrawings(site, runCount) {
  return measure(() => buildWithDrawings(site), runCount)
}

/** Builds a built site again after a note was edited. */
export function measureWarm(site, runCount) {
  return measure(() => buildEdited(site), runCount)
}

/** The CPU seconds that drawing adds: a build that draws all diagrams, less one that has their drawings. */
export function measureDiagrams(site, runCount) {
  const runs = Array.from({ length: runCount }, () => {
    removeOutput(['build', '.sotay'], site)
    const { cpu } = measureBuild(site)
    return cpu - buildWithDrawings(site).cpu
  })
  return spread(runs)
}

/** One build from nothing but the drawings of diagrams. */
export function buildWithDrawings(site) {
  removeOutput(allButDrawings, site)
  return measureBuild(site)
}

/** One build after an edit. */
export function buildEdited(site) {
  appendFileSync(join(site, 'docs/introduction/index.md'), '\nOne more line.\n')
  return measureBuild(site)
}

function measure(run, runCount) {
  run()
  const runs = Array.from({ length: runCount }, run)
  return {
    cpu: spread(runs.map(({ cpu }) => cpu)),
    wall: spread(runs.map(({ wall }) => wall)),
    memory: spread(runs.map(({ memory }) => memory)),
  }
}
