import { decodePath, toBarePath } from '../../model/paths.ts'

/** Whether an address of this host is that of a page of the site: no file, by its extension. */
export function isPageAddress({ pathname }: URL, baseUrl: string): boolean {
  return pathname.startsWith(baseUrl) && !/\.(?!html?$)[a-z][a-z\d]{0,5}$/i.test(pathname)
}

/**
 * Other spellings of a path, likeliest first. Not every host knows that `/a/`, `/a.html`, `/a/index` and `/A` are `/a`,
 * and a letter of two parts is the same as one (NFC).
 */
export function otherSpellings(pathname: string): string[] {
  const bare = toBarePath(pathname) || '/'
  const composed = encodeURI((decodePath(bare) ?? bare).normalize())
  return [...new Set([bare, composed, composed.toLowerCase()])].filter((path) => path !== pathname)
}
