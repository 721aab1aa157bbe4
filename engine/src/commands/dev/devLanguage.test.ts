import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { folderWith } from '../../config/testing.ts'
import { commitAll, git } from '../../content/testFolder.ts'
import { outlineOf } from '../../site/routes/routeSource.ts'
import { createDevLanguage, type DevState } from './devLanguage.ts'
import { createTextCompiler } from './renderDevOutput.ts'
import { createNeighbourFinder } from './renderDevPage.ts'

const note = (text: string) => `---\ntitle: One\n---\n\nThe first lines.\n\n${text}\n`

/** A site that is served, and what edits it: gives its former state and the new one. */
async function serve(files: Record<string, string> = {}) {
  const siteDir = folderWith({
    'sotay.config.ts': "export default { title: 'Notes', url: 'https://notes.example' }",
    'docs/a.md': note('Before.'),
    'docs/b.md': '# Two\n',
    'docs/_category_.yml': 'label: All\n',
    'docs/_part.md': 'A part.\n',
    'blog/2024-01-01-post.md': '# Post\n\nWords.\n',
    ...files,
  })
  const language = await createDevLanguage(siteDir, {}, 'first')
  let edits = 0
  const change = async (path: string, text?: string) => {
    const before = language.current()
    if (text === undefined) rmSync(join(siteDir, path))
    else writeFileSync(join(siteDir, path), text)
    await language.refresh([join(siteDir, path)], `edit ${edits++}`)
    return [before, language.current()] as const
  }
  return { change, language }
}

const textAt = (path: string, { renderer: { site } }: DevState) => {
  const route = site.routes.find((each) => each.path === path)
  return route && outlineOf(route.target)?.file.text
}

const isSiteSame = (before: DevState, now: DevState) =>
  now.renderer.site.versions === before.renderer.site.versions

test('an edit of the text of a note leaves the site as it is, and reads no other note', async () => {
  const { change } = await serve()
  const [before, now] = await change('docs/a.md', note('After.'))
  expect(isSiteSame(before, now)).toBe(true)
  expect(textAt('/docs/a', now)).toContain('After.')
  expect(textAt('/docs/a', before)).toContain('Before.')
  expect(now.content.files.filter((file, at) => file !== before.content.files[at])).toMatchObject([
    { source: 'docs/a.md' },
  ])
  const [, again] = await change('docs/a.md', note('Once more.'))
  expect(textAt('/docs/a', again)).toContain('Once more.')
})

test.each([
  ['the title of a note', 'docs/a.md', note('').replace('One', 'Another')],
  ['its first lines, which lists show', 'docs/a.md', note('').replace('first', 'changed')],
  ['a post, whose length lists say', 'blog/2024-01-01-post.md', '# Post\n\nWords.\n\nMore.\n'],
  ['a new note', 'docs/c.md', '# Three\n'],
  ['a note that is gone', 'docs/b.md', undefined],
  ['a file of tags', 'docs/tags.yml', 'one: {}\n'],
  ['a file of a folder that is gone', 'docs/_category_.yml', undefined],
  ['a part of notes that is gone', 'docs/_part.md', undefined],
])('the site is put together again after a change of %s', async (_, path, text) => {
  const { change } = await serve()
  const [before, now] = await change(path, text)
  expect(isSiteSame(before, now)).toBe(false)
  const name = `/${path.replace('.md', '').replace('2024-01-01-', '2024/01/01/')}`
  if (path.endsWith('.md')) expect(textAt(name, now)).toBe(text)
})

test('a note that quotes another is read again with it', async () => {
  const quoting = '# Quoting\n\n```md file=./b.md\n```\n'
  const { change } = await serve({ 'docs/quoting.md': quoting })
  const [, now] = await change('docs/b.md', '# Two, changed\n')
  expect(now.content.files.find(({ source }) => source === 'docs/quoting.md')?.quotes).toEqual({
    './b.md': { source: 'docs/b.md', text: '# Two, changed\n' },
  })
})

test('what changed while the site could not be put together is not forgotten', async () => {
  const config = `export default {
    title: 'Notes',
    url: 'https://notes.example',
    docs: {
      sidebarItemsGenerator({ docs }) {
        if (docs.some(({ title }) => title === 'Another')) throw new Error('No such title.')
        return []
      },
    },
  }`
  const { change } = await serve({ 'sotay.config.ts': config })
  const [, broken] = await change('docs/a.md', note('After.').replace('One', 'Another'))
  expect(broken.diagnostics).not.toEqual([])
  expect(textAt('/docs/a', broken)).toContain('Before.')
  const [, still] = await change('docs/b.md', '# Two\n\nMore.\n')
  expect(still.diagnostics).toEqual(broken.diagnostics)
  const [, now] = await change('docs/a.md', note('After.'))
  expect(now.diagnostics).toEqual([])
  expect(textAt('/docs/a', now)).toContain('After.')
  expect(textAt('/docs/b', now)).toContain('More.')
})

test('what an editor writes beside a note for a moment is no note', async () => {
  const { change, language } = await serve()
  const [before] = await change('docs/a.md', note('Before.'))
  await language.refresh([join(before.settings.config.siteDir, 'docs/4913.md')], 'other')
  expect(isSiteSame(before, language.current())).toBe(true)
})

test('dates of git are read when a setting asks for them', async () => {
  const { change, language } = await serve()
  const { siteDir } = language.current().settings.config
  git(siteDir, ['init', '--quiet'])
  commitAll(siteDir, { date: '2024-05-06T00:00:00Z' })
  const { settings } = language.current()
  const dated = `export default { title: 'Notes', url: 'https://notes.example', docs: { showLastUpdateTime: true } }`
  const [, now] = await change('sotay.config.ts', dated)
  expect([settings.history.size, now.settings.history.size > 0]).toEqual([0, true])
  const [, after] = await change('sotay.config.ts', `${dated}\n`)
  expect(after.settings.history).toBe(now.settings.history)
})

test('what is around notes is looked for once, and again after an edit', async () => {
  const { change, language } = await serve()
  const compileText = vi.fn(createTextCompiler())
  const find = createNeighbourFinder(compileText)
  const found = await find(language.current())
  expect(await find({ ...language.current() })).toBe(found)
  expect(compileText).toHaveBeenCalledTimes(3)
  const [, now] = await change('docs/a.md', note('[Two](./b.md)'))
  expect(await find(now)).not.toBe(found)
})
