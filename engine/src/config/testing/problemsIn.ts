import { toSourcePath } from '../../model/paths.ts'
import { describeExpectation } from '../describeExpectation.ts'
import { explainSchemaIssue } from '../explainSchemaIssue.ts'
import { configSchema } from '../schema.ts'
import { settingName } from '../settingName.ts'

/** What is wrong with settings, besides the title and address that every site needs. Places are the settings' names. */
export function problemsIn(given: Record<string, unknown>) {
  const settings = { title: 'Notes', url: 'https://example.com', ...given }
  const result = configSchema.safeParse(settings, { error: describeExpectation })
  const locate = (path: PropertyKey[]) => ({ file: toSourcePath(settingName(path)) })
  return (result.error?.issues ?? []).flatMap((issue) => explainSchemaIssue(issue, { settings, locate }))
}
