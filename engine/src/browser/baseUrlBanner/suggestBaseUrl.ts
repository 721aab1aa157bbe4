/** The base that would suit a home page which is served at this path. */
export function suggestBaseUrl(pathname: string): string {
  return pathname.replace(/(?:index\.html|\/)?$/, '/').replace(/\/{2,}$/, '/')
}
