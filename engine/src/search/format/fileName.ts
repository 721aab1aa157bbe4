/** What a file of the index is called. */
export function fileName(kind: string, hash: string): string {
  return `${kind}.${hash}.bin`
}

/** The file that names all others. It keeps its name, so that no page changes when a note does. */
export const mapName = 'map.bin'
