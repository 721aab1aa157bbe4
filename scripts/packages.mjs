// Publishes both packages to a registry on this machine and uses them as strangers would: with each package manager and
// Node a site is made, installed, checked and built, then updated to a next version. Takes minutes, and downloads tools.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { arch, platform, tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { root } from './parts/root.mjs'
import { runRegistry } from './parts/runRegistry.mjs'
import { setUp } from './setUp.mjs'

/** How each package manager makes a site and installs it, and how it runs a script. */
const managers = {
  npm: { create: 'npm create --yes sotay@latest', install: 'npm install', run: 'npm run' },
  pnpm: { create: 'pnpm create sotay@latest', install: 'pnpm install', run: 'pnpm run' },
  yarn: { create: 'yarn create sotay', install: 'yarn install', run: 'yarn run' },
  bun: { create: 'bun create sotay@latest', install: 'bun install', run: 'bun run' },
}
const nodes = ['20.19.0', '22', '24']

await setUp()
const work = mkdtempSync(join(tmpdir(), 'sotay-packages-'))
const tools = join(work, 'tools')
let registry
try {
  installTools()
  registry = await runRegistry({
    folder: join(work, 'registry'),
    command: join(tools, 'node_modules/verdaccio/bin/verdaccio'),
    upstream: sh('npm config get registry').trim(),
  })
  mkdirSync(join(work, 'home'))
  const token = `${registry.address.replace('http:', '')}:_authToken=anybody\n`
  writeFileSync(join(work, 'home/.npmrc'), token)
  const { version } = readJson(join(root, 'engine/package.json'))
  publish(version)
  for (const manager of Object.keys(managers)) tryCreate(manager, process.execPath)
  for (const node of nodes) tryCreate('npm', join(tools, `node_modules/node-${node}/bin/node`), node)
  tryUpdate(version)
  console.log('Everything that was tried works.')
} finally {
  registry?.stop()
  rmSync(work, { recursive: true, force: true })
}

function installTools() {
  mkdirSync(tools)
  // Verdaccio's audit asks for node-fetch by a tag, which not every mirror of the registry has.
  writeFileSync(join(tools, 'package.json'), JSON.stringify({ overrides: { 'node-fetch': '^2.7.0' } }))
  const binaries = nodes.map((node) => `node-${node}@npm:node-${platform()}-${arch()}@${node}`)
  console.log('Installing Verdaccio, pnpm, yarn, bun and three Nodes')
  sh(`npm install --no-audit --no-fund verdaccio@6 pnpm@10 yarn@1 bun@1 ${binaries.join(' ')}`, {
    cwd: tools,
  })
}

/** Publishes both packages, as `npm publish` packs them, with this version. */
function publish(version) {
  for (const name of ['engine', 'create']) {
    const [{ filename }] = JSON.parse(
      sh(`npm pack --json --pack-destination ${work}`, { cwd: join(root, name) }),
    )
    const folder = join(work, `${name}-${version}`)
    mkdirSync(folder)
    sh(`tar -xzf ${join(work, filename)} -C ${folder}`)
    const file = join(folder, 'package/package.json')
    const { scripts: _, ...settings } = readJson(file)
    writeFileSync(file, JSON.stringify({ ...settings, version }))
    console.log(`Publishing ${settings.name} ${version}`)
    sh('npm publish --tag latest', { cwd: join(folder, 'package'), env: published() })
  }
}

function tryCreate(manager, node, name = manager) {
  const { create, install, run } = managers[manager]
  const place = join(work, `site-${name}`)
  mkdirSync(place)
  const env = {
    ...published(),
    PATH: [dirname(node), join(tools, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  }
  for (const template of ['notes', 'docs', 'blog']) {
    const flags = manager === 'npm' ? `-- --template ${template}` : `--template ${template}`
    sh(`${create} ${template} ${flags}`, { cwd: place, env })
    const cwd = join(place, template)
    sh(install, { cwd, env })
    sh(`${run} check`, { cwd, env })
    sh(`${run} build`, { cwd, env })
    if (!existsSync(join(cwd, 'build/index.html'))) throw new Error(`${cwd} has no home page.`)
  }
  takeOver(place, manager, env)
  console.log(
    `${name}: three sites made, installed, checked, built, and a folder of notes taken over, with Node ${sh('node --version', { env }).trim()}`,
  )
}

/** A folder of notes becomes a site elsewhere, with one command. */
function takeOver(place, manager, env) {
  const { create, run } = managers[manager]
  mkdirSync(join(place, 'own/topics'), { recursive: true })
  writeFileSync(join(place, 'own/index.md'), '# Home\n\nSee [[Sets]].\n')
  writeFileSync(join(place, 'own/topics/Sets.md'), '# Sets\n\nA set has each element once: [[index]].\n')
  sh(`${create} taken ${manager === 'npm' ? '-- ' : ''}--from own`, { cwd: place, env })
  const cwd = join(place, 'taken')
  sh(`${run} check`, { cwd, env })
  sh(`${run} build`, { cwd, env })
  const home = readFileSync(join(cwd, 'build/index.html'), 'utf8')
  if (!home.includes('href="/topics/Sets"')) throw new Error(`The link of ${cwd}/build/index.html is lost.`)
}

/** A site of this version is updated to a next one, and builds the same pages. */
function tryUpdate(version) {
  const next = version.replace(/\d+$/, (patch) => Number(patch) + 1)
  publish(next)
  const cwd = join(work, 'site-npm/notes')
  const former = join(work, 'former')
  cpSync(join(cwd, 'build'), former, { recursive: true })
  sh('npm update sotay', { cwd, env: published() })
  const { version: installed } = readJson(join(cwd, 'node_modules/sotay/package.json'))
  if (installed !== next) throw new Error(`"npm update" installed ${installed}, not ${next}.`)
  sh('npm run build', { cwd, env: published() })
  sh(`diff -r -x assets ${former} ${join(cwd, 'build')}`)
  console.log(`Updated from ${version} to ${next}: the pages are the same`)
}

/** The environment of somebody who knows this registry only, and has nothing kept from before. */
function published() {
  const address = registry.address
  return {
    ...process.env,
    HOME: join(work, 'home'),
    // `npm run` names that of the real home.
    npm_config_userconfig: join(work, 'home/.npmrc'),
    npm_config_registry: address,
    npm_config_cache: join(work, 'npm-cache'),
    npm_config_store_dir: join(work, 'pnpm-store'),
    YARN_REGISTRY: address,
    YARN_CACHE_FOLDER: join(work, 'yarn-cache'),
    BUN_INSTALL_CACHE_DIR: join(work, 'bun-cache'),
  }
}

/** Runs a command line; gives what it prints. Throws with all of it if the command fails. */
function sh(line, options = {}) {
  const { status, stdout, stderr } = spawnSync(line, { shell: true, encoding: 'utf8', cwd: root, ...options })
  if (status !== 0) throw new Error(`"${line}" failed:\n${stdout}${stderr}`)
  return stdout
}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'))
}
