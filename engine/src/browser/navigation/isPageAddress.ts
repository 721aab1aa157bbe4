/** Whether an address of this host is that of a page of the site: no file, by its extension. */
export function isPageAddress({ pathname }: URL, baseUrl: string): boolean {
  return pathname.startsWith(baseUrl) && !/\.(?!html?$)[a-z][a-z\d]{0,5}$/i.test(pathname)
}
