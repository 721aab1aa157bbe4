import type { ContentFile } from '../content/contentFile.ts'
import { type Compiler, compileDocument } from './compileDocument.ts'
import type { Document } from './document.ts'
import { outlineDocument } from './outlineDocument.ts'

/** Compiles every note. */
export function compileDocuments(files: ContentFile[], compiler: Compiler): Document[] {
  return files.map((file) => compileDocument(outlineDocument(file), compiler))
}
