import {
  cpSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'

/** What a new site may begin as. */
export const templates = ['notes', 'docs', 'blog'] as const
export type Template = (typeof templates)[number]

export const isTemplate = (name: string): name is Template => templates.some((template) => template === name)

/** Whether a folder is missing or empty; the `.git` of a fresh clone does not count. */
export function isFree(folder: string): boolean {
  if (!lstatSync(folder, { throwIfNoEntry: false })) return true
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true && namesIn(folder).length === 0
}

const namesIn = (folder: string) => readdirSync(folder).filter((name) => name !== '.git')

/** Does what fills a free folder. If that fails, the folder is free again, so that the next try finds it so. */
export function fill(folder: string, work: () => void): void {
  const isNew = !existsSync(folder)
  try {
    work()
  } catch (error) {
    const made = isNew ? [folder] : namesIn(folder).map((name) => join(folder, name))
    for (const path of made) rmSync(path, { recursive: true, force: true })
    throw error
  }
}

/** Where the templates are, and what `package.json` says of Sotay if not what the template does. */
export interface Source {
  from: string
  sotay?: ((folder: string) => string) | undefined
}

/** Writes a site into a folder (absolute) that is free. `npm create sotay` and `sotay new` share this. */
export function createSite(folder: string, template: Template, { from, sotay }: Source): void {
  fill(folder, () => {
    for (const part of ['common', template]) cpSync(join(from, part), folder, { recursive: true })
    // npm leaves `.gitignore` files out of published packages, so the template's has another name.
    renameSync(join(folder, 'gitignore'), join(folder, '.gitignore'))
    const file = join(folder, 'package.json')
    const settings = JSON.parse(readFileSync(file, 'utf8'))
    settings.name = packageName(folder)
    if (sotay) settings.dependencies.sotay = sotay(folder)
    writeFileSync(file, `${JSON.stringify(settings, null, 2)}\n`)
  })
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
