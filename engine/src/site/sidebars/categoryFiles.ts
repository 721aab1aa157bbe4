import { z } from 'zod'
import type { CategoryFile } from '../../content/contentFile.ts'
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts'
import type { SourcePath } from '../../model/paths.ts'
import { isRecord } from '../../std/collections.ts'
import { checkFields, explainMistakes } from '../schemaProblems.ts'
import { categoryFields } from './sidebarSchema.ts'

const schema = z.strictObject({
  ...categoryFields,
  label: z.string().optional(),
  position: z.coerce.number().optional(),
})

const known = Object.keys(schema.shape)

/** The metadata in a folder's `_category_` file. */
export type CategoryMetadata = z.output<typeof schema> & { source: SourcePath }

/** Validates `_category_` files. Of several in one folder the first is used. */
export function parseCategoryFiles(files: CategoryFile[]) {
  const categories = new Map<string, CategoryMetadata>()
  const diagnostics: Diagnostic[] = []
  for (const { source, folder, value } of files) {
    const isUntyped = isRecord(value) && isRecord(value.link) && value.link.type === undefined
    const result = checkFields(schema, isUntyped ? { ...value, link: null } : (value ?? {}))
    const first = categories.get(folder)
    if (first) diagnostics.push(diagnose('several-category-files', [folder, first.source], { file: source }))
    else if (result.success) categories.set(folder, { ...result.data, source })
    else
      diagnostics.push(
        ...explainMistakes('invalid-category-file', result.error, { file: source, fields: known }),
      )
    if (isUntyped) diagnostics.push(untypedLink(source))
  }
  return { categories, diagnostics }
}

/** Docusaurus ignores a link without a type, and does not report it. */
const untypedLink = (file: SourcePath): Diagnostic => ({
  ...diagnose('invalid-category-file', ['"link" has no "type", so the category has no page', ['type']], {
    file,
    key: ['link'],
  }),
  hint: 'Add "type": "generated-index" for a page with what is in the folder, or remove "link".',
  level: 'warning',
})
