import { z } from 'zod'
import type { CategoryFile } from '../../content/dataFile.ts'
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts'
import type { SourcePath } from '../../model/paths.ts'
import { schemaProblems } from '../schemaProblems.ts'
import { categoryFields } from './sidebarSchema.ts'

const schema = z.strictObject({
  ...categoryFields,
  label: z.string().optional(),
  position: z.coerce.number().optional(),
})

/** What a folder says about its category. */
export type CategoryMetadata = z.output<typeof schema> & { source: SourcePath }

/** Checks `_category_` files. Of several in one folder the first counts. */
export function parseCategoryFiles(files: CategoryFile[]) {
  const categories = new Map<string, CategoryMetadata>()
  const diagnostics: Diagnostic[] = []
  for (const { source, folder, value } of files) {
    const result = schema.safeParse(value ?? {})
    const first = categories.get(folder)
    if (first) diagnostics.push(diagnose('several-category-files', [folder, first.source], { file: source }))
    else if (result.success) categories.set(folder, { ...result.data, source })
    else diagnostics.push(diagnose('invalid-category-file', [schemaProblems(result.error)], { file: source }))
  }
  return { categories, diagnostics }
}
