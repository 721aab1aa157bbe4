/**
 * The file name of an island: `Chart` for `src/components/Chart/index.tsx`, followed by the export name unless it is
 * the default.
 */
export function islandName(id: string, exported: string): string {
  const parts = id
    .replace(/[?].*/s, '')
    .replace(/(?:\/index)?\.\w+$/, '')
    .split('/')
  const file = parts.at(-1)!.replace(/[^\w-]/g, '')
  return exported === 'default' ? file : `${file}-${exported}`
}
