// What searching costs: CPU to build an index, bytes before the first result, time from a key to results.
// `node bench/search/bench.mjs 190 1000` measures sites of these sizes.
import { gzipSync } from 'node:zlib'
import { printTable } from '../printTable.mjs'
import { loadEngine } from './loadEngine.mjs'
import { multiplyPages, notePages } from './makePages.mjs'

const sizes = process.argv.slice(2).map(Number)
const engine = await loadEngine()
const notes = await notePages(engine)
const queries = notes.flatMap(({ title, sections }) => [
  title,
  ...sections.slice(1, 4).map((section) => section.title),
])
const request = { limit: 8, snippetLength: 50, edits: 2, withSections: true }

for (const size of sizes.length > 0 ? sizes : [190, 1000]) {
  const pages = multiplyPages(notes, size)
  const before = process.cpuUsage()
  const files = engine.buildSearchIndex(pages)
  const packed = new Map(files.map(({ name, bytes }) => [name, gzipSync(bytes, { level: 9 }).length]))
  const { user, system } = process.cpuUsage(before)
  const first = await measureFirstResults(files, packed)
  console.log(
    printTable([
      { name: `${size} pages, building the index, CPU`, unit: 's', value: spread([(user + system) / 1e6]) },
      { name: `${size} pages, whole index`, unit: 'KB', value: spread([sum([...packed.values()]) / 1024]) },
      {
        name: `${size} pages, before the first results`,
        unit: 'KB',
        value: spread(first.map(({ bare }) => bare)),
      },
      { name: `${size} pages, with their texts`, unit: 'KB', value: spread(first.map(({ full }) => full)) },
      { name: `${size} pages, key to results`, unit: 'ms', value: spread(await measureKeys(files)) },
    ]),
  )
}

/** Each query as a reader's first: nothing was read before. */
async function measureFirstResults(files, packed) {
  const results = []
  for (const typed of queries) {
    const names = []
    const index = await open(files, names)
    await engine.search(index, { ...request, typed })
    const weigh = (some) => sum(some.map((name) => packed.get(name))) / 1024
    const read = [...new Set(names)]
    results.push({ bare: weigh(read.filter((name) => !name.startsWith('x'))), full: weigh(read) })
  }
  return results
}

/** Titles typed letter by letter, by one reader. */
async function measureKeys(files) {
  const index = await open(files, [])
  const times = []
  for (const typed of queries.slice(0, 80))
    for (let length = 1; length <= typed.length; length++) {
      const start = performance.now()
      await engine.search(index, { ...request, typed: typed.slice(0, length) })
      times.push(performance.now() - start)
    }
  return times
}

function open(files, names) {
  const bytes = new Map(files.map((file) => [file.name, file.bytes]))
  return engine.openIndex(async (name) => {
    names.push(name)
    return bytes.get(name)
  })
}

/** Median, least, and the value that 95 of 100 do not exceed. */
function spread(values) {
  const sorted = [...values].sort((one, other) => one - other)
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  return { median: at(0.5), min: sorted[0], max: at(0.95) }
}

function sum(values) {
  return values.reduce((total, value) => total + value, 0)
}
