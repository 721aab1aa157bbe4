import { normalizeText } from '../content/readContentFiles.ts'
import { configSchema } from '../config/schema.ts'
import { toSourcePath } from '../model/paths.ts'
import { compileDocument } from './compileDocument.ts'
import type { Document } from './document.ts'
import { createHighlighter } from './highlightCode.ts'
import { type MarkdownOptions, toMarkdownOptions } from './markdownOptions.ts'
import { outlineDocument } from './outlineDocument.ts'

const settings = configSchema.parse({ title: 'Test', url: 'https://example.com' })
const highlight = createHighlighter()

/** For tests: the compiled note `docs/note.md` with this text, under the settings of an empty config. */
export function testDocument(text: string, changes: Partial<MarkdownOptions> = {}): Document {
  const path = toSourcePath('note.md')
  const source = toSourcePath(`docs/${path}`)
  const outline = outlineDocument({ collection: 'docs', source, path, text: normalizeText(text) })
  const options = { ...toMarkdownOptions({ ...settings, siteDir: '', configPath: '' }), ...changes }
  return compileDocument(outline, { options, highlight })
}
