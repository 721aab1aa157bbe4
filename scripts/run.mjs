import { isNewEnough, tooOld } from '../engine/bin/nodeVersion.js'

// Runs a script of this folder by its name, unless this Node cannot even read it: that would print a stack.
const [name] = process.argv.splice(2, 1)
if (isNewEnough(process.versions.node)) import(`./${name}.mjs`)
else {
  console.error(tooOld(process.versions.node))
  process.exitCode = 1
}
