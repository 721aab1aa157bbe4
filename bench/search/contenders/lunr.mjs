import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import lunr from 'lunr'

const shown = 10

/** As docusaurus-lunr-search and MkDocs use it: a document for each section, the whole index in one file. */
export function build(pages, dir) {
  const index = lunr(function () {
    this.ref('id')
    this.field('title', { boost: 10 })
    this.field('text')
    for (const { href, title, sections } of pages)
      for (const [number, section] of sections.entries())
        this.add({ id: `${href}#${number}`, title: section.title || title, text: section.text })
  })
  writeFileSync(join(dir, 'index.json.gz'), gzipSync(JSON.stringify(index), { level: 9 }))
}

export function open(dir) {
  const bytes = readFileSync(join(dir, 'index.json.gz'))
  const index = lunr.Index.load(JSON.parse(gunzipSync(bytes).toString()))
  return {
    /** Each word counts as typed, as a beginning, and with one wrong letter. */
    async ask(typed) {
      const hits = index.query((query) => {
        for (const word of lunr.tokenizer(typed)) {
          query.term(word, { boost: 100 })
          query.term(word, { boost: 10, usePipeline: false, wildcard: lunr.Query.wildcard.TRAILING })
          if (String(word).length > 3) query.term(word, { boost: 1, usePipeline: false, editDistance: 1 })
        }
      })
      return [...new Set(hits.map(({ ref }) => ref.slice(0, ref.lastIndexOf('#'))))].slice(0, shown)
    },
    isWhole: true,
    bytes: () => bytes.length,
    bytesWithTexts: () => bytes.length,
  }
}
