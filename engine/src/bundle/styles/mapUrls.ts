/** Matches comments, imports and `url()` in a stylesheet; the group `address` is set for a `url()` only. */
const parts =
  /\/\*.*?\*\/|@import\s+(?:url\([^)]*\)|"[^"]*"|'[^']*')|url\(\s*(?<quote>["']?)(?<address>.*?)\k<quote>\s*\)/gs

/** Replaces the URLs of files in a stylesheet. Imports stay, and so do `url(#a)` and `url(data:…)`. */
export function mapUrls(css: string, map: (address: string) => string): string {
  return css.replace(parts, (written, ...match) => {
    const { address } = match.at(-1) as { address?: string }
    return address && !/^(?:#|data:)/i.test(address) ? `url(${JSON.stringify(map(address))})` : written
  })
}
