import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { createRandom } from '../../engine/src/std/hash.ts'
import { temporarySite } from '../support/temporarySite.ts'

/** How many damages are tried. */
const wanted = Number(process.env.DAMAGES ?? 500)
const seed = Number(process.env.DAMAGE_SEED ?? 1)

const [notes, diagrams] = [60, 20]

const note = (number: number) =>
  `# Note ${number}\n\nText of note ${number}, and {1 + ${number}}.\n${number < diagrams ? diagram(number) : ''}`
const diagram = (number: number) => `\n\`\`\`mermaid\nflowchart LR\n  a[First ${number}] --> b\n\`\`\`\n`

const files = {
  'docs/index.md': "# Home\n\nimport Button from '../src/Button'\n\n<Button />\n",
  'src/Button.jsx':
    "import { useState } from 'react'\nexport default function Button() {\n  const [count, setCount] = useState(0)\n  return <button onClick={() => setCount(count + 1)}>{count}</button>\n}\n",
  'src/pages/about.jsx': 'export default () => <p>About</p>\n',
  ...Object.fromEntries(Array.from({ length: notes }, (_, number) => [`docs/${number}.md`, note(number)])),
}

type Choose = (below: number) => number
type Damage = (bytes: Buffer, choose: Choose, other: Buffer) => Buffer

/** What can happen to a file, in the order in which entries meet it. */
const damages: Damage[] = [
  (bytes, choose) => changed(bytes, choose(bytes.length), (byte) => byte ^ (1 << choose(8))),
  changedLetter,
  (bytes, choose) => bytes.subarray(0, choose(bytes.length)),
  () => Buffer.alloc(0),
  (_bytes, _choose, other) => other,
  () => Buffer.from('{"a":1}'),
  (bytes) => Buffer.concat([bytes.subarray(0, bytes.indexOf(10) + 1), Buffer.from('{"a":1}')]),
  (bytes) => Buffer.concat([bytes, bytes]),
  (bytes) => bytes.subarray(bytes.indexOf(10) + 1),
]

/** A letter becomes another one, so that everything can still be parsed. */
function changedLetter(bytes: Buffer, choose: Choose): Buffer {
  const isLetter = (byte: number) => byte >= 97 && byte < 122
  const start = choose(bytes.length)
  const found = bytes.findIndex((byte, index) => index >= start && isLetter(byte))
  return changed(bytes, found < 0 ? start : found, (byte) => byte + 1)
}

function changed(bytes: Buffer, at: number, change: (byte: number) => number): Buffer {
  const result = Buffer.from(bytes)
  result[at] = change(result[at] ?? 0)
  return result
}

test('after each damage of the cache the site is that of a clean build', {
  timeout: 600_000,
}, async () => {
  const site = temporarySite(files, { previewImages: true })
  const build = async () => {
    const { report, outDir } = await site.build()
    expect(report).toBe('')
    return fingerprint(outDir)
  }
  const clean = await build()
  const random = createRandom(seed)
  const choose: Choose = (below) => Math.floor(random() * below)
  for (let done = 0; done < wanted; ) {
    const entries = listEntries(join(site.dir, '.sotay/cache'))
    const texts = entries.map((path) => readFileSync(path))
    for (const [index, path] of entries.entries()) {
      const damage = damages[(done + choose(2)) % damages.length]!
      writeFileSync(path, damage(texts[index]!, choose, texts[(index + 1) % texts.length]!))
      done++
    }
    for (const path of entries.slice(0, 2)) {
      rmSync(path)
      mkdirSync(path)
    }
    expect(await build(), `after ${done} damages`).toBe(clean)
  }
})

test('what takes the place of code that a build runs is replaced by it', async () => {
  const site = temporarySite(files)
  await site.build()
  const parent = join(site.dir, '.sotay/server')
  const known = fingerprint(parent)
  const [path, other] = listEntries(parent) as [string, string]
  const places: Record<string, () => void> = {
    'a folder': () => mkdirSync(join(path, 'full'), { recursive: true }),
    'a pipe': () => execFileSync('mkfifo', [path]),
    'a link to nothing': () => symlinkSync(join(parent, 'nothing'), path),
    'a link to itself': () => symlinkSync(path, path),
    'a link to another file': () => symlinkSync(join(site.dir, '.sotay/routes.json'), path),
    'a pipe for what others read': () => {
      const routes = join(site.dir, '.sotay/routes.json')
      rmSync(routes)
      execFileSync('mkfifo', [routes])
    },
    'a file for its folder': () => {
      rmSync(dirname(path), { recursive: true })
      writeFileSync(dirname(path), '')
    },
    'a file for all folders': () => {
      rmSync(parent, { recursive: true })
      writeFileSync(parent, '')
    },
  }
  for (const [what, put] of Object.entries(places)) {
    rmSync(path, { force: true })
    writeFileSync(other, 'damaged')
    put()
    site.write({ 'docs/index.md': `${files['docs/index.md']}\n${what}\n` })
    expect((await site.build()).report, what).toBe('')
    site.write({ 'docs/index.md': files['docs/index.md'] })
    expect((await site.build()).report, what).toBe('')
    expect(fingerprint(parent), what).toBe(known)
  }
})

const listEntries = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()

function fingerprint(folder: string): string {
  const hash = createHash('sha256')
  for (const path of listEntries(folder)) hash.update(`${path}\0`).update(readFileSync(path))
  return hash.digest('hex')
}
