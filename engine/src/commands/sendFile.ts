import type { IncomingMessage, ServerResponse } from 'node:http'
import send from 'send'

/** A request and the response to it. */
export interface Exchange {
  request: IncomingMessage
  response: ServerResponse
}

/** Sends a file of a folder, or the part of it that is asked for. `sendMissing` answers if it cannot be read. */
export function sendFile(
  path: string,
  folder: string,
  { request, response }: Exchange,
  sendMissing: () => void,
): void {
  const address = `/${encodeURIComponent(path).replaceAll('%2F', '/')}`
  send(request, address, { root: folder, dotfiles: 'allow', index: false, cacheControl: false })
    .on('error', ({ status }: { status: number }) => {
      const isLongEnd = status === 416 && longEnd.test(request.headers.range ?? '')
      if (isLongEnd) {
        delete request.headers.range
        sendFile(path, folder, { request, response }, sendMissing)
      }
      // The file is there, but not this part or this version of it.
      else if (status === 416 || status === 412) response.writeHead(status).end()
      else sendMissing()
    })
    .pipe(response)
}

/** More of the end of a file than it has, which is all of it; `send` takes that for a mistake. */
const longEnd = /^bytes=-0*[1-9]\d*$/

/** Sends content, or the part of it that is asked for. */
export function sendContent(
  content: string | Uint8Array,
  status: number,
  { request, response }: Exchange,
): void {
  const bytes = Buffer.from(content)
  const range = status === 200 ? findRange(request.headers.range, bytes.length) : undefined
  if (!range) {
    response.writeHead(status, { 'Accept-Ranges': 'bytes' }).end(bytes)
  } else if (range.start < range.end) {
    const part = `bytes ${range.start}-${range.end - 1}/${bytes.length}`
    response.writeHead(206, { 'Content-Range': part }).end(bytes.subarray(range.start, range.end))
  } else response.writeHead(416, { 'Content-Range': `bytes */${bytes.length}` }).end()
}

/** The one range that is asked for; empty if the content has no such part. Several at once are not supported. */
function findRange(header: string | undefined, length: number): { start: number; end: number } | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || first + last === '') return undefined
  if (first === '') return { start: Math.max(0, length - Number(last)), end: length }
  if (last !== '' && Number(last) < Number(first)) return undefined
  return { start: Number(first), end: last === '' ? length : Math.min(length, Number(last) + 1) }
}

/** Answers requests that do more than read with 405; gives whether it did. */
export function refusesMethod({ request: { method }, response }: Exchange): boolean {
  const isReading = method === 'GET' || method === 'HEAD'
  if (!isReading) response.writeHead(405, { Allow: 'GET, HEAD' }).end()
  return !isReading
}
