import type { Server } from 'node:http'
import { BuildFailed } from '../diagnostics/buildFailed.ts'
import { diagnose } from '../diagnostics/diagnostic.ts'

export interface Address {
  /** 0 lets the system choose. */
  port: number
  host: string
}

/** Starts a server and gives the address people can open; a busy port is a problem, not a stack trace. */
export function listen(server: Server, { port, host }: Address): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const problem =
        error.code === 'EADDRINUSE'
          ? diagnose('port-busy', [port, host])
          : diagnose('cannot-listen', [`${host}:${port}`, error.message])
      reject(new BuildFailed([problem]))
    })
    server.listen(port, host, () => {
      const address = server.address()
      const actual = typeof address === 'object' && address ? address.port : port
      resolve(`http://${host.includes(':') ? `[${host}]` : host}:${actual}`)
    })
  })
}
