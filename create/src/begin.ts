import { existsSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createSite, isFree, isTemplate, templates } from '../../engine/src/commands/createSite.ts'
import { diskReason } from '../../engine/src/std/errors.ts'
import { copySite } from './copySite.ts'
import { nameManager, run } from './packageManager.ts'

const from = resolve(import.meta.dirname, '../templates')

const usage = `Begins a site with Sotay.

  npm create sotay@latest [folder] -- [--template ${templates.join('|')}] [--from FOLDER]

  folder       where to begin; my-notes unless given
  --template   what to begin with; notes unless given
  --from       a Docusaurus site, a vault of Obsidian or a folder of notes: it is copied, and made a site`

function main(): void {
  const { values, positionals } = readArguments()
  if (values.help) console.log(usage)
  else if (positionals.length > 1) throw new Error(`Name one folder, not ${positionals.length}.`)
  else begin(resolve(positionals[0] ?? 'my-notes'), values)
}

function begin(folder: string, { from: old, template }: { from?: string; template: string }): void {
  if (!isFree(folder)) throw new Error(`There is something in ${folder} already. ${adviceOn(folder)}`)
  if (old !== undefined) moveOver(resolve(old), folder)
  else if (!isTemplate(template))
    throw new Error(`There is no template "${template}". The templates are ${templates.join(', ')}.`)
  else {
    createSite(folder, template, { from })
    tellNext(`Began a site in ${placeOf(folder)}.`, folder, ['install', 'start'])
  }
}

/** What to do with a folder that is taken. A vault of Obsidian becomes a site where it is. */
const adviceOn = (folder: string) =>
  existsSync(join(folder, '.obsidian'))
    ? 'It is a vault of Obsidian: install Sotay in it ("npm install sotay"), and "npx sotay adopt" makes it a site. Or let a copy be made: name another folder, and this one with --from.'
    : 'Choose another folder.'

const options = {
  template: { type: 'string', default: 'notes' },
  from: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options })
  } catch (error) {
    throw new Error(`${(error as Error).message.split('. ')[0]}.\n\n${usage}`)
  }
}

function moveOver(old: string, folder: string): void {
  const brought = copySite(old, folder, templateSettings().dependencies.sotay)
  console.log(`Copied ${placeOf(old)} to ${placeOf(folder)}.`)
  for (const [from, to] of brought) console.log(`Its config names ${placeOf(from)}: copied to ${to} there.`)
  console.log('Installing Sotay and writing the config:\n')
  try {
    run(folder, ['install'])
    run(folder, ['exec', 'sotay', 'adopt'])
  } catch (error) {
    const manager = nameManager()
    const steps = `"${manager} install" and "${manager === 'npm' ? 'npx' : manager} sotay adopt"`
    throw new Error(`${(error as Error).message}\nThe copy is complete. To go on, run ${steps} in it.`)
  }
  tellNext('', folder, ['run check', 'start'])
}

/** What the template's `package.json` says: it names the version of Sotay that belongs to this one. */
const templateSettings = () => JSON.parse(readFileSync(join(from, 'common/package.json'), 'utf8'))

function tellNext(done: string, folder: string, steps: string[]): void {
  const place = placeOf(folder)
  const commands = [
    ...(place === '.' ? [] : [`cd ${/\s/.test(place) ? `"${place}"` : place}`]),
    ...steps.map((step) => `${nameManager()} ${step}`),
  ]
  console.log(`${done}\nWhat to do next:\n\n${commands.map((command) => `  ${command}`).join('\n')}\n`)
}

/** What the system refuses in words: Node says which call has failed. */
function inWords(error: NodeJS.ErrnoException & { dest?: string }): string {
  const { dest, message, path, syscall } = error
  if (syscall === undefined) return message
  const what = dest === undefined ? `${path} cannot be used` : `${path} cannot be copied to ${dest}`
  return `${what}: ${diskReason(error)}. Nothing was begun.`
}

/** A folder as it is typed here: from the current one, unless that is longer. */
function placeOf(folder: string): string {
  const place = relative(process.cwd(), folder) || '.'
  return place.length < folder.length ? place : folder
}

try {
  main()
} catch (error) {
  console.error(inWords(error as Error))
  process.exitCode = 1
}
