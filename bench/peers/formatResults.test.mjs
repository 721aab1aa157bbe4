import { expect, test } from 'vitest'
import { formatResults } from './formatResults.mjs'

const run = (cpu) => ({ cpu, wall: cpu * 2, memory: 300 })
const page = { html: 8000, css: 8200, js: 10_000, jsAfterIdle: 10_000, requests: 3 }
const reading = { plain: page, code: page, diagram: page, search: 40_000 }
const sotay = {
  id: 'sotay',
  name: 'Sotay',
  version: '1.0.0',
  building: { cold: run(3), warm: run(1), bytes: 5e6 },
  reading,
  writing: { start: 1.5, edit: 84.2 },
}
const peer = {
  id: 'peer',
  name: 'Peer',
  version: '2.0.0',
  building: { cold: run(30), warm: run(3), bytes: 1e7 },
  reading: { ...reading, plain: { ...page, js: 0 }, search: undefined },
  writing: { start: 30, edit: undefined },
}
const circumstances = { noteCount: '190', date: '2030-01-02', cores: 2, node: 'v22.0.0', load: 0.1 }
const format = (results, load = 0.1) => formatResults(results, { ...circumstances, load })

test('each value of a peer is beside its ratio to ours', () => {
  const text = format([sotay, peer])
  expect(text).toContain('|  | Sotay 1.0.0 | Peer 2.0.0 |')
  expect(text).toContain('| Cold build, CPU s | 3 | 30 (10×) |')
  expect(text).toContain('| Dev server: start to first page, s | 1.5 | 30 (20×) |')
  expect(text).toContain('| Dev server: edit to screen, ms | 84.2 | – |')
  expect(text).toContain('| Output, MB, not compressed | 5 | 10 (2×) |')
  expect(text).toContain('| Plain note: JavaScript on load, KB | 10 | 0 (0×) |')
  expect(text).toContain('| First search result, KB | 40 | – |')
})

test('what was not measured of anybody takes no room', () => {
  const text = format([sotay, peer].map(({ building, reading, ...others }) => others))
  expect(text).toContain('## Building')
  expect(text).toContain('| Dev server: start to first page, s |')
  expect(text).not.toContain('Cold build')
  expect(text).not.toContain('## What a reader is sent')
})

test('whoever is left out is named with the reason', () => {
  expect(format([sotay, { id: 'hugo', name: 'Hugo', skipped: 'it is not installed' }])).toContain(
    'Left out: Hugo (it is not installed).',
  )
})

test('a machine that did other work is said to have done so', () => {
  expect(format([sotay])).not.toContain('busy')
  expect(format([sotay], 7)).toContain('The machine was busy with other work (load 7.0 at the start)')
})
