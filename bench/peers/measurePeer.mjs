import { appendFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { spread } from '../spread.mjs'
import { runMeasured } from './runMeasured.mjs'

/** A build is run again, so that its median can be taken, until it has cost so much CPU or was run so often. */
const [enoughSeconds, enoughRuns] = [60, 3]
const editedNote = 'foundations/networking/services/ntp.md'

/** What building costs: from nothing, and once more after an edit, with all that the engine keeps between builds. */
export async function measurePeer(peer, folder) {
  const build = () => {
    const [program, args] = peer.program ? [peer.program, peer.build] : [nodeOf(peer, folder), peer.build]
    return runMeasured(program, args, { cwd: folder, env: { ...process.env, ...quiet } })
  }
  const cold = await repeat(() => {
    for (const name of peer.made) rmSync(join(folder, name), { recursive: true, force: true })
    return build()
  })
  const bytes = sizeOf(join(folder, peer.output))
  const note = join(folder, peer.dialect?.notes ?? 'docs', editedNote)
  const warm = await repeat(() => {
    appendFileSync(note, '\nOne more line.\n')
    return build()
  })
  return { cold, warm, bytes }
}

/** No reports to their makers, and no colours in what they print. */
const quiet = { NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production', CI: '1' }

function nodeOf(peer, folder) {
  return peer.node ? join(folder, peer.node) : process.execPath
}

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
