/** Comments, imports and files, in the order in which a style sheet names them; a file by its address. */
const parts =
  /\/\*.*?\*\/|@import\s+(?:url\([^)]*\)|"[^"]*"|'[^']*')|url\(\s*(?<quote>["']?)(?<address>.*?)\k<quote>\s*\)/gs

/** Puts other addresses of files into a style sheet. Its imports stay, and so does what addresses nothing (`url(#a)`, `url(data:…)`). */
export function mapUrls(css: string, map: (address: string) => string): string {
  return css.replace(parts, (written, ...match) => {
    const { address } = match.at(-1) as { address?: string }
    return address && !/^(?:#|data:)/i.test(address) ? `url(${JSON.stringify(map(address))})` : written
  })
}
