import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { askedAddress, listen } from './listen.ts'

test('the address that people can open is given, with the port that the system chose', async () => {
  const server = createServer()
  onTestFinished(() => void server.close())
  expect(await listen(server, { port: 0, host: '127.0.0.1' })).toMatch(/^http:\/\/127\.0\.0\.1:\d{2,5}$/)
})

/** A server that listens on a port of its own, or on the given one. */
async function occupy(port = 0) {
  const server = createServer()
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(port, '127.0.0.1', resolve),
  )
  return (server.address() as AddressInfo).port
}

test('a busy port gives way to one after it', async () => {
  const port = await occupy()
  const server = createServer()
  onTestFinished(() => void server.close())
  const address = await listen(server, { port, host: '127.0.0.1' })
  expect(Number(new URL(address).port)).toBeGreaterThan(port)
})

test('where all ports up to the last are busy, the problem says so', async () => {
  await occupy(65_535).catch(() => undefined)
  const failure = listen(createServer(), { port: 65_535, host: '127.0.0.1' })
  await expect(failure).rejects.toMatchObject({
    diagnostics: [{ code: 'port-busy', message: expect.stringContaining('up to 65535') }],
  })
})

test('an address of another computer is reported in plain words', async () => {
  // Reserved for documentation: no computer has it.
  const failure = listen(createServer(), { port: 3000, host: '203.0.113.1' })
  await expect(failure).rejects.toMatchObject({
    diagnostics: [{ code: 'cannot-listen', message: expect.stringContaining('has no such address') }],
  })
})

test.each([
  ['http://host/a/b?q=1', '/a/b?q=1'],
  ['HTTPS://host:3000/', '/'],
  ['http://host', '/'],
  ['http://host?q', '/?q'],
  ['/a?b=http://c/', '/a?b=http://c/'],
  ['//a/b', '//a/b'],
  [undefined, '/'],
])('a request for %j asks for %j', (url, address) => {
  expect(askedAddress(url)).toBe(address)
})
