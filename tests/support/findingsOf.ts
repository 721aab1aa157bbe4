import { checkNotes } from '../../engine/src/check/checkNotes.ts'
import { testCompiler, testDocument } from '../../engine/src/markdown/testDocument.ts'

/** What the rules of `check` report of a note: of each problem the code, and what is underlined. */
export const findingsOf = (text: string) =>
  checkNotes([testDocument(`# Note\n\n${text}\n`)], testCompiler).map(
    ({ code, where: { sourceLine, column, length } = {} }) => [
      code,
      sourceLine?.slice(column! - 1, column! - 1 + (length ?? 0)),
    ],
  )
