import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { temporaryFolder } from './temporaryFolder.ts'

/** Makes a folder that holds the files and lives as long as the test. */
export async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = temporaryFolder()
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  return folder
}
