import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Browsers refuse styles, modules and WebAssembly with a wrong type; other types they detect by themselves. */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.json': 'application/json',
}

/**
 * Serves a built site with gzip, as static hosts do; pages are found with and without `.html`. Returns its address,
 * and a function that stops it.
 */
export async function serveFolder(folder) {
  const server = createServer(({ url }, response) => {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname)
    const file = [path, `${path}.html`, `${path}/index.html`].map((name) => join(folder, name)).find(isFile)
    answer(response, file ? 200 : 404, file ?? join(folder, '404.html'))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { address: `http://127.0.0.1:${server.address().port}/`, close }
}

function answer(response, status, file) {
  if (!existsSync(file)) return response.writeHead(status).end()
  const type = types[extname(file)] ?? 'application/octet-stream'
  response.writeHead(status, { 'content-type': type, 'content-encoding': 'gzip' })
  response.end(gzipSync(readFileSync(file)))
}

function isFile(path) {
  return existsSync(path) && statSync(path).isFile()
}
