import { buildEngine } from './parts/buildEngine.mjs'
import { checkNode } from './parts/checkNode.mjs'
import { installPackages } from './parts/installPackages.mjs'

/** Makes a fresh clone ready for any command. Does only what is missing, and says what takes time. */
export async function setUp() {
  checkNode()
  await installPackages()
  await buildEngine()
}
