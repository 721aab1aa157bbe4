import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { close, createIndex } from 'pagefind'

/** It keeps an index for each language and asks that of the page alone; with one for all it finds every page. */
const language = 'en'
const shown = 10
/** Its indexer is a process of its own, whose cost is known once it has ended. */
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

/** It is written for browsers: its files are read from the disk where it would ask the network. */
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
