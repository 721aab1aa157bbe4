import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { globSync } from 'tinyglobby'
import type { TestBuild } from '../../engine/src/testing.ts'
import { runFolder } from './runFolder.ts'
import { siteTest } from './temporarySite.ts'

const root = join(import.meta.dirname, '../..')
const notes = join(root, 'notes')
const isWritten = (path: string) => !/^(build|\.sotay|node_modules)(\/|$)/.test(relative(notes, path))

/**
 * The notes of this repository, built from a copy without caches and history. The tests of a run share one build, in
 * whichever process they are: the first that asks makes it, and none may change it.
 */
export async function notesBuild(): Promise<TestBuild> {
  const folder = join(runFolder(), 'notes')
  const isFirst = mkdirSync(folder, { recursive: true }) !== undefined
  if (isFirst) await build(folder)
  while (!existsSync(join(folder, 'outcome.json'))) await wait(100)
  return open(folder)
}

async function build(folder: string): Promise<void> {
  const site = siteTest({ 'sotay.config.ts': '' })
  cpSync(notes, site.dir, { recursive: true, filter: isWritten })
  symlinkSync(join(root, 'node_modules'), join(site.dir, 'node_modules'))
  const { failed, pageCount, diagnostics, report } = await site.build()
  renameSync(site.dir, join(folder, 'site'))
  writeFileSync(join(folder, 'new.json'), JSON.stringify({ failed, pageCount, diagnostics, report }))
  renameSync(join(folder, 'new.json'), join(folder, 'outcome.json'))
}

function open(folder: string): TestBuild {
  const outcome = JSON.parse(readFileSync(join(folder, 'outcome.json'), 'utf8'))
  const outDir = join(folder, 'site/build')
  if (outcome.failed) throw new Error(`The notes do not build:\n${outcome.report}`)
  const paths = globSync('**', { cwd: outDir, dot: true }).sort()
  const read = (path: string) => readFileSync(path, 'utf8')
  return {
    ...outcome,
    outDir,
    paths: () => paths,
    file: (path) => read(join(outDir, path)),
    data: (name) => JSON.parse(read(join(folder, 'site/.sotay', `${name}.json`))),
  }
}
