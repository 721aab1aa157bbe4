import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Compiler } from '../markdown/compileDocument.ts'
import type { Document } from '../markdown/document.ts'
import { type NoteRule, openNote } from './note.ts'
import { misreadMarkup, printedMarkup, texBrackets } from './printedMarkup.ts'
import {
  codeLanguages,
  elementNames,
  emptyHeadings,
  foreignFrontMatter,
  headingLevels,
  imageTexts,
  inlineScripts,
  language,
  linkTexts,
  loneTabs,
  mainHeadings,
  repeatedIds,
  rowLengths,
  tableHeaders,
} from './rules.ts'
import { addressSchemes, references, spacedIds, unreachableAddresses } from './writtenReferences.ts'

const rules: NoteRule[] = [
  headingLevels,
  mainHeadings,
  emptyHeadings,
  repeatedIds,
  spacedIds,
  imageTexts,
  linkTexts,
  tableHeaders,
  rowLengths,
  elementNames,
  inlineScripts,
  language,
  foreignFrontMatter,
  printedMarkup,
  texBrackets,
  misreadMarkup,
  references,
  codeLanguages,
  loneTabs,
  addressSchemes,
  unreachableAddresses,
]

/** Checks single notes for weaknesses that a build accepts but readers suffer from. */
export function checkNotes(documents: Document[], compiler: Compiler): Diagnostic[] {
  return documents.flatMap((document) => {
    const note = openNote(document, compiler)
    return rules.flatMap((rule) => rule(note))
  })
}
