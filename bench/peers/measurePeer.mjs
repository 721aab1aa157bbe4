import { appendFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { removeOutput } from '../removeOutput.mjs'
import { spread } from '../spread.mjs'
import { editedNote } from './editedNote.mjs'
import { programOf } from './programOf.mjs'
import { runMeasured } from './runMeasured.mjs'

/** A build is repeated, for the median, until it has taken this many CPU seconds or runs. */
const [enoughSeconds, enoughRuns] = [60, 3]

/** The cost of a build: from nothing, and after an edit with everything that the engine keeps between builds. */
export async function measurePeer(peer, folder) {
  const build = () =>
    runMeasured(programOf(peer, folder), peer.build, { cwd: folder, env: { ...process.env, ...quiet } })
  const cold = await repeat(() => {
    removeOutput(peer.made, folder)
    return build()
  })
  const bytes = sizeOf(join(folder, peer.output))
  const note = editedNote(peer, folder)
  const warm = await repeat(() => {
    appendFileSync(note, '\nOne more line.\n')
    return build()
  })
  return { cold, warm, bytes }
}

/** No telemetry, and no colours in the output. */
const quiet = { NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production', CI: '1' }

async function repeat(run) {
  const runs = []
  const spent = () => runs.reduce((total, { cpu }) => total + cpu, 0)
  do runs.push(await run())
  while (runs.length < enoughRuns && spent() < enoughSeconds)
  const median = (key) => spread(runs.map((each) => each[key])).median
  return { cpu: median('cpu'), wall: median('wall'), memory: median('memory'), runs: runs.length }
}

function sizeOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((total, { parentPath, name }) => total + statSync(join(parentPath, name)).size, 0)
}
