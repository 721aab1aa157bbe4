#!/usr/bin/env node
import module from 'node:module'
import { setFlagsFromString } from 'node:v8'
import { isNewEnough, tooOld } from './nodeVersion.js'

const version = process.versions.node
if (isNewEnough(version)) run()
else {
  console.error(tooOld(version))
  process.exitCode = 1
}

function run() {
  // React renders several times faster in production mode, which it chooses when it is first loaded.
  if (!process.env.NODE_ENV) process.env.NODE_ENV = 'production'
  // The bundler has a thread for each core, each with memory of its own; one is as fast for the few modules of a site.
  if (!process.env.TOKIO_WORKER_THREADS) process.env.TOKIO_WORKER_THREADS = '1'
  // It would also take memory in large pieces, most of which it never uses, and keep what it no longer needs.
  for (const name of ['MIMALLOC_ARENA_EAGER_COMMIT', 'MIMALLOC_PURGE_DELAY'])
    if (!process.env[name]) process.env[name] = '0'
  // The V8 of Node 20 has one optimizer, too slow for a run of a few seconds: it waits eight times as long as usual. Later ones have a quick one, and not this flag.
  if (version.startsWith('20.')) setFlagsFromString('--interrupt-budget=540672')
  // Node 22 and later keep what they compiled, in the folder for temporary files.
  if (module.enableCompileCache) module.enableCompileCache()
  import('../dist/cli.js')
}
