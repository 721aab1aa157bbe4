import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const engine = fileURLToPath(new URL('.', import.meta.url))

/** A hash of everything that a build of the engine is made from; the build keeps it in `dist/.sources`. */
export function hashSources() {
  const hash = createHash('sha256')
  for (const file of listSources()) if (existsSync(file)) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

function listSources() {
  const below = readdirSync(join(engine, 'src'), { recursive: true, withFileTypes: true })
  const sources = below
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
  const others = readdirSync(engine).filter((name) => /\.mjs$|^package\.json$/.test(name))
  return [
    ...sources.sort(),
    ...others.sort().map((name) => join(engine, name)),
    join(engine, '../package-lock.json'),
  ]
}
