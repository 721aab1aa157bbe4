import { expect, test } from 'vitest'
import { serveDevSite } from '../support/serveDevSite.ts'
import { temporarySite } from '../support/temporarySite.ts'

const path = 'src/pages/counter.jsx'
const counter = (label: string) =>
  `import { useState } from 'react'\nexport default () => <button onClick={useState(0)[1]}>${label}</button>`

test('while a site is written, its islands are served, and made again when their code changes', async () => {
  const site = temporarySite({ 'docs/a.md': '# A', [path]: counter('One') })
  const { read, edit } = await serveDevSite(site)
  const islandFiles = async () => /data-files="(.+?)"/.exec(await read('/counter'))![1]!.split(' ')

  const before = await islandFiles()
  expect(await read(before[0]!)).toContain('One')
  expect(await read(before[1]!)).toContain('react')

  await edit({ [path]: counter('Two') })
  const after = await islandFiles()
  expect(after[0]).not.toBe(before[0])
  expect(after[1]).toBe(before[1])
  expect(await read(after[0]!)).toContain('Two')
  expect(await read('/counter')).toContain('Two')
})
