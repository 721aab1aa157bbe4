import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readBytes } from '../../config/readFile.ts'
import type { SourcePath } from '../../model/paths.ts'

/** What a command is about to do to the folder of a site. */
export interface FolderChange {
  /** Files and folders, from where to where. */
  moves: [from: SourcePath, to: SourcePath][]
  /** The new text of files, by where they are before the move. */
  texts: Map<SourcePath, string>
}

/** Changes a folder, whole or not at all: after a failure everything is as it was. */
export function changeFolder(siteDir: string, { moves, texts }: FolderChange): void {
  const undo: (() => void)[] = []
  try {
    for (const [source, text] of texts) {
      const path = join(siteDir, source)
      const former = readBytes(path)
      undo.push(() => writeFileSync(path, former))
      writeFileSync(path, text)
    }
    for (const [from, to] of moves) {
      undo.push(() => existsSync(join(siteDir, to)) && movePath(siteDir, to, from))
      movePath(siteDir, from, to)
    }
  } catch (error) {
    for (const back of undo.reverse()) back()
    throw error
  }
  for (const [from] of moves) removeEmpty(siteDir, dirname(join(siteDir, from)))
}

/** Lets git know of the move of what it follows, so that its history goes on. */
function movePath(siteDir: string, from: SourcePath, to: SourcePath): void {
  mkdirSync(dirname(join(siteDir, to)), { recursive: true })
  if (!moveInGit(siteDir, from, to)) renameSync(join(siteDir, from), join(siteDir, to))
}

function moveInGit(siteDir: string, from: string, to: string): boolean {
  try {
    execFileSync('git', ['mv', '--', from, to], { cwd: siteDir, stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Removes folders that a move has emptied. */
function removeEmpty(siteDir: string, folder: string): void {
  if (!folder.startsWith(join(siteDir, '/')) || !existsSync(folder) || readdirSync(folder).length > 0) return
  rmdirSync(folder)
  removeEmpty(siteDir, dirname(folder))
}
