// Builds a site of notes from nothing, then on a "new machine" with the shared cache of the first, on a real server of
// Turborepo's remote cache, and compares time and bytes. Takes minutes, and downloads the server and a Node for it.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { arch, platform, tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeSite } from '../bench/makeSite.mjs'
import { measureBuild } from '../bench/measureBuild.mjs'
import { root } from './parts/root.mjs'
import { runServer } from './parts/runServer.mjs'
import { setUp } from './setUp.mjs'

const [noteCount = '1000'] = process.argv.slice(2)

await setUp()
const work = mkdtempSync(join(tmpdir(), 'sotay-shared-'))
const site = makeSite(Number(noteCount))
let server
try {
  const tools = installServer()
  server = await runServer('The cache server', {
    node: join(tools, 'node/bin/node'),
    args: () => [join(tools, 'turborepo-remote-cache/dist/cli.js')],
    env: (port) => ({
      PORT: String(port),
      HOST: '127.0.0.1',
      TURBO_TOKEN: 'token',
      STORAGE_PROVIDER: 'local',
      STORAGE_PATH: join(work, 'store'),
      STORAGE_PATH_USE_TMP_FOLDER: 'false',
      LOG_LEVEL: 'error',
    }),
    probe: 'v8/artifacts/status',
  })
  const alone = build('from nothing, alone')
  const keys = useStore(server.address)
  process.env.SOTAY_CACHE_TOKEN = 'token'
  process.env.SOTAY_CACHE_KEY = keys.privateKey
  build('from nothing, filling the store')
  delete process.env.SOTAY_CACHE_KEY
  const shared = build('with the store')
  if (shared.hashes !== alone.hashes) throw new Error('With the store, the site is another one.')
  console.log(`The same bytes, at ${Math.round((shared.cpu / alone.cpu) * 100)} % of the CPU time.`)
} finally {
  server?.stop()
  for (const folder of [work, site]) rmSync(folder, { recursive: true, force: true })
}

/** Builds as a machine does that has nothing of the site but its sources. */
function build(name) {
  rmSync(join(site, '.sotay'), { recursive: true, force: true })
  rmSync(join(site, 'build'), { recursive: true, force: true })
  const { cpu, wall } = measureBuild(site)
  console.log(`${name}: ${cpu.toFixed(1)} CPU s, ${wall.toFixed(1)} s`)
  return { cpu, hashes: hashesOf(join(site, 'build')) }
}

function hashesOf(folder) {
  const list = 'find . -type f -print0 | sort -z | xargs -0 sha256sum'
  return execFileSync('sh', ['-c', list], { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28 })
}

/** Adds the store to the config of the site. Gives the keys. */
function useStore(url) {
  const printed = execFileSync('node', [join(root, 'engine/bin/sotay.js'), 'cache:keys'], {
    encoding: 'utf8',
  })
  const [, publicKey] = /publicKey: '([^']+)'/.exec(printed)
  const [, privateKey] = /SOTAY_CACHE_KEY=(\S+)/.exec(printed)
  const config = join(site, 'sotay.config.ts')
  const text = readFileSync(config, 'utf8')
  const setting = `sharedCache: { url: '${url}', publicKey: '${publicKey}' }`
  writeFileSync(config, text.replace('export default { ', `export default { ${setting}, `))
  return { publicKey, privateKey }
}

/** Gives the folder of its packages. */
function installServer() {
  const folder = join(work, 'tools')
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), '{}')
  const node = `node@npm:node-${platform()}-${arch()}@22`
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', 'turborepo-remote-cache@2', node]
  execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  return join(folder, 'node_modules')
}
