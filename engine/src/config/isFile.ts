import { stat } from 'node:fs/promises'

/** Whether a file stands at the path; a folder does not count. */
export async function isFile(path: string): Promise<boolean> {
  const stats = await stat(path).catch(() => undefined)
  return stats?.isFile() ?? false
}
