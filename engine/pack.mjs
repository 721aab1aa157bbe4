// Makes everything that is published: the build, the types of the entries, and the list of what is in it for audits.
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeBom } from './bom.mjs'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const require = createRequire(import.meta.url)

if (!process.argv.includes('--built')) run('build.mjs')
rmSync(here('dist/types'), { recursive: true, force: true })
run(join(dirname(require.resolve('typescript/package.json')), 'bin/tsc'), '-p', 'tsconfig.types.json')
nameCodesOnly(here('dist/types/diagnostics/catalogue.d.ts'))
keepPlaceholdersOnly(here('dist/types/model/words/english.d.ts'))
removeUnreachable(here('dist/types'), ['index', 'theme/index', 'client', 'testing'])
indentByOne(here('dist/types'))
addSiteModules(here('dist/types'))
writeFileSync(here('dist/sbom.cdx.json'), writeBom())

/** Puts what code of a site may import into the types of the package, which every site has in its config. */
function addSiteModules(folder) {
  copyFileSync(here('siteModules.d.ts'), join(folder, 'siteModules.d.ts'))
  const index = join(folder, 'index.d.ts')
  writeFileSync(index, `/// <reference path="./siteModules.d.ts" />\n${readFileSync(index, 'utf8')}`)
}

/** Of the catalogue of problems, code outside needs only the codes: four kilobytes less to download. */
function nameCodesOnly(file) {
  const codes = Array.from(
    readFileSync(file, 'utf8').matchAll(/^ {4}'?([\w-]+)'?: \(/gm),
    ([, code]) => `'${code}'`,
  )
  const entry = "(...facts: never[]) => import('./catalogue/entry.ts').Entry"
  writeFileSync(file, `export declare const catalogue: Record<${codes.join(' | ')}, ${entry}>;\n`)
}

/** Of a text of the interface, the types need only its placeholders: two kilobytes less to download. */
function keepPlaceholdersOnly(file) {
  const types = readFileSync(file, 'utf8').replace(/(: )(?:'.*'|".*"|`.*`);$/gm, (text, colon) => {
    const placeholders = text.match(/\{\w+\}/g)
    return `${colon}${placeholders ? `'${placeholders.join('')}'` : 'string'};`
  })
  writeFileSync(file, types)
}

/** One blank a level instead of the compiler's four: a kilobyte less to download. */
function indentByOne(folder) {
  const names = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.d.ts'))
  for (const path of names.map((name) => join(folder, name)))
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace(/^( {4})+/gm, ({ length }) => ' '.repeat(length / 4)),
    )
}

function run(...line) {
  const { status } = spawnSync(process.execPath, line, { cwd: here('.'), stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}

/** Removes the types that no entry leads to: five of six files, of modules that only have code in common. */
function removeUnreachable(folder, entries) {
  const reached = new Set(entries.map((name) => join(folder, `${name}.d.ts`)))
  for (const file of reached)
    for (const [, name] of readFileSync(file, 'utf8').matchAll(
      /\b(?:from|import)\s*\(?['"](\.[^'"]+)['"]/g,
    )) {
      const target = resolve(dirname(file), name.replace(/\.tsx?$/, '.d.ts'))
      if (existsSync(target)) reached.add(target)
    }
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && !reached.has(path)) rmSync(path)
  }
}
