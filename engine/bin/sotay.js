#!/usr/bin/env node
// React renders several times faster in production mode, which it chooses when it is first loaded.
process.env.NODE_ENV ??= 'production'
await import('../dist/cli.js')
