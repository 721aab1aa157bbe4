import { gunzipSync, gzipSync } from 'node:zlib'
import { textFiles } from '../../engine/src/browser/search/useSuggester.ts'
import { search } from '../../engine/src/search/search.ts'
import { openIndex } from '../../engine/src/search/searchIndex.ts'
import type { TestBuild } from '../../engine/src/testing.ts'
import { bytesOf } from './temporarySite.ts'

const drawn = /<pre[\s>].*?<\/pre>|<svg[\s>].*?<\/svg>|<span class="katex.*?(?=<\/p>)/gs
const fenced = /^ *(```+|~~~+).*?^ *\1/gms

/** The gzipped bytes of a note's page beyond those of its words, without code, drawings and formulas. */
export function weighShell(build: TestBuild, path: string): number {
  const words = build.file(path.replace('.html', '.md')).replace(fenced, '')
  return weigh(build.file(path).replace(drawn, '')) - weigh(words)
}

/**
 * For each query, the downloaded bytes until a reader with an empty cache sees its first results in the popup; the code
 * of the results page is not among them.
 */
export async function weighAnswers(build: TestBuild, queries: string[]): Promise<number[]> {
  const code = build.paths().filter((path) => /^assets\/(?:(?:js|css)\/search(?!Page)|js\/ui\.)/.test(path))
  const codeBytes = code.reduce((total, path) => total + weigh(build.file(path)), 0)
  const weights: number[] = []
  const read = createReader(build)
  for (const typed of queries) weights.push(codeBytes + (await weighIndexFor(read, typed)))
  return weights
}

/** Reads files of the search, each of them once; a reader does so for every query. */
function createReader(build: TestBuild) {
  const files = new Map<string, { size: number; content: Buffer }>()
  return (name: string) => {
    const file = files.get(name) ?? unpack(bytesOf(build, `assets/search/${name}`))
    files.set(name, file)
    return file
  }
}

const unpack = (bytes: Buffer) => ({ size: bytes.length, content: gunzipSync(bytes) })

async function weighIndexFor(read: ReturnType<typeof createReader>, typed: string): Promise<number> {
  let bytes = 0
  const index = await openIndex(async (name) => {
    const { size, content } = read(name)
    bytes += size
    return content
  })
  await search(index, { typed, limit: 8, snippetLength: 50, textFiles, edits: 2, withSections: true })
  return bytes
}

export function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1]!
}

function weigh(text: string): number {
  return gzipSync(text, { level: 9 }).length
}
