import { runCheck } from './runCommand.mjs'

const tsc = 'node_modules/typescript/bin/tsc'

/** Checks that need neither a test nor the engine: the types, those that the package publishes, then lint and format. */
export async function staticChecks() {
  return [
    await runCheck('Types', tsc, ['--noEmit', '-p', 'tsconfig.json']),
    await runCheck('Published types', tsc, ['--noEmit', '-p', 'engine/tsconfig.types.json']),
    await runCheck('Lint', 'node_modules/@biomejs/biome/bin/biome', ['ci', '.']),
  ]
}
