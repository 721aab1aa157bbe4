import { mkdirSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'rolldown'

const dir = fileURLToPath(new URL('../../engine/node_modules/.bench', import.meta.url))

/** Where `loadEngine` puts the bundle, for processes that are started after it. */
export const engineAddress = pathToFileURL(`${dir}/engine.js`).href

/** Bundles the parts of the engine that the bench measures, and imports them. */
export async function loadEngine() {
  mkdirSync(dir, { recursive: true })
  await build({
    input: fileURLToPath(new URL('./engine.ts', import.meta.url)),
    platform: 'node',
    external: (id) => !id.startsWith('.') && !id.startsWith('/'),
    transform: { jsx: { runtime: 'automatic' } },
    output: { dir, format: 'esm', entryFileNames: 'engine.js' },
  })
  return import(engineAddress)
}
