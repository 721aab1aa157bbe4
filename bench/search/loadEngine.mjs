import { mkdirSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'rolldown'

/** Bundles the parts of the engine that the bench measures, and imports them. */
export async function loadEngine() {
  const dir = fileURLToPath(new URL('../../engine/node_modules/.bench', import.meta.url))
  mkdirSync(dir, { recursive: true })
  await build({
    input: fileURLToPath(new URL('./engine.ts', import.meta.url)),
    platform: 'node',
    external: (id) => !id.startsWith('.') && !id.startsWith('/'),
    transform: { jsx: { runtime: 'automatic' } },
    output: { dir, format: 'esm', entryFileNames: 'engine.js' },
  })
  return import(pathToFileURL(`${dir}/engine.js`).href)
}
