import { connect } from 'node:net'

/** Sends bytes as they are, and gives all that comes back. Clients would correct what is wrong with a request. */
export function exchange(port: number, lines: string[]): Promise<string> {
  return new Promise((resolve) => {
    let answer = ''
    const end = () => resolve(answer)
    const socket = connect(port, '127.0.0.1', () => socket.write([...lines, '', ''].join('\r\n')))
    socket.setEncoding('latin1').on('data', (part) => {
      answer += part
    })
    socket.on('close', end).on('error', end)
  })
}

/** The status of an answer, as `exchange` gives it. */
export const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])

/** Where an answer leads. */
export const locationOf = (answer: string) => /^location: (.*)\r$/im.exec(answer)?.[1]
