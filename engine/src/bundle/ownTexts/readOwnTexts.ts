import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isFile } from '../../config/files.ts'
import { locateText } from '../../config/locateSettings.ts'
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts'
import { toSourcePath } from '../../model/paths.ts'
import { findOwnTexts } from './findOwnTexts.ts'
import type { OwnText } from './ownText.ts'

/** Reads the texts for translators from the code in `src`, and reports those that are computed. */
export function readOwnTexts(siteDir: string): { texts: OwnText[]; diagnostics: Diagnostic[] } {
  const folder = join(siteDir, 'src')
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  const files = names.filter((name) => /\.[cm]?[jt]sx?$/.test(name) && isFile(join(folder, name))).sort()
  const read = files.map((name) => readTextsOf(siteDir, join('src', name)))
  return {
    texts: read.flatMap(({ texts }) => texts),
    diagnostics: read.flatMap(({ diagnostics }) => diagnostics),
  }
}

function readTextsOf(siteDir: string, name: string) {
  const code = readFileSync(join(siteDir, name), 'utf8')
  const { texts, computed } = findOwnTexts(code, name)
  const file = toSourcePath(name.replaceAll('\\', '/'))
  return {
    texts,
    diagnostics: computed.map((range) => diagnose('computed-text', [], locateText(file, code, range))),
  }
}
