import type { ContentFile } from '../../content/contentFile.ts'
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts'
import { locate, toSourceText } from '../locate.ts'

/** How much of a file is looked at, and which share of it unreadable bytes have in files that are no text. */
const [sampleLength, share] = [4000, 0.05]

/** Says whether a file holds something other than text, or letters in another encoding than UTF-8. */
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
