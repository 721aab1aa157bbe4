import { toBarePath } from '../../model/paths.ts'

/** Whether an address of this host is that of a page of the site: no file, by its extension. */
export function isPageAddress({ pathname }: URL, baseUrl: string): boolean {
  return pathname.startsWith(baseUrl) && !/\.(?!html?$)[a-z][a-z\d]{0,5}$/i.test(pathname)
}

/** Other spellings of a path, likeliest first. Not every host knows that `/a/`, `/a.html`, `/a/index` and `/A` are `/a`. */
export function otherSpellings(pathname: string): string[] {
  const bare = toBarePath(pathname) || '/'
  return [...new Set([bare, bare.toLowerCase()])].filter((path) => path !== pathname)
}
