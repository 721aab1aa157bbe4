import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from './listen.ts'

test('the address that people can open is given, with the port that the system chose', async () => {
  const server = createServer()
  onTestFinished(() => void server.close())
  expect(await listen(server, { port: 0, host: '127.0.0.1' })).toMatch(/^http:\/\/127\.0\.0\.1:\d{2,5}$/)
})

test('an address of another computer is told in plain words', async () => {
  // Reserved for documentation: no computer has it.
  const failure = listen(createServer(), { port: 3000, host: '203.0.113.1' })
  await expect(failure).rejects.toMatchObject({
    diagnostics: [{ code: 'cannot-listen', message: expect.stringContaining('has no such address') }],
  })
})
