/** The `baseUrl` that fits a home page served at this path. */
export function suggestBaseUrl(pathname: string): string {
  return pathname.replace(/(?:index\.html|\/)?$/, '/').replace(/(?<!\/)\/{2,}$/, '/')
}
