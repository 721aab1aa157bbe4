import type { Server } from 'node:http'
import { BuildFailed } from '../diagnostics/buildFailed.ts'
import { diagnose } from '../diagnostics/diagnostic.ts'

export interface Address {
  /** 0 lets the system choose. */
  port: number
  host: string
}

const reasons: Record<string, string> = {
  EACCES: 'no permission; ports below 1024 often belong to the system',
  EADDRNOTAVAIL: 'this computer has no such address',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the host cannot be looked up',
}

/** How many ports are tried, from the wanted one on. */
const attempts = 20

/** Starts a server as `listen` does, on the wanted port or, while that is busy, on one after it. */
export async function listenNearby(server: Server, { port, host }: Address): Promise<string> {
  for (let tried = port; ; tried += 1)
    try {
      return await listen(server, { port: tried, host })
    } catch (error) {
      const isBusy = error instanceof BuildFailed && error.diagnostics[0]?.code === 'port-busy'
      if (!isBusy || tried - port >= attempts || tried >= 65_535) throw error
    }
}

/** Starts a server and gives the address people can open; a busy port is a problem, not a stack trace. */
export function listen(server: Server, { port, host }: Address): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => {
      const problem =
        error.code === 'EADDRINUSE'
          ? diagnose('port-busy', [port, host])
          : diagnose('cannot-listen', [`${host}:${port}`, reasons[error.code ?? ''] ?? error.message])
      reject(new BuildFailed([problem]))
    }
    server.once('error', fail)
    server.listen(port, host, () => {
      server.off('error', fail)
      const address = server.address()
      const actual = typeof address === 'object' && address ? address.port : port
      resolve(`http://${host.includes(':') ? `[${host}]` : host}:${actual}`)
    })
  })
}
