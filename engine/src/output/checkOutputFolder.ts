import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { sourceFolders } from '../config/files.ts'
import { readBytes } from '../config/readFile.ts'
import type { SiteConfig } from '../config/siteConfig.ts'
import { type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts'

/**
 * Refuses an output folder (absolute path) whose replacement would delete the site, its sources, or files that Sotay
 * did not write.
 */
export function checkOutputFolder(outDir: string, config: SiteConfig): Diagnostic[] {
  const folder = real(outDir)
  const { siteDir } = config
  if (contains(folder, real(siteDir)))
    return [diagnose('unsafe-output-folder', [outDir, 'the site itself lies in it'])]
  const sources = [...sourceFolders(config), 'node_modules', '.sotay', '.git']
  const source = sources.find((path) => overlap(folder, real(join(siteDir, path))))
  if (source) return [diagnose('unsafe-output-folder', [outDir, `the site is made from "${source}"`])]
  return isOurs(folder)
    ? []
    : [diagnose('unsafe-output-folder', [outDir, 'it holds what Sotay did not make'])]
}

/** Whether a path may be replaced: it is missing, empty, or an earlier build, perhaps of some languages only. */
function isOurs(path: string): boolean {
  if (!existsSync(path)) return true
  if (!statSync(path).isDirectory()) return false
  return isBuiltSite(path) || readdirSync(path).every((name) => isBuiltSite(join(path, name)))
}

function isBuiltSite(path: string): boolean {
  const notFound = join(path, '404.html')
  return existsSync(notFound) && readBytes(notFound).toString().includes('name="generator" content="Sotay')
}

function real(path: string): string {
  const absolute = resolve(path)
  return existsSync(absolute) ? realpathSync(absolute) : absolute
}

const overlap = (one: string, other: string) => contains(one, other) || contains(other, one)

/** Whether a folder is the path or holds it. */
function contains(folder: string, path: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep)
}
