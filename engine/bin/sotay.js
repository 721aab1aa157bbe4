#!/usr/bin/env node
import { setFlagsFromString } from 'node:v8'

// React renders several times faster in production mode, which it chooses when it is first loaded.
process.env.NODE_ENV ??= 'production'
// The bundler has a thread for each core, each with memory of its own; one is as fast for the few modules of a site.
process.env.TOKIO_WORKER_THREADS ??= '1'
// V8 optimizes code on threads beside ours; of a run of a few seconds little code is worth that, so it waits eight times as long.
setFlagsFromString('--interrupt-budget=540672')
await import('../dist/cli.js')
