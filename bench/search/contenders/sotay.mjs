import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { engineAddress } from '../loadEngine.mjs'

const { buildSearchIndex, openIndex, search } = await import(engineAddress)

const request = { limit: 10, snippetLength: 50, edits: 2, withSections: false }

export function build(pages, dir) {
  for (const { name, bytes } of buildSearchIndex(pages))
    writeFileSync(join(dir, name), gzipSync(bytes, { level: 9 }))
}

/** A reader who has nothing yet. Texts of results are shown after the results themselves. */
export async function open(dir) {
  const read = new Map()
  const index = await openIndex(async (name) => {
    const bytes = readFileSync(join(dir, name))
    read.set(name, bytes.length)
    return gunzipSync(bytes)
  })
  return {
    async ask(typed) {
      const { hits } = await search(index, { ...request, typed })
      return hits.map(({ href }) => href)
    },
    bytes: () => sumWhere(read, (name) => !name.startsWith('x.')),
    bytesWithTexts: () => sumWhere(read, () => true),
  }
}

function sumWhere(sizes, isCounted) {
  return [...sizes].reduce((total, [name, size]) => total + (isCounted(name) ? size : 0), 0)
}
