import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildEngine } from './parts/buildEngine.mjs'
import { checkNode } from './parts/checkNode.mjs'
import { installPackages } from './parts/installPackages.mjs'

/**
 * Makes a fresh clone ready for any command. Does only the missing steps, and announces slow ones. `beside` needs
 * nothing but the packages: it runs while the engine is built, which takes one core. Returns what it gives.
 */
export async function setUp(beside = () => {}) {
  checkNode()
  await installPackages()
  const [result] = await Promise.all([beside(), buildEngine()])
  return result
}

const isRun = process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)
if (isRun) {
  await setUp()
  console.log('Everything is set up: the packages are installed, and the engine is built.')
}
