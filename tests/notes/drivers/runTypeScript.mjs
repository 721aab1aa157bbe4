// Checks the types of the programs of a folder, then runs them in their order, each as a module of its own.
import { spawnSync } from 'node:child_process'
import { appendFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const folder = process.argv[2]
const packages = fileURLToPath(new URL('../../../node_modules', import.meta.url))

const compilerOptions = {
  target: 'es2022',
  lib: ['es2023'],
  module: 'esnext',
  moduleResolution: 'bundler',
  moduleDetection: 'force',
  strict: true,
  skipLibCheck: true,
  inlineSourceMap: true,
  types: ['node'],
  typeRoots: [join(packages, '@types')],
}

writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.mts'] }))
const compiler = spawnSync(
  process.execPath,
  [join(packages, 'typescript/bin/tsc'), '-p', folder, '--pretty', 'false'],
  { cwd: folder, encoding: 'utf8' },
)
for (const [, program, line, message] of compiler.stdout.matchAll(/^(\d+)\.mts\((\d+),\d+\): (.*)$/gm))
  report({ program: Number(program), line: Number(line), message })

const modules = readdirSync(folder).filter((name) => name.endsWith('.mjs'))
for (const program of modules.map((name) => Number.parseInt(name, 10)).sort((a, b) => a - b))
  report({ program, ...(await run(program)) })

async function run(program) {
  try {
    await import(pathToFileURL(join(folder, `${program}.mjs`)).href)
    return {}
  } catch (error) {
    const line = new RegExp(`\\b${program}\\.mts:(\\d+)`).exec(error.stack)?.[1]
    return { line: line && Number(line), message: `${error.name}: ${error.message}` }
  }
}

function report(result) {
  appendFileSync(join(folder, 'results.jsonl'), `${JSON.stringify(result)}\n`)
}
