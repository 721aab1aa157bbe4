import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stopOnErrors, type Tell } from '../../diagnostics/buildFailed.ts'
import { diagnose } from '../../diagnostics/diagnostic.ts'
import type { DocsConfig } from '../siteConfig.ts'
import { checkVersionName } from './checkVersionName.ts'
import { versionsFile } from './versionFiles.ts'

/** The valid names in the versions file, newest first; undefined when there is no such file. */
export function readVersionNames(
  siteDir: string,
  docs: DocsConfig,
  tell: Tell = stopOnErrors,
): string[] | undefined {
  const file = versionsFile(docs)
  const path = join(siteDir, file)
  if (!existsSync(path)) return undefined
  const names = parseList(readFileSync(path, 'utf8'))
  if (!names) tell([diagnose('invalid-versions-file', [], { file })])
  const problems = (names ?? []).map((name) => {
    const reason = checkVersionName(name)
    return reason ? [diagnose('invalid-version-name', [String(name), reason], { file })] : []
  })
  tell(problems.flat())
  return names?.filter((_, index) => problems[index]!.length === 0) as string[] | undefined
}

function parseList(text: string): unknown[] | undefined {
  try {
    const value = JSON.parse(text.replace(/^\uFEFF/, ''))
    return Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}
