import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Starts a server of a package on a free port of this machine and waits until it answers at a path. Gives its address,
 * and what ends it.
 */
export async function runServer(name, { node = process.execPath, args, env, probe }) {
  const port = await freePort()
  const server = spawn(node, args(port), { stdio: 'inherit', env: { ...process.env, ...env?.(port) } })
  const address = `http://127.0.0.1:${port}/`
  while (!(await answers(address + probe))) {
    if (server.exitCode !== null) throw new Error(`${name} ended at once.`)
    await wait(200)
  }
  return { address, stop: () => server.kill() }
}

const answers = (address) =>
  fetch(address).then(
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
