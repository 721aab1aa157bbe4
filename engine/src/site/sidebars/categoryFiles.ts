import { z } from 'zod'
import type { CategoryFile } from '../../content/contentFile.ts'
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts'
import type { SourcePath } from '../../model/paths.ts'
import { checkFields, schemaKey, schemaProblems } from '../schemaProblems.ts'
import { categoryFields } from './sidebarSchema.ts'

const schema = z.strictObject({
  ...categoryFields,
  label: z.string().optional(),
  position: z.coerce.number().optional(),
})

/** The metadata in a folder's `_category_` file. */
export type CategoryMetadata = z.output<typeof schema> & { source: SourcePath }

/** Validates `_category_` files. Of several in one folder the first is used. */
export function parseCategoryFiles(files: CategoryFile[]) {
  const categories = new Map<string, CategoryMetadata>()
  const diagnostics: Diagnostic[] = []
  for (const { source, folder, value } of files) {
    const result = checkFields(schema, value ?? {})
    const first = categories.get(folder)
    if (first) diagnostics.push(diagnose('several-category-files', [folder, first.source], { file: source }))
    else if (result.success) categories.set(folder, { ...result.data, source })
    else diagnostics.push(explainMistake(result.error, source))
  }
  return { categories, diagnostics }
}

function explainMistake(error: z.ZodError, file: SourcePath): Diagnostic {
  const problems = schemaProblems(error, Object.keys(schema.shape))
  return diagnose('invalid-category-file', [problems], { file, key: schemaKey(error) })
}
