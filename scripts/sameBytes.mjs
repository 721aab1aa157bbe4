// Builds the notes in many circumstances that must not matter, and compares the SHA-256 of the whole sites. Other Nodes
// are given as paths: npm run same-bytes -- /opt/node22/bin/node. Takes minutes.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './parts/root.mjs'
import { setUp } from './setUp.mjs'

const cli = join(root, 'engine/bin/sotay.js')
const mixed = `--import ${new URL('parts/mixReaddir.mjs', import.meta.url)}`
const west = { TZ: 'America/St_Johns', LANG: 'C', LC_ALL: 'C' }
const east = { TZ: 'Pacific/Kiritimati', LANG: 'vi_VN.UTF-8', LC_ALL: 'tr_TR.UTF-8', LANGUAGE: 'tr' }
const circumstances = [
  { name: 'as it is', folder: 'a', env: {} },
  { name: 'with a warm cache, another time zone and language', folder: 'a', env: west },
  { name: 'in another folder', folder: 'b/Sổ tay (2)', env: east, umask: '077' },
  { name: 'with folders listed in another order', folder: 'c', env: { NODE_OPTIONS: mixed } },
  { name: 'on one core', folder: 'd', env: { ...east, UV_THREADPOOL_SIZE: '1' }, prefix: 'taskset -c 0' },
  ...process.argv.slice(2).map((node, index) => ({
    name: `with ${spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? node}`,
    folder: `node${index}`,
    env: index % 2 ? east : west,
    node,
  })),
]

await setUp()
const work = mkdtempSync(join(tmpdir(), 'sotay-bytes-'))
let expected
try {
  for (const circumstance of circumstances) {
    const list = buildNotes(circumstance)
    expected ??= list
    console.log(`${createHash('sha256').update(list).digest('hex')}  ${circumstance.name}`)
    if (list !== expected) fail(list)
  }
} finally {
  rmSync(work, { recursive: true, force: true })
}

/** Builds a clone of the repository's notes, history included; gives the hashes of all files. */
function buildNotes({ folder, env, umask = '022', prefix = '', node = process.execPath }) {
  const place = join(work, folder)
  if (mkdirSync(place, { recursive: true })) {
    sh(`git clone --quiet "${root}" "${place}"`)
    symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'))
  }
  sh(`umask ${umask}; ${prefix} "${node}" "${cli}" build "${place}/notes" --manifest`, env)
  return readFileSync(join(place, 'notes/build/site.sha256'), 'utf8')
}

function fail(list) {
  const lines = new Set(expected.split('\n'))
  const different = list.split('\n').filter((line) => !lines.has(line))
  throw new Error(`The site is another one:\n${different.slice(0, 20).join('\n')}`)
}

function sh(line, env) {
  const { status, stdout, stderr } = spawnSync(line, {
    shell: true,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  if (status !== 0) throw new Error(`"${line}" failed:\n${stdout}${stderr}`)
}
