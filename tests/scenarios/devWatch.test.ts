import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { start } from '../../engine/src/commands/start.ts'
import { temporarySite } from '../support/temporarySite.ts'

test('notes that lie outside of the site folder are followed too', async () => {
  const config = { title: 'T', url: 'https://example.com', docs: { path: '../docs', routeBasePath: '/' } }
  const { dir, write } = temporarySite({
    'docs/a.md': '# A',
    'web/sotay.config.mjs': `export default ${JSON.stringify(config)}`,
  })
  const { server, address } = await start(join(dir, 'web'), { port: 0, host: '127.0.0.1' })
  onTestFinished(() => void server.close())
  write({ 'docs/a.md': '# Edited' })
  await vi.waitFor(
    async () => expect(await (await fetch(`${address}a`)).text()).toContain('<h1>Edited'),
    10_000,
  )
})
