import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { BuildFailed } from '../diagnostics/buildFailed.ts'
import { diagnose } from '../diagnostics/diagnostic.ts'
import { diskReason } from '../diagnostics/diskReason.ts'
import type { OutputFile } from './outputFile.ts'
import { recoverFolder } from './recoverFolder.ts'

/**
 * Writes all files beside the output folder and then exchanges the two, so that whoever looks finds
 * either the former site or the new one, whole. A failure leaves the former one as it was.
 */
export function writeFolder(folder: string, files: OutputFile[]): void {
  const fresh = `${folder}.${process.pid}.new`
  const former = `${folder}.${process.pid}.old`
  try {
    recoverFolder(folder)
    writeFiles(fresh, files)
    if (existsSync(folder)) renameSync(folder, former)
    renameSync(fresh, folder)
    rmSync(former, { recursive: true, force: true })
  } catch (error) {
    if (!existsSync(folder) && existsSync(former)) renameSync(former, folder)
    rmSync(fresh, { recursive: true, force: true })
    throw new BuildFailed([
      diagnose('cannot-write', [relative(process.cwd(), folder) || folder, diskReason(error)]),
    ])
  }
}

function writeFiles(folder: string, files: OutputFile[]): void {
  const made = new Set<string>()
  mkdirSync(folder, { recursive: true })
  for (const file of files) {
    const path = join(folder, file.path)
    const parent = dirname(path)
    if (!made.has(parent)) mkdirSync(parent, { recursive: true })
    made.add(parent)
    if ('contents' in file) writeFileSync(path, file.contents)
    else copyFileSync(file.copyOf, path)
  }
}
