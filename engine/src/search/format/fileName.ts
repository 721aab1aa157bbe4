/** The name of a file of the index. */
export function fileName(kind: string, hash: string): string {
  return `${kind}.${hash}.bin`
}

/** The file that lists all others. Its name has no hash, so that pages stay the same when a note changes. */
export const mapName = 'map.bin'
