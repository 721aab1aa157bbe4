import {
  appendFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporarySite } from '../support/temporarySite.ts'

const drawn = '```mermaid\nflowchart LR\n  a --> b\n```\n'
const files = {
  'docs/index.md':
    '---\nslug: /\ntags: [one]\n---\n\n# Home\n\n[Other](other.md), [part](guide/part.mdx#end).\n',
  'docs/other.md': `# Other\n\n${drawn}\n\`\`\`markdown\n---\ntitle: a\n---\n\`\`\`\n`,
  'docs/guide/part.mdx':
    "import Piece from './_piece.md'\n\n# Part\n\n<Piece />\n\n## End\n\n{1 + 1} words for the search.\n",
  'docs/guide/_piece.md': 'A piece of **text**.\n',
  'docs/guide/yaml.md': '# YAML\n\n```yaml\na: 1\n```\n',
  'blog/2026-01-02-first.md': '# First\n\nText.\n\n<!-- truncate -->\n\nMore.\n',
  'src/pages/about.md': '# About\n\nText.\n',
  'i18n/vi/docusaurus-plugin-content-docs/current/other.md': '# Khác\n\nChữ.\n',
}
const config = { i18n: { defaultLocale: 'en', locales: ['en', 'vi'] }, docs: { routeBasePath: '/' } }

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => [path.slice(folder.length), readFileSync(path, 'base64')])
    .sort()

test('what the parts of a build have made becomes the site that one build makes', async () => {
  const site = temporarySite(files, config)
  const shards = join(site.dir, '.sotay/shards')
  const drawings = (part: string) =>
    existsSync(join(shards, part, 'diagrams')) ? readdirSync(join(shards, part, 'diagrams')).length : 0
  for (const part of ['1/2', '2/2']) {
    const { status, stdout, stderr } = await site.sotay('build', '--shard', part)
    expect(status, stderr).toBe(0)
    expect(stdout).toMatch(/^Made part \d\/2 in [\d.]+ s into \.sotay\/shards\/\d-of-2\.$/m)
  }
  expect([drawings('1-of-2'), drawings('2-of-2')].sort()).toEqual([0, 1])
  expect(existsSync(join(site.dir, 'build'))).toBe(false)
  const merged = await site.sotay('merge', '--out-dir', 'merged')
  expect(merged.status, merged.stderr).toBe(0)
  expect(existsSync(shards)).toBe(false)
  rmSync(join(site.dir, '.sotay'), { recursive: true })
  await site.sotay('build')
  expect(filesOf(join(site.dir, 'merged'))).toEqual(filesOf(join(site.dir, 'build')))
})

test('what a missing part would have made is made when the others are joined', async () => {
  const site = temporarySite(files, config)
  await site.sotay('build', '--shard', '2/2')
  const { status, stderr } = await site.sotay('merge')
  expect(status, stderr).toBe(0)
  expect(stderr).toContain('Not there, so made here: part 1.')
  expect(site.read('build/other.html')).toContain('<svg')
})

test('a part of which nothing can be used is an error, and the site stays as it was', async () => {
  const site = temporarySite(files, config)
  await site.sotay('build', '--shard', '1/2')
  const part = join(site.dir, '.sotay/shards/1-of-2')
  const merge = async () => {
    const { status, stderr } = await site.sotay('merge')
    expect(existsSync(join(site.dir, 'build'))).toBe(status === 0)
    return stderr
  }
  const own = join(part, 'made-of.json')
  const kept = join(site.dir, 'made-of.json')
  renameSync(own, kept)
  expect(await merge()).toContain('Nothing of the part "1-of-2" can be used: it was made by another version')
  renameSync(kept, own)
  for (const path of Object.keys(files)) appendFileSync(join(site.dir, path), '\nMore.\n')
  expect(await merge()).toContain('each note that it was made of is another one here, or is not here')
  for (const [path, text] of Object.entries(files).slice(1)) writeFileSync(join(site.dir, path), text)
  expect(await merge()).toBe('Not there, so made here: part 2.\n')
})

test('parts that are none are refused', async () => {
  const site = temporarySite(files, config)
  for (const part of ['3', '0/2', '3/2', 'x/y']) {
    const { status, stderr } = await site.sotay('build', '--shard', part)
    expect([status, stderr]).toEqual([1, expect.stringContaining(`"${part}" is no part of a build`)])
  }
  for (const flag of ['--verify', '--manifest']) {
    const { status, stderr } = await site.sotay('build', '--shard', '1/2', flag)
    expect([status, stderr]).toEqual([1, expect.stringContaining('A part of a site publishes nothing')])
  }
  const { status, stderr } = await site.sotay('merge')
  expect([status, stderr]).toEqual([1, expect.stringContaining('There is no part of a build in')])
})
