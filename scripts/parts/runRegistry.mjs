import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runServer } from './runServer.mjs'

/** Anybody may publish the packages of this repository; all others come from the registry that npm is set to. */
const settings = (folder, upstream) => `
storage: ${JSON.stringify(join(folder, 'storage'))}
uplinks:
  npm:
    url: ${upstream}
    timeout: 60s
packages:
  sotay: { access: $all, publish: $all }
  create-sotay: { access: $all, publish: $all }
  '**': { access: $all, proxy: npm }
max_body_size: 100mb
log: { type: stdout, format: json, level: fatal }
`

/** Starts a Verdaccio in a folder, on a free port of this machine. Gives its address, and what ends it. */
export async function runRegistry({ folder, command, upstream }) {
  mkdirSync(folder, { recursive: true })
  const config = join(folder, 'config.yaml')
  writeFileSync(config, settings(folder, upstream))
  const args = (port) => [command, '--config', config, '--listen', `127.0.0.1:${port}`]
  return runServer('Verdaccio', { args, probe: '-/ping' })
}
