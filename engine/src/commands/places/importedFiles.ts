import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { type SourcePath, toSourcePath } from '../../model/paths.ts'

const imported = /(?:from|import)\s*['"]((?:\.{1,2}|@site)\/[^'"]+)['"]/g
const endings = ['', '.tsx', '.jsx', '.ts', '.js', '.mdx', '.md', '/index.tsx', '/index.jsx']

/** The files of the site that a file imports, directly or indirectly. Texts on its page may come from any of them. */
export function importedFiles(siteDir: string, file: SourcePath): SourcePath[] {
  const found = new Set([file])
  for (const each of found) for (const next of importsOf(siteDir, each)) found.add(next)
  found.delete(file)
  return [...found]
}

function importsOf(siteDir: string, file: SourcePath): SourcePath[] {
  if (!isCode(join(siteDir, file))) return []
  const text = readFileSync(join(siteDir, file), 'utf8')
  return Array.from(text.matchAll(imported)).flatMap(([, specifier = '']) => {
    const bare = specifier.startsWith('@site/')
      ? join(siteDir, specifier.slice('@site/'.length))
      : join(siteDir, dirname(file), specifier)
    const path = endings.map((ending) => bare + ending).find(isCode)
    return path ? [toSourcePath(relative(siteDir, path))] : []
  })
}

const isCode = (path: string) =>
  /\.(?:[cm]?[jt]sx?|mdx?)$/.test(path) && existsSync(path) && statSync(path).isFile()
