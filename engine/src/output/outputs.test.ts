import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { toOutputPath } from '../model/paths.ts'
import { testSite } from '../site/testSite.ts'
import type { OutputFile } from './localeResults.ts'
import { compressIndexFile, filePaths, listOutputs, type Made, renderOutputs, toOutput } from './outputs.ts'

test('a page has no Markdown copy where a redirect leads from that address', () => {
  const redirects = [{ from: '/a.md', to: '/a' }]
  const site = testSite({ docs: { 'a.md': {}, 'b.md': {} }, config: { trailingSlash: true, redirects } })
  const paths = filePaths(listOutputs(site, []))
  expect(paths).toContain('a.md/index.html')
  expect(paths).toContain('b.md')
  expect(paths).not.toContain('a.md')
})

test('contents of files wait outside of memory where something keeps them', async () => {
  const kept: string[] = []
  const keep = (bytes: Buffer) => {
    const number = kept.push(String(bytes)) - 1
    return () => Buffer.from(kept[number]!)
  }
  const given: OutputFile[] = [
    { path: toOutputPath('a.md'), contents: 'Sổ tay' },
    { path: toOutputPath('b'), contents: Buffer.from('0123').subarray(1, 3) },
    { path: toOutputPath('c.png'), copyOf: '/c.png' },
  ]
  const files = await renderOutputs(given.map(toOutput), 'static', {} as Made, keep)
  expect(kept).toEqual(['Sổ tay', '12'])
  expect(files.some((file) => 'contents' in file)).toBe(false)
  expect(files.map((file) => 'read' in file && String(file.read()))).toEqual(['Sổ tay', '12', false])
  expect(files.map(({ path }) => path)).toEqual(['a.md', 'b', 'c.png'])
})

test('files of the index are the same bytes on every operating system: gzip names none', () => {
  const { contents } = compressIndexFile({ path: toOutputPath('a.bin'), bytes: Buffer.from('words') })
  expect(contents[9]).toBe(255)
  expect(gunzipSync(contents).toString()).toBe('words')
})
