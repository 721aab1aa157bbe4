// Bundles the command without dependencies, what looks at the version of Node in a file of its own, and puts the engine's templates, changes and licence beside it.
import { chmodSync, cpSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'rolldown'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))

rmSync(here('dist'), { recursive: true, force: true })
rmSync(here('templates'), { recursive: true, force: true })
cpSync(here('../engine/templates'), here('templates'), { recursive: true })
for (const name of ['CHANGELOG.md', 'LICENSE']) cpSync(here(`../engine/${name}`), here(name))
await build({
  input: here('src/cli.ts'),
  platform: 'node',
  output: {
    dir: here('dist'),
    chunkFileNames: '[name].js',
    banner: ({ isEntry }) => (isEntry ? '#!/usr/bin/env node' : ''),
  },
})
// Who unpacks the package by hand can run it: package managers set this where they install.
chmodSync(here('dist/cli.js'), 0o755)
