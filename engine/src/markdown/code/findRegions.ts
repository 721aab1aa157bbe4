/**
 * A region marker within a comment: `// #region name`, `<!-- #endregion -->`, `# region name`, `#pragma region name`.
 */
const edge =
  /^\s*(?:REM\b|[^\w\s])[^\w]*(?:pragma\s+)?(?<end>end)?region\b[ \t]*(?![ \t])(?<name>[\w.-]*)(?![\w.-])[^\w]*$/i

/** The text of each region of a file by its name, without the marker comments. Regions may be nested. */
export function findRegions(text: string): Map<string, string> {
  const regions = new Map<string, string[]>()
  const open: string[] = []
  for (const line of text.split('\n')) {
    const { end, name = '' } = edge.exec(line)?.groups ?? {}
    if (end) open.splice(name === '' ? -1 : open.lastIndexOf(name), 1)
    else if (name !== '') {
      open.push(name)
      if (!regions.has(name)) regions.set(name, [])
    } else for (const each of new Set(open)) regions.get(each)!.push(line)
  }
  return new Map([...regions].map(([name, lines]) => [name, lines.join('\n')]))
}
