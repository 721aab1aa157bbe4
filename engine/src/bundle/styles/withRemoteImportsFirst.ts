/** Comments, and imports from other hosts, in the order in which they stand. */
const parts =
  /\/\*.*?\*\/|(?<remote>@import\s+(?:url\(\s*)?(?<quote>["']?)(?:https?:)?\/\/[^"')\s]*\k<quote>\s*\)?[^;]*;)/gs

/** Puts imports from other hosts before those of files, which the bundler wants; lines stay where they are. */
export function withRemoteImportsFirst(css: string): string {
  const remote: string[] = []
  const others = css.replace(parts, (written, ...match) => {
    const found = match.at(-1) as { remote?: string }
    if (!found.remote) return written
    remote.push(found.remote)
    return ''
  })
  return remote.join('') + others
}
