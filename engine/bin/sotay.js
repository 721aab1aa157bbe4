#!/usr/bin/env node
// React renders several times faster in production mode, which it chooses when it is first loaded.
process.env.NODE_ENV ??= 'production'
// The bundler has a thread for each core, each with memory of its own; one is as fast for the few modules of a site.
process.env.TOKIO_WORKER_THREADS ??= '1'
await import('../dist/cli.js')
