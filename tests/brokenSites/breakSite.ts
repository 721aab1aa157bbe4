import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inspect } from 'node:util'
import type { Diagnostic } from '../../engine/src/diagnostics/diagnostic.ts'
import type { TestSite } from '../../engine/src/testing.ts'
import { temporarySite } from '../support/temporarySite.ts'
import { goodSite } from './goodSite.ts'
import type { BrokenSite } from './makeBrokenSite.ts'

/** The result of building a broken site: its problems, or none when the broken part does not matter. */
export interface Outcome {
  diagnostics: Diagnostic[]
  failed: boolean
  /** Violations of what every build must do, such as leaving the previous build untouched. */
  faults: string[]
}

/** How long a build may take before it counts as hanging. */
const patience = 150_000

/** Problems of the site as a whole, which have no file. */
const placeless = new Set(['missing-config', 'missing-site-folder'])

/** Builds the good site once, and then broken ones in its place. */
export async function openBrokenSites() {
  const site = temporarySite(goodSite)
  const good = await site.build()
  if (good.diagnostics.length > 0) throw new Error(`The good site is not good:\n${good.report}`)
  let before = fingerprint(good.outDir)
  return {
    dir: site.dir,
    async try({ changes }: BrokenSite): Promise<Outcome> {
      const present = Object.entries(changes).filter(
        ([path, text]) => text !== null || existsSync(join(site.dir, path)),
      )
      site.write(Object.fromEntries(present))
      const outcome = await buildBroken(site)
      const after = fingerprint(good.outDir)
      if (outcome.failed && after !== before) outcome.faults.push('the former build was touched')
      before = after
      outcome.faults.push(...leftovers(site.dir))
      site.write(Object.fromEntries(Object.keys(changes).map((path) => [path, goodSite[path] ?? null])))
      return outcome
    },
  }
}

async function buildBroken(site: TestSite): Promise<Outcome> {
  try {
    const { failed, diagnostics } = await withPatience(site.build())
    return { failed, diagnostics, faults: failed ? faultsOf(diagnostics) : [] }
  } catch (error) {
    return { failed: true, diagnostics: [], faults: [`threw ${inspect(error)}`] }
  }
}

async function withPatience<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const hangs = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('it hangs')), patience)
  })
  return Promise.race([work, hangs]).finally(() => clearTimeout(timer))
}

function faultsOf(diagnostics: Diagnostic[]): string[] {
  const errors = diagnostics.filter(({ level }) => level === 'error')
  return [
    ...(errors.length === 0 ? ['failed without an error'] : []),
    ...errors
      .filter(({ where, code }) => !where && !placeless.has(code))
      .map(({ code }) => `${code} has no place`),
    ...diagnostics
      .filter(({ message }) => /\n\s+at |node_modules|undefined \(/.test(message))
      .map(({ code }) => `${code} shows a stack trace`),
  ]
}

/** Temporary files that a build left behind beside its output. */
function leftovers(dir: string): string[] {
  return readdirSync(dir)
    .filter((name) => /^build\..+/.test(name))
    .map((name) => `${name} was left behind`)
}

function fingerprint(folder: string): string {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  const hash = createHash('sha1')
  for (const name of names) hash.update(name).update(readFileSync(name))
  return hash.digest('hex')
}
