import { readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporarySite } from './temporarySite.ts'

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
  await site.build()
  expect(kept()).toEqual([diagrams, previews])

  letDaysPass(20)
  site.write({ 'docs/index.md': note('Second') })
  await site.build()
  expect(kept()).toEqual([diagrams + 1, previews + 1])

  letDaysPass(40)
  await site.build()
  expect(kept()).toEqual([diagrams, previews])
})
