import { isNewEnough, tooOld } from '../../engine/bin/nodeVersion.js'

const version = process.versions.node
if (isNewEnough(version)) import('./begin.ts')
else {
  console.error(tooOld(version))
  process.exitCode = 1
}
