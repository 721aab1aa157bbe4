import { realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { globSync } from 'tinyglobby'
import { decodePath, toPageKey } from '../model/paths.ts'

/** The answer to a request: a file of the site, a redirect, or nothing. */
export type Found = { kind: 'file'; path: string } | { kind: 'redirect'; to: string } | { kind: 'missing' }

/** The files of a built site, as paths relative to its folder. */
interface SiteFiles {
  has(path: string): boolean
  /** Every HTML file. Without it only the exact spelling is found, as static hosts do. */
  pages?(): Iterable<string>
}

/**
 * Finds the file for a request: of its name, with `.html`, or with `/index.html`. If the pages are known, `/index`, a
 * trailing slash, letter case and the form of Unicode make no difference; a path that cannot be decoded or leaves the folder is missing. One outside of the base address leads to the same page
 * below it, or to its home page.
 */
export function findPage(pathname: string, baseUrl: string, files: SiteFiles): Found {
  const decoded = decodePath(pathname)
  if (decoded === undefined || /[\0\\]|(?:^|\/)\.\.(?:\/|$)/.test(decoded)) return { kind: 'missing' }
  if (!`${decoded}/`.startsWith(baseUrl)) {
    const inside = baseUrl + pathname.replace(/^\/+/, '')
    const found = findPage(inside, baseUrl, files)
    // Other files would hide that a page asks for them at a wrong address.
    const isPage = found.kind === 'file' && found.path.endsWith('.html')
    return { kind: 'redirect', to: isPage ? inside : baseUrl }
  }
  const written = decoded.slice(baseUrl.length)
  const path = files.pages ? written.normalize('NFC') : written
  const exact = [
    path,
    path.endsWith('/') || path === '' ? `${path}index.html` : `${path}.html`,
    `${path}/index.html`,
  ]
  const file = exact.find((candidate) => files.has(candidate)) ?? findLeniently(path, files)
  return file === undefined ? { kind: 'missing' } : { kind: 'file', path: file }
}

function findLeniently(path: string, files: SiteFiles): string | undefined {
  const key = toPageKey(`/${path}`)
  for (const page of files.pages?.() ?? [])
    if (page !== '404.html' && toPageKey(`/${page}`) === key && files.has(page)) return page
  return undefined
}

/** The files of a folder, read anew at each request, so that a new build is served at once. */
export function openSiteFiles(folder: string): Required<SiteFiles> {
  return {
    pages: () => globSync('**/*.html', { cwd: folder, expandDirectories: false, followSymbolicLinks: false }),
    has: (path) => path !== '' && !path.endsWith('/') && isFileWithin(folder, path),
  }
}

/** Ignores symbolic links that lead out of the folder. */
function isFileWithin(folder: string, path: string): boolean {
  try {
    const real = realpathSync(join(folder, path))
    return statSync(real).isFile() && real.startsWith(realpathSync(folder) + sep)
  } catch {
    return false
  }
}
