import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

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
  const port = await freePort()
  const server = spawn(process.execPath, [command, '--config', config, '--listen', `127.0.0.1:${port}`], {
    stdio: 'inherit',
  })
  const address = `http://127.0.0.1:${port}/`
  while (!(await answers(address))) {
    if (server.exitCode !== null) throw new Error('Verdaccio ended at once.')
    await wait(200)
  }
  return { address, stop: () => server.kill() }
}

const answers = (address) =>
  fetch(`${address}-/ping`).then(
    ({ ok }) => ok,
    () => false,
  )

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
