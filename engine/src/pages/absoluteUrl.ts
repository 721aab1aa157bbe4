/** An address as a whole one, seen from that of the site; what is no address stays as it was written. */
export function absoluteUrl(address: string, { url }: { url: string }): string {
  return URL.canParse(address, url) ? new URL(address, url).href : address
}
