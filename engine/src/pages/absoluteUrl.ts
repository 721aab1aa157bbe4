/** Makes a URL absolute, starting from the site's. An invalid one stays as it was written. */
export function absoluteUrl(address: string, { url }: { url: string }): string {
  return URL.canParse(address, url) ? new URL(address, url).href : address
}
