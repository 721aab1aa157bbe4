import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { normalizeText } from '../../content/readText.ts'
import type { Diagnostic, SourceLocation } from '../../diagnostics/diagnostic.ts'
import { uniqueDiagnostics } from '../../diagnostics/printReport.ts'
import type { SourcePath } from '../../model/paths.ts'
import { findText } from './findText.ts'
import { importedFiles } from './importedFiles.ts'
import { locateThrow } from './locateThrow.ts'
import { type Locator, openLocator } from './openLocator.ts'

/** Adds lines to problems that name a setting, a field, a text or a stack trace. */
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

/** Finds the key, then the text from there on. */
function locate({ key, texts, nth }: SourceLocation, { ofKey, ofText }: Locator): SourceLocation {
  const place = key ? ofKey(key) : undefined
  if (!texts || (place && place.line === undefined)) return place!
  return ofText(texts, { after: place, nth })
}

/** Searches the imported files for the text. If code made it, no file holds it, and the place stays the file. */
function locateInImports(siteDir: string, { file, texts, nth, shown }: SourceLocation): SourceLocation {
  for (const each of texts ? importedFiles(siteDir, file) : []) {
    const text = normalizeText(readFileSync(join(siteDir, each), 'utf8'))
    const found = findText(texts!, { file: each, text, nth })
    if (found.line) return found
  }
  return { file, ...(shown && { shown }) }
}
