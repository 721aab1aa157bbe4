/** What the file of an island is called: `Chart` of `src/components/Chart/index.tsx`, with the name of what it exports beside others. */
export function islandName(id: string, exported: string): string {
  const parts = id
    .replace(/[?].*$/, '')
    .replace(/(?:\/index)?\.\w+$/, '')
    .split('/')
  const file = parts.at(-1)!.replace(/[^\w-]/g, '')
  return exported === 'default' ? file : `${file}-${exported}`
}
