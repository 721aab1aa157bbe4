import { buildEngine } from './parts/buildEngine.mjs'
import { checkNode } from './parts/checkNode.mjs'
import { installPackages } from './parts/installPackages.mjs'

/** Makes a fresh clone ready for any command. Does only the missing steps, and announces slow ones. */
export async function setUp() {
  checkNode()
  await installPackages()
  await buildEngine()
}
