import { cpSync, existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** What a new site may begin as. */
export const templates = ['notes', 'docs', 'blog'] as const
export type Template = (typeof templates)[number]

export const isTemplate = (name: string): name is Template => templates.some((template) => template === name)

/** Whether a folder is missing or empty; the `.git` of a fresh clone does not count. */
export function isFree(folder: string): boolean {
  if (!existsSync(folder)) return true
  return statSync(folder).isDirectory() && readdirSync(folder).every((name) => name === '.git')
}

/** Where the templates are, and what `package.json` says of Sotay if not what the template does. */
export interface Source {
  from: string
  sotay?: ((folder: string) => string) | undefined
}

/** Writes a site into a folder (absolute) that is free. `npm create sotay` and `sotay new` share this. */
export function createSite(folder: string, template: Template, { from, sotay }: Source): void {
  for (const part of ['common', template]) cpSync(join(from, part), folder, { recursive: true })
  // npm leaves `.gitignore` files out of published packages, so the template's has another name.
  renameSync(join(folder, 'gitignore'), join(folder, '.gitignore'))
  const file = join(folder, 'package.json')
  const settings = JSON.parse(readFileSync(file, 'utf8'))
  settings.name = packageName(folder)
  if (sotay) settings.dependencies.sotay = sotay(folder)
  writeFileSync(file, `${JSON.stringify(settings, null, 2)}\n`)
}

/** The name of the folder, as names of packages may be. */
function packageName(folder: string): string {
  const plain = basename(folder)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/đ/gi, 'd')
  const name = plain
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
  return name === '' ? 'my-notes' : name
}
