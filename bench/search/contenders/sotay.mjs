import { writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { engineAddress } from '../loadEngine.mjs'

const { buildSearchIndex, openIndex, search } = await import(engineAddress)

const request = { limit: 10, snippetLength: 50, edits: 2, withSections: false }

export function build(pages, dir) {
  for (const { name, bytes } of buildSearchIndex(pages))
    writeFileSync(join(dir, name), gzipSync(bytes, { level: 9 }))
}

/**
 * A reader with an empty cache. `bytes` counts until the first results, which mostly have no snippets yet;
 * `bytesWithTexts` counts all.
 */
export async function open(dir) {
  let read = 0
  let readFirst
  const index = await openIndex(async (name) => {
    const bytes = await readFile(join(dir, name))
    read += bytes.length
    return gunzipSync(bytes)
  })
  const show = () => {
    readFirst ??= read
  }
  return {
    async ask(typed) {
      const { hits } = await search(index, { ...request, typed }, { show })
      return hits.map(({ href }) => href)
    },
    bytes: () => readFirst,
    bytesWithTexts: () => read,
  }
}
