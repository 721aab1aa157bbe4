import { join } from 'node:path'
import { locateSettings } from '../../config/locateSettings.ts'
import { normalizeText, readBytes } from '../../config/readFile.ts'
import type { SourceLocation } from '../../diagnostics/diagnostic.ts'
import type { SourcePath } from '../../model/paths.ts'
import { findKey, findText } from './findText.ts'

/** Finds places in one file. */
export interface Locator {
  ofKey(key: PropertyKey[]): SourceLocation
  ofText(texts: string[], from: Pick<Parameters<typeof findText>[1], 'after' | 'nth'>): SourceLocation
}

/**
 * Reads a file to find places in it. If the file cannot be read or the key or text is missing, the place is the file.
 */
export async function openLocator(siteDir: string, file: SourcePath): Promise<Locator> {
  const path = join(siteDir, file)
  try {
    const text = normalizeText(readBytes(path).toString())
    const isCode = /\.[cm]?[jt]s$/.test(file)
    return {
      ofKey: isCode
        ? await locateSettings({ siteDir, configPath: path })
        : (key) => findKey(key, { file, text }),
      ofText: (texts, from) => findText(texts, { file, text, ...from }),
    }
  } catch {
    return { ofKey: () => ({ file }), ofText: () => ({ file }) }
  }
}
