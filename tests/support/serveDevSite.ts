import { createServer } from 'node:http'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { createDevListener, createUpdates } from '../../engine/src/commands/dev/devListener.ts'
import { createDevSite } from '../../engine/src/commands/dev/devSite.ts'
import { listen } from '../../engine/src/commands/listen.ts'
import type { TestSite } from '../../engine/src/testing.ts'

/** Serves a site as `sotay start` does, but for following its files, until the test ends. */
export async function serveDevSite(
  { dir, write }: Pick<TestSite, 'dir' | 'write'>,
  options?: Parameters<typeof createDevSite>[1],
) {
  const devSite = await createDevSite(dir, options)
  const server = createServer(createDevListener(devSite, createUpdates()))
  onTestFinished(() => void server.close())
  const address = await listen(server, { port: 0, host: '127.0.0.1' })
  return {
    devSite,
    address,
    /** The text at a path. */
    read: async (path: string) => (await fetch(address + path)).text(),
    /** Changes files of the site, as an editor does; null removes one. */
    async edit(changes: Parameters<typeof write>[0]) {
      write(changes)
      await devSite.refresh(Object.keys(changes).map((path) => join(dir, path)))
    },
  }
}
