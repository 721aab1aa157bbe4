import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { showExamples } from '../website/showExamples.ts'
import { tokensOf } from '../website/src/components/Presets.tsx'
import { readResults } from '../website/src/components/readResults.ts'
import { runSotay } from './support/temporarySite.ts'

const root = new URL('..', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

test('the site of the documentation has no mistake, and its search finds what readers ask for', () => {
  const { status, stderr } = runSotay(['check', 'website', '--search', 'queries.txt'], root.pathname)
  expect(stderr).not.toMatch(/^(error|warning) /m)
  expect(status).toBe(0)
})

test('an example shows its source, then what it looks like', () => {
  const note = 'Before\n\n````mdx live\n```js\na()\n```\n````\n\n```mdx\n<B />\n```\n'
  expect(showExamples({ fileContent: note })).toBe(
    'Before\n\n````mdx\n```js\na()\n```\n````\n\n<div className="example">\n\n```js\na()\n```\n\n</div>\n\n```mdx\n<B />\n```\n',
  )
})

test('the code of the island that the documentation shows is the one that runs there', () => {
  expect(read('docs/islands.md')).toContain(read('website/src/components/Counter.tsx'))
})

test('the presets are shown with the tokens that sites get', () => {
  expect(tokensOf({ preset: 'paper' })).toEqual({})
  expect(tokensOf({ preset: 'ink' })).toMatchObject({
    '--paper': expect.stringMatching(/^light-dark\(oklch\(.*\),oklch\(.*\)\)$/),
    '--ifm-color-primary': expect.stringContaining(' 262)'),
  })
})

test('the charts show the figures that were measured, for each engine', () => {
  const { date, rows } = readResults(read('bench/RESULTS.md'))
  expect(date).toMatch(/^\d{4}-\d\d-\d\d$/)
  const script = rows.get('Plain note: JavaScript after idle, KB')!
  expect(script.map(([engine]) => engine.split(/[ ,]/)[0])).toEqual(
    expect.arrayContaining(['Sotay', 'Docusaurus', 'VitePress', 'Starlight', 'Rspress', 'Hugo']),
  )
  expect(script.every(([, value]) => /^(?:[\d.]+|–)$/.test(value))).toBe(true)
})

test('the page on commands names every command and every flag', () => {
  const page = read('docs/commands.md')
  const defined = ['cli', 'siteCommands', 'keepingCommands']
    .map((name) => read(`engine/src/commands/${name}.ts`))
    .join('\n')
  const names = [...defined.matchAll(/\.command\(\s*'([a-z:-]+)|\.option\('(?:-\w, )?(--[\w-]+)/g)]
  const missing = names
    .map(([, command, flag]) => flag ?? `sotay ${command}`)
    .filter((name) => !page.includes(name))
  expect(missing).toEqual([])
})
