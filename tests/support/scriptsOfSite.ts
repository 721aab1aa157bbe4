/** The scripts among published files that are not the engine's own: code of the site, and React. */
export function scriptsOfSite(paths: string[]): string[] {
  return paths.filter((path) => /assets\/js\/(?!boot|search|MarkBar|Preview|copyPage|tabs|ui)/.test(path))
}
