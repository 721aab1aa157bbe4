import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { close, createIndex } from 'pagefind'

/** Pagefind has an index for each language and searches only that of the page, so all pages get the same language. */
const language = 'en'
const shown = 10
/** How long, in ms, its indexer, a process of its own, may take to end: only then its CPU is counted. */
const endOfBackend = 1000

export async function build(pages, dir) {
  const { index } = await createIndex({ forceLanguage: language })
  for (const page of pages) await index.addHTMLFile({ url: page.href, content: toHtml(page) })
  await index.writeFiles({ outputPath: dir })
  await close()
  await setTimeout(endOfBackend)
}

function toHtml({ lang, title, sections }) {
  const parts = sections.map((section, number) => {
    const heading = section.title ? `<h2 id="s${number}">${escapeHtml(section.title)}</h2>` : ''
    return `${heading}<p>${escapeHtml(section.text)}</p>`
  })
  return `<!doctype html><html lang="${lang}"><body><h1>${escapeHtml(title)}</h1>${parts.join('')}</body></html>`
}

const escapeHtml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Pagefind is written for browsers, so `fetch` is replaced by reading its files from the disk. */
export async function open(dir) {
  const read = new Map()
  globalThis.fetch = async (address) => {
    const path = fileURLToPath(String(address).split('?')[0])
    const bytes = existsSync(path) ? readFileSync(path) : undefined
    if (bytes) read.set(path, bytes.length)
    return new Response(bytes, { status: bytes ? 200 : 404 })
  }
  const pagefind = await import(pathToFileURL(join(dir, 'pagefind.js')).href)
  await pagefind.options({ basePath: `${pathToFileURL(dir).href}/` })
  await pagefind.init()
  const bytes = () => [...read.values()].reduce((total, size) => total + size, 0)
  return {
    async ask(typed) {
      const { results } = (await pagefind.search(typed)) ?? { results: [] }
      const found = await Promise.all(results.slice(0, shown).map((result) => result.data()))
      return found.map(({ raw_url, url }) => raw_url ?? url)
    },
    bytes,
    bytesWithTexts: bytes,
    forget: async () => {
      await pagefind.destroy()
      read.clear()
      await pagefind.init()
    },
  }
}
