import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { normalizeText } from '../../content/normalizeText.ts'
import type { Diagnostic, SourceLocation } from '../../diagnostics/diagnostic.ts'
import { uniqueDiagnostics } from '../../diagnostics/uniqueDiagnostics.ts'
import type { SourcePath } from '../../model/paths.ts'
import { findText } from './findText.ts'
import { importedFiles } from './importedFiles.ts'
import { locateThrow } from './locateThrow.ts'
import { type Locator, openLocator } from './openLocator.ts'

/** Looks up the lines of problems that name a setting, a field or a text: in a module, in YAML or JSON, in front matter. */
export async function locateProblems(siteDir: string, diagnostics: Diagnostic[]): Promise<Diagnostic[]> {
  const locators = new Map<SourcePath, Locator>()
  const findPlace = async (where: SourceLocation) => {
    const { file, key, texts, stack } = where
    if (stack) return locateThrow(stack, siteDir) ?? { file }
    if (!key && !texts) return where
    const locator = locators.get(file) ?? (await openLocator(siteDir, file))
    locators.set(file, locator)
    const found = locate(where, locator)
    return found.line ? found : locateInImports(siteDir, where)
  }
  const located: Diagnostic[] = []
  for (const { where, ...others } of diagnostics)
    located.push(where ? { ...others, where: await findPlace(where) } : others)
  return uniqueDiagnostics(located)
}

/** A text that a setting holds is looked for from its key on. */
function locate({ key, texts, nth }: SourceLocation, { ofKey, ofText }: Locator): SourceLocation {
  const place = key ? ofKey(key) : undefined
  if (!texts || (place && place.line === undefined)) return place!
  return ofText(texts, { after: place, nth })
}

/** What a note or a page shows may be written in a file that it imports; what code made is written nowhere. */
function locateInImports(siteDir: string, { file, texts, nth, shown }: SourceLocation): SourceLocation {
  for (const each of texts ? importedFiles(siteDir, file) : []) {
    const text = normalizeText(readFileSync(join(siteDir, each), 'utf8'))
    const found = findText(texts!, { file: each, text, nth })
    if (found.line) return found
  }
  return { file, ...(shown && { shown }) }
}
