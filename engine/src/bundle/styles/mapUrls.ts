/** Matches comments, imports and `url()` in a stylesheet; a group is set for a `url()` only. */
const parts =
  /\/\*.*?(?:\*\/|$)|@import\s+(?:url\([^()]*\)|"[^"]*"|'[^']*')|url\(\s*(?:"(?<double>[^"]*)"\s*|'(?<single>[^']*)'\s*|(?<bare>[^\s"'()][^()]*))\)/gs

/** Replaces the URLs of files in a stylesheet. Imports stay, and so do `url(#a)` and `url(data:…)`. */
export function mapUrls(css: string, map: (address: string) => string): string {
  return css.replace(parts, (written, ...match) => {
    const { double, single, bare } = match.at(-1) as { [Name in 'double' | 'single' | 'bare']?: string }
    const address = double ?? single ?? bare?.trim()
    return address && !/^(?:#|data:)/i.test(address) ? `url(${JSON.stringify(map(address))})` : written
  })
}
