// Sotay and its peers on the same generated notes: the cost of builds, the bytes that readers download,
// and how long writers wait.
//   npm run bench:peers                      everyone, 190 notes; writes bench/RESULTS.md
//   npm run bench:peers -- 190 sotay hugo    these only; prints and writes nothing
//   npm run bench:peers -- --dev             only how long writers wait; prints and writes nothing
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { findBrowser } from '../../scripts/browser.mjs'
import { root } from '../../scripts/parts/root.mjs'
import { installedVersion } from '../install.mjs'
import { makeSite } from '../makeSite.mjs'
import { formatResults } from './formatResults.mjs'
import { measurePeer } from './measurePeer.mjs'
import { measureReading } from './measureReading.mjs'
import { measureWriting } from './measureWriting.mjs'
import { peers } from './peers.mjs'
import { preparePeer } from './preparePeer.mjs'

const { values: only, positionals } = parseArgs({
  options: { dev: { type: 'boolean' } },
  allowPositionals: true,
})
const [noteCount = '190', ...chosen] = positionals
const ids = chosen.length > 0 ? chosen : Object.keys(peers)
const load = loadavg()[0]
const site = makeSite(Number(noteCount))
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  ],
})
try {
  const results = []
  for (const id of ids) results.push(await measure(id, peers[id]))
  const machine = { cores: availableParallelism(), node: process.version, load }
  const text = formatResults(results, { noteCount, date: new Date().toISOString().slice(0, 10), ...machine })
  console.log(text)
  if (chosen.length === 0 && !only.dev) writeFileSync(join(root, 'bench/RESULTS.md'), text)
} finally {
  await browser.close()
  rmSync(site, { recursive: true })
}

/** All measurements of a peer, or why it is left out. */
async function measure(id, peer) {
  if (peer.program && spawnSync(peer.program, ['version']).status !== 0)
    return { id, name: peer.name, skipped: `${peer.program} is not installed here` }
  console.error(`${peer.name} …`)
  try {
    const folder = preparePeer(id, peer, site)
    const built = only.dev ? {} : await measureBuilt(peer, folder)
    const writing = await measureWriting(peer, folder, browser)
    return { id, name: peer.name, version: versionOf(peer, folder), ...built, writing }
  } catch (error) {
    console.error(error.message)
    return { id, name: peer.name, skipped: error.message.split('\n')[0] }
  }
}

async function measureBuilt(peer, folder) {
  const building = await measurePeer(peer, folder)
  return { building, reading: await measureReading(peer, folder, browser) }
}

function versionOf(peer, folder) {
  if (peer.program) return /v\d[\d.]*/.exec(spawnSync(peer.program, ['version']).stdout)[0].slice(1)
  if (peer.version) return installedVersion(folder, peer.version)
  return JSON.parse(readFileSync(join(root, 'engine/package.json'), 'utf8')).version
}
