import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createDevListener, createUpdates } from '../../engine/src/commands/dev/devListener.ts'
import { createDevSite } from '../../engine/src/commands/dev/devSite.ts'
import { listen } from '../../engine/src/commands/listen.ts'
import { temporarySite } from '../support/temporarySite.ts'

const path = 'src/pages/counter.jsx'
const counter = (label: string) =>
  `import { useState } from 'react'\nexport default () => <button onClick={useState(0)[1]}>${label}</button>`

test('while a site is written, its islands are served, and made again when their code changes', async () => {
  const site = temporarySite({ 'docs/a.md': '# A', [path]: counter('One') })
  const devSite = await createDevSite(site.dir)
  const server = createServer(createDevListener(devSite, createUpdates()))
  onTestFinished(() => void server.close())
  const address = await listen(server, { port: 0, host: '127.0.0.1' })
  const read = async (path: string) => (await fetch(address + path)).text()
  const islandFiles = async () => /data-files="(.+?)"/.exec(await read('/counter'))![1]!.split(' ')

  const before = await islandFiles()
  expect(await read(before[0]!)).toContain('One')
  expect(await read(before[1]!)).toContain('react')

  site.write({ [path]: counter('Two') })
  await devSite.refresh([join(site.dir, path)])
  const after = await islandFiles()
  expect(after[0]).not.toBe(before[0])
  expect(after[1]).toBe(before[1])
  expect(await read(after[0]!)).toContain('Two')
  expect(await read('/counter')).toContain('Two')
})
