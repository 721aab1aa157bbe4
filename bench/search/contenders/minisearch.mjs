import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import MiniSearch from 'minisearch'

/** VitePress's settings: a document for each section, the whole index in one file, no texts stored. */
const fields = { fields: ['title', 'titles', 'text'], storeFields: ['title', 'titles'] }
const searchOptions = { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } }

export function build(pages, dir) {
  const index = new MiniSearch(fields)
  for (const page of pages)
    index.addAll(
      page.sections.map(({ title, text }, number) => ({
        id: `${page.href}#${number}`,
        title: title || page.title,
        titles: title ? [page.title] : [],
        text,
      })),
    )
  writeFileSync(join(dir, 'index.json.gz'), gzipSync(JSON.stringify(index), { level: 9 }))
}

export function open(dir) {
  const bytes = readFileSync(join(dir, 'index.json.gz'))
  const index = MiniSearch.loadJSON(gunzipSync(bytes).toString(), fields)
  return {
    async ask(typed) {
      const hits = index.search(typed, searchOptions)
      return [...new Set(hits.map(({ id }) => id.slice(0, id.lastIndexOf('#'))))].slice(0, 10)
    },
    isWhole: true,
    bytes: () => bytes.length,
    bytesWithTexts: () => bytes.length,
  }
}
