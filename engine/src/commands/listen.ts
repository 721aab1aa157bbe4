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

/** Starts a server and gives the address people can open; a busy port is a problem, not a stack trace. */
export function listen(server: Server, { port, host }: Address): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const problem =
        error.code === 'EADDRINUSE'
          ? diagnose('port-busy', [port, host])
          : diagnose('cannot-listen', [`${host}:${port}`, reasons[error.code ?? ''] ?? error.message])
      reject(new BuildFailed([problem]))
    })
    server.listen(port, host, () => {
      const address = server.address()
      const actual = typeof address === 'object' && address ? address.port : port
      resolve(`http://${host.includes(':') ? `[${host}]` : host}:${actual}`)
    })
  })
}
