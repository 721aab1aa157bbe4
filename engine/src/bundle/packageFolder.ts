import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { assert } from '../diagnostics/buildFailed.ts'

/** The folder of the `sotay` package, both when it runs built and when its sources run in tests. */
export function packageFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'package.json'))) {
    assert(dirname(folder) !== folder, 'to lie in a package')
    folder = dirname(folder)
  }
  return folder
}
