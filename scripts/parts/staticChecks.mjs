import { runCheck } from './runCheck.mjs'

/** Checks that need no test: the types, then the lint and format rules. */
export async function staticChecks() {
  return [
    await runCheck('Types', 'node_modules/typescript/bin/tsc', ['--noEmit', '-p', 'tsconfig.json']),
    await runCheck('Lint', 'node_modules/@biomejs/biome/bin/biome', ['ci', '.']),
  ]
}
