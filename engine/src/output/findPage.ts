import { decodePath, toPageKey } from '../model/paths.ts'

/** The answer to a request: a file of the site, a redirect, or nothing. */
export type Found = { kind: 'file'; path: string } | { kind: 'redirect'; to: string } | { kind: 'missing' }

/** The files of a built site, as paths relative to its folder. */
export interface SiteFiles {
  has(path: string): boolean
  /** Every HTML file. */
  pages(): Iterable<string>
}

/**
 * Finds the file for a request. `.html`, `/index`, `/index.html`, a trailing slash and letter case make no difference;
 * a path that cannot be decoded or leaves the folder is missing.
 */
export function findPage(pathname: string, baseUrl: string, files: SiteFiles): Found {
  const decoded = decodePath(pathname)
  if (decoded === undefined || /[\0\\]|(?:^|\/)\.\.(?:\/|$)/.test(decoded)) return { kind: 'missing' }
  if (!`${decoded}/`.startsWith(baseUrl)) return { kind: 'redirect', to: baseUrl }
  const path = decoded.slice(baseUrl.length).normalize('NFC')
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
  for (const page of files.pages())
    if (page !== '404.html' && toPageKey(`/${page}`) === key && files.has(page)) return page
  return undefined
}
