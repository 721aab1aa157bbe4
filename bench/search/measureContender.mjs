// One search engine on one set of pages, in a process of its own: `measureContender.mjs NAME build|ask INPUT FOLDER`.
// `build` writes its index to the folder; `ask` measures what readers of that index see. Prints JSON.
import { readFileSync } from 'node:fs'
import { measureRelevance } from './measureRelevance.mjs'

/** Time limit for measuring key presses, in ms: a slow engine is asked fewer queries. */
const longest = 20_000

const [name, step, input, dir] = process.argv.slice(2)
const contender = await import(`./contenders/${name}.mjs`)
const { pages, queries, typed } = JSON.parse(readFileSync(input, 'utf8'))
console.log(JSON.stringify(step === 'build' ? await measureBuild() : await measureAsking()))
process.exit()

async function measureBuild() {
  const before = cpuSeconds()
  await contender.build(pages, dir)
  return { cpu: cpuSeconds() - before }
}

/** CPU seconds (user and system) of this process and of its ended child processes. */
function cpuSeconds() {
  const afterName = readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ')
  return afterName.slice(11, 15).reduce((total, ticks) => total + Number(ticks), 0) / 100
}

async function measureAsking() {
  const memoryBefore = usedMemory()
  const reader = await contender.open(dir)
  const first = []
  for (const query of typed) first.push(await askAfresh(reader, query))
  const times = await measureKeys(reader)
  const memory = usedMemory() - memoryBefore
  const { success, mrr } = await measureRelevance(queries, (query) => reader.ask(query))
  return { first, times, memory, success, mrr }
}

/** The bytes that a reader with an empty cache downloads for a query. */
async function askAfresh(reader, query) {
  if (reader.isWhole) return weigh(reader)
  const fresh = reader.forget ? reader : await contender.open(dir)
  await reader.forget?.()
  await fresh.ask(query)
  return weigh(fresh)
}

function weigh(reader) {
  return { bare: reader.bytes(), full: reader.bytesWithTexts() }
}

/**
 * CPU milliseconds from a key to results, with the files loaded: each beginning of each query is asked twice, and the
 * second time counts. CPU time rather than wall-clock time, which other work on the machine would distort.
 */
async function measureKeys(reader) {
  const times = []
  const end = performance.now() + longest
  for (const query of typed)
    for (let length = 1; length <= query.length && performance.now() < end; length++) {
      await reader.ask(query.slice(0, length))
      const start = process.cpuUsage()
      await reader.ask(query.slice(0, length))
      const { user, system } = process.cpuUsage(start)
      times.push((user + system) / 1000)
    }
  return times
}

function usedMemory() {
  for (let round = 0; round < 3; round++) globalThis.gc()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
