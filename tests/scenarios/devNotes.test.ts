import { expect, test } from 'vitest'
import { serveDevSite } from '../support/serveDevSite.ts'
import { temporarySite } from '../support/temporarySite.ts'

const counter = (label: string) => `
  import { useState } from 'react'
  import './counter.css'
  export default () => <button className="counter" onClick={useState(0)[1]}>${label}</button>`
const note = (text: string) =>
  `import Counter from '../src/Counter'\nimport Part from './_part.md'\n\n# A\n\n${text}\n\n<Counter />\n\n<Part name={1 + 1} />\n\n<Common />`

test('[S84] while notes are written, what they show with React follows every edit', async () => {
  const site = temporarySite({
    'docs/a.md': note('One'),
    'docs/_part.md': 'Part {props.name}',
    'src/Counter.jsx': counter('Uno'),
    'src/counter.css': '.counter { color: teal }',
    'src/theme/MDXComponents.js': 'export default { Common: () => <i>common</i> }',
  })
  const served = await serveDevSite(site)
  const { read } = served
  const edit = async (path: string, text: string) => {
    await served.edit({ [path]: text })
    return read('/a')
  }

  const first = await read('/a')
  expect(first).toContain('<p>Part 2</p>')
  expect(first).toContain('<i>common</i>')
  const [code] = /data-files="(.+?)"/.exec(first)![1]!.split(' ')
  expect(await read(code!)).toContain('Uno')
  const styles = [...first.matchAll(/<link rel="stylesheet" href="(.+?)"/g)].at(-1)?.[1]
  expect(await read(styles!)).toContain('teal')

  expect(await edit('docs/a.md', note('Two'))).toContain('<p>Two</p>')
  expect(await edit('docs/_part.md', 'Now {props.name}')).toContain('<p>Now 2</p>')
  expect(await edit('src/Counter.jsx', counter('Due'))).toContain('>Due</button>')
  expect(
    await edit('src/theme/MDXComponents.js', 'export default { Common: () => <i>mended</i> }'),
  ).toContain('<i>mended</i>')

  const broken = await edit('docs/a.md', note('<Countre />'))
  expect(broken).toContain('&lt;Countre&gt; is neither imported nor declared')
  expect(broken).toContain('<p>Two</p>')
  const wrong = await edit('src/Counter.jsx', 'export default () => <p>')
  expect(wrong).toContain('What is here cannot follow')
  expect(wrong).toContain('>Due</button>')
  site.write({ 'docs/a.md': note('Three') })
  const mended = await edit('src/Counter.jsx', counter('Tre'))
  expect(mended).toContain('<p>Three</p>')
  expect(mended).toContain('>Tre</button>')
})

test('[X8] while notes are written, the sidebar says which of them are drafts', async () => {
  const site = temporarySite({ 'docs/a.md': '# A', 'docs/b.md': '---\ndraft: true\n---\n\n# B' })
  const { read } = await serveDevSite(site)
  expect((await read('/a')).match(/<small class="menu__badge">.*?<\/small>/g)).toEqual([
    '<small class="menu__badge">draft</small>',
  ])
})
