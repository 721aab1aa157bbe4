import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type WriteHeadingIdsOptions, writeHeadingIds } from '../../engine/src/commands/writeHeadingIds.ts'
import type { BuildFailed } from '../../engine/src/diagnostics/diagnostic.ts'
import { readPage } from '../support/readPage.ts'
import { temporarySite } from '../support/temporarySite.ts'

const note = [
  '---',
  'title: A',
  '---',
  '',
  '# A',
  '',
  '## Một `two` & [three](b.md)\r',
  '',
  '## Kept {#own}',
  '',
  '> ### Quoted ###',
  '',
  '```md',
  '## No heading',
  '```',
  '',
  'Below',
  '-----',
  '',
  '## Own',
].join('\n')

async function write(files: Record<string, string>, names: string[], options: WriteHeadingIdsOptions = {}) {
  const site = temporarySite(files)
  const idsOf = async () => readPage(await site.build(), 'a').attributes('article :is(h2, h3)', 'id')
  const before = await idsOf()
  const paths = names.map((name) => join(site.dir, name))
  const changed = await writeHeadingIds(site.dir, paths, options)
  return { changed, read: site.read, before, after: await idsOf() }
}

test('each heading gets the id that it has, and keeps one that was written', async () => {
  const { changed, read, before, after } = await write({ 'docs/a.md': note, 'docs/b.md': '# B' }, [])
  expect(changed).toEqual(['docs/a.md'])
  const written = note
    .replace('(b.md)\r', '(b.md) {#một-two--three}\r')
    .replace('Quoted ###', 'Quoted {#quoted}')
    .replace('## Own', '## Own {#own-1}')
  expect(read('docs/a.md')).toBe(written)
  expect(after).toEqual(before)
})

test('ids are made anew, in capital letters too, where that is asked for', async () => {
  const files = { 'docs/a.md': '# A\n\n## One Two {#old}', 'docs/b.md': '# B\n\n## Three' }
  const { changed, read } = await write(files, ['docs/a.md'], { overwrite: true, maintainCase: true })
  expect(changed).toEqual(['docs/a.md'])
  expect(read('docs/a.md')).toBe('# A\n\n## One Two {#One-Two}')
})

test('a file that is no note is reported', async () => {
  const error = await write({ 'docs/a.md': '# A' }, ['docs/b.md']).catch((reason: unknown) => reason)
  expect((error as BuildFailed).diagnostics[0]?.message).toContain('docs/b.md" is no note.')
})
