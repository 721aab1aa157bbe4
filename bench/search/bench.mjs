// Costs and answers of the search, beside MiniSearch, Pagefind and lunr: CPU to build an index, bytes before the first
// results, CPU from a key to results, memory, and how often the right page is among the first.
// `npm run bench:search -- 200 1000` measures generated sites of these sizes only.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generatePages } from './generatePages.mjs'
import { generateQueries } from './generateQueries.mjs'
import { loadEngine } from './loadEngine.mjs'
import { notePages } from './notePages.mjs'
import { printColumns } from './printColumns.mjs'
import { querySets, readQueries } from './readQueries.mjs'

const here = fileURLToPath(new URL('.', import.meta.url))
const contenders = ['sotay', 'minisearch', 'pagefind', 'lunr']
const sizes = process.argv.slice(2).map(Number)
const [queryCount, typedCount] = [120, 24]
const headings = [
  [
    'Pages',
    'Engine',
    'Index CPU',
    'First results',
    'With texts',
    'Key CPU p50',
    'Key CPU p95',
    'Memory',
    'Success@8',
    'MRR',
  ],
  ['', '', 's', 'KB p50 / p95', 'KB p50 / p95', 'ms', 'ms', 'MB', '', ''],
]

if (!existsSync(join(here, 'node_modules/lunr')))
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'], {
    cwd: here,
    stdio: 'inherit',
  })

const notes = await notePages(await loadEngine())
const folder = mkdtempSync(join(tmpdir(), 'sotay-bench-search-'))
try {
  if (sizes.length === 0) printAll('notes', notes, labelledQueries())
  for (const size of sizes.length > 0 ? sizes : [1000, 10_000]) {
    const pages = generatePages(notes, size)
    printAll(`${size}`, pages, generateQueries(pages, queryCount))
  }
} finally {
  rmSync(folder, { recursive: true })
}

/** The project's own labelled queries, which name pages by their paths. */
function labelledQueries() {
  const hrefOf = new Map(notes.map(({ path, href }) => [path, href]))
  const queries = querySets.flatMap(readQueries)
  return queries.map((query) => ({ ...query, pages: query.pages.map((path) => hrefOf.get(path)) }))
}

function printAll(name, pages, queries) {
  const typed = Array.from({ length: typedCount }, (_, at) => {
    const page = pages[Math.floor((at * pages.length) / typedCount)]
    return page.sections[at % 2]?.title || page.title
  })
  const input = join(folder, `${name}.json`)
  writeFileSync(input, JSON.stringify({ pages, queries, typed }))
  const rows = contenders.map((contender) => measure(contender, name, input))
  console.log(`${printColumns([...headings, ...rows])}\n`)
}

function measure(contender, name, input) {
  const dir = join(folder, name, contender)
  mkdirSync(dir, { recursive: true })
  const run = (step) => {
    const options = ['--expose-gc', '--max-old-space-size=6000', join(here, 'measureContender.mjs')]
    const args = [...options, contender, step, input, dir]
    return JSON.parse(
      execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 2 ** 28 })
        .trim()
        .split('\n')
        .at(-1),
    )
  }
  try {
    const { cpu } = run('build')
    return toRow([name, contender, cpu.toFixed(2)], run('ask'))
  } catch (error) {
    return [
      name,
      contender,
      `failed: ${error.message.split('\n').find((line) => /Error/.test(line)) ?? error.message}`,
    ]
  }
}

function toRow(start, { first, times, memory, success, mrr }) {
  const bytes = (kind) => {
    const values = first.map((one) => one[kind] / 1024)
    return `${at(values, 0.5).toFixed(0)} / ${at(values, 0.95).toFixed(0)}`
  }
  const ms = (share) => at(times, share).toFixed(2)
  const mb = (memory / 2 ** 20).toFixed(1)
  return [...start, bytes('bare'), bytes('full'), ms(0.5), ms(0.95), mb, success.toFixed(3), mrr.toFixed(3)]
}

/** The percentile of a list: a `share` of 0.95 is p95. */
function at(values, share) {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
}
