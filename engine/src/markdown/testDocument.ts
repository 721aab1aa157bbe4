import { normalizeText } from '../config/readFile.ts'
import { configSchema } from '../config/siteConfig.ts'
import { toSourcePath } from '../model/paths.ts'
import { english } from '../model/words/english.ts'
import { createHighlighter } from './code/highlightCode.ts'
import { type Compiler, compileDocument } from './compileDocument.ts'
import { createTypesetter } from './createTypesetter.ts'
import type { Document } from './document.ts'
import { type MarkdownOptions, toMarkdownOptions } from './markdownOptions.ts'
import { outlineDocument } from './outlineDocument.ts'

const settings = configSchema.parse({ title: 'Test', url: 'https://example.com' })

/** For tests: what compiles notes under the settings of an empty config. */
export const testCompiler: Compiler = {
  options: toMarkdownOptions({ ...settings, siteDir: '', cacheDir: '', configPath: '', words: english }),
  highlight: createHighlighter(),
  typeset: createTypesetter(),
}

/** For tests: the compiled note `docs/note.md` with this text, under the settings of an empty config. */
export function testDocument(
  text: string,
  changes: Partial<MarkdownOptions> = {},
  path = 'note.md',
): Document {
  const folder = toSourcePath('docs')
  const file = {
    collection: 'docs' as const,
    folder,
    source: toSourcePath(`docs/${path}`),
    path: toSourcePath(path),
  }
  const options = { ...testCompiler.options, ...changes }
  const read = { ...file, text: normalizeText(text), isDamaged: text.includes('\uFFFD') }
  return compileDocument(outlineDocument(read, options), {
    ...testCompiler,
    options,
  })
}
