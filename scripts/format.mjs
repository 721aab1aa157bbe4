// Formats the code and applies the safe fixes of the lint rules: `npm run format`, or `npm run format -- FILE`.
import { installPackages } from './parts/installPackages.mjs'
import { runNode } from './parts/runCommand.mjs'

const named = process.argv.slice(2)
await installPackages()
process.exitCode = await runNode('node_modules/@biomejs/biome/bin/biome', [
  'check',
  '--write',
  ...(named.length > 0 ? named : ['.']),
])
