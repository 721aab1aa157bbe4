import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** What was made from other files, and what belongs to the former engine. */
const leftBehind =
  /^(?:node_modules|build|\.docusaurus|\.git|\.sotay|package-lock\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?)$/

/** Copies the sources of a Docusaurus site to a folder, and lets its `package.json` ask for Sotay. */
export function copySite(old: string, folder: string, sotay: string): void {
  if (!existsSync(old)) throw new Error(`There is no folder ${old}.`)
  if (!readdirSync(old).some((name) => /^docusaurus\.config\.[cm]?[jt]s$/.test(name)))
    throw new Error(`There is no docusaurus.config.* in ${old}.`)
  cpSync(old, folder, {
    recursive: true,
    filter: (path) => path === old || !leftBehind.test(basename(path)),
  })
  const file = join(folder, 'package.json')
  const settings = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { private: true }
  writeFileSync(file, `${JSON.stringify(withSotay(settings, sotay), null, 2)}\n`)
  ignoreCache(join(folder, '.gitignore'))
}

interface Settings {
  scripts?: Record<string, string>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

/** The settings of a package with the commands of Sotay, and without the packages that only Docusaurus needs. */
export function withSotay(settings: Settings, sotay: string): Settings {
  const { scripts = {}, dependencies = {}, devDependencies = {} } = settings
  const own = Object.entries(scripts).filter(([, command]) => !/\bdocusaurus\b/.test(command))
  const commands = ['start', 'build', 'serve', 'check', 'deploy'].map((name) => [name, `sotay ${name}`])
  return {
    ...settings,
    scripts: Object.fromEntries([...own, ...commands]),
    dependencies: { ...withoutDocusaurus(dependencies), sotay },
    ...(settings.devDependencies && { devDependencies: withoutDocusaurus(devDependencies) }),
  }
}

const withoutDocusaurus = (packages: Record<string, string>) =>
  Object.fromEntries(Object.entries(packages).filter(([name]) => !/docusaurus|^@mdx-js\/react$/.test(name)))

function ignoreCache(file: string): void {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : 'node_modules/\n'
  const missing = ['build/', '.sotay/'].filter(
    (line) => !new RegExp(`^/?${line.replace('.', '\\.')}?$`, 'm').test(text),
  )
  if (missing.length > 0) writeFileSync(file, `${text.replace(/\n?$/, '\n')}${missing.join('\n')}\n`)
}
