/** Matches comments and remote imports. */
const parts =
  /\/\*.*?\*\/|(?<remote>@import\s+(?:url\(\s*)?(?<quote>["']?)(?:https?:)?\/\/[^"')\s]*\k<quote>\s*\)?[^;]*;)/gs

/** Moves remote imports before imports of files, as the bundler demands. Line numbers stay the same. */
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
