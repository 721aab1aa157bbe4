import { readdirSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { readCacheFile, writeCacheFile } from '../../engine/src/bundle/cache/cacheFile.ts'
import { readValues } from '../../engine/src/commands/valueCache.ts'
import { temporarySite } from '../support/temporarySite.ts'

const note = (title: string) => `# ${title}\n\n\`\`\`mermaid\nflowchart LR\n  a[${title}] --> b\n\`\`\`\n`

test('what was drawn is kept while builds use it, and for a month after', async () => {
  const site = temporarySite({ 'docs/index.md': note('First') }, { previewImages: true })
  const kept = () =>
    ['diagrams', 'previews'].map((name) => readdirSync(join(site.dir, '.sotay/cache', name)).length)
  const letDaysPass = (days: number) => {
    const time = Date.now() / 1000 - days * 24 * 60 * 60
    for (const cache of ['diagrams', 'previews'].map((name) => join(site.dir, '.sotay/cache', name)))
      for (const name of readdirSync(cache)) utimesSync(join(cache, name), time, time)
  }
  await site.build()
  const [diagrams, previews] = kept() as [number, number]

  letDaysPass(40)
  site.write({ 'static/new.txt': 'Something to do.' })
  await site.build()
  expect(kept()).toEqual([diagrams, previews])

  letDaysPass(20)
  site.write({ 'docs/index.md': note('Second') })
  await site.build()
  expect(kept()).toEqual([diagrams + 1, previews + 1])

  letDaysPass(40)
  site.write({ 'static/new.txt': 'Something else to do.' })
  await site.build()
  expect(kept()).toEqual([diagrams, previews])
})

test('notes are compiled once, and again after an edit', async () => {
  const site = temporarySite({ 'docs/index.md': '# Home', 'docs/first.md': '# First\n\nOne text.' })
  const folder = join(site.dir, '.sotay/cache/notes')
  const build = async () => {
    expect(await site.sotay('build')).toMatchObject({ status: 0 })
    return ['index', 'first'].map((name) => site.read(`build/${name}.html`))
  }
  const cold = await build()
  expect(await build()).toEqual(cold)

  // Shows that it is read: nothing else says this.
  for (const pack of readdirSync(folder).map((name) => join(folder, name)))
    writeCacheFile(pack, readCacheFile(pack)!.toString().replaceAll('One text.', 'Kept text.'))
  site.write({ 'static/new.txt': 'Something to do.' })
  expect((await build())[1]).toContain('Kept text.')

  site.write({ 'docs/first.md': '# First\n\nAnother text.' })
  expect((await build())[1]).toContain('Another text.')
  // The outline of each, what is known of its text, its HTML, and its words for the search.
  const kept = readdirSync(folder).flatMap((name) => [...readValues(join(folder, name))])
  expect(kept).toHaveLength(8)
})

test('React pages are bundled once, and again after an edit of what they import', async () => {
  const site = temporarySite({
    'docs/index.md': '# Home',
    'src/pages/about.jsx': "import { text } from '../text'\nexport default () => <p>{text}</p>\n",
    'src/text.js': "export const text = 'One text.'\n",
  })
  const pack = join(site.dir, '.sotay/cache/bundles/en.pages')
  const build = async () => {
    // What was edited just before a build is not kept.
    await setTimeout(100)
    expect(await site.sotay('build')).toMatchObject({ status: 0 })
    return site.read('build/about.html')
  }
  const cold = await build()
  expect(await build()).toBe(cold)

  // Shows that it is read: nothing else says this.
  const changed = readCacheFile(pack)!.toString('latin1').replaceAll('One text.', 'Old text.')
  writeCacheFile(pack, Buffer.from(changed, 'latin1'))
  site.write({ 'docs/index.md': '# Home\n\nMore.' })
  expect(await build()).toContain('Old text.')

  site.write({ 'src/text.js': "export const text = 'Another text.'\n" })
  expect(await build()).toContain('Another text.')

  site.write({ 'src/text.ts': "export const text: string = 'A text found before.'\n" })
  rmSync(join(site.dir, 'src/text.js'))
  expect(await build()).toContain('A text found before.')
})
