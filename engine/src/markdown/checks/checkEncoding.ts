import type { ContentFile } from '../../content/contentFile.ts'
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts'
import { locate, toSourceText } from '../locate.ts'

/** Number of characters to examine, and the share of unreadable ones from which a file counts as binary. */
const [sampleLength, share] = [4000, 0.05]

/** Reports a binary file, or text in another encoding than UTF-8. */
export function checkEncoding(file: ContentFile): Diagnostic[] {
  const first = file.text.indexOf('\uFFFD')
  if (first < 0) return []
  const sample = file.text.slice(0, sampleLength)
  if (countUnreadable(sample) > Math.max(3, sample.length * share))
    return [diagnose('not-text', [], { file: file.source, line: 1 })]
  const before = file.text.slice(0, first).split('\n')
  const where = locate(toSourceText(file), before.length, before.at(-1)!.length + 1)
  return [diagnose('invalid-utf8', [countUnreadable(file.text)], where)]
}

const countUnreadable = (text: string) => text.split('\uFFFD').length - 1
