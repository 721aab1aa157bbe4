import { encodePath, type OutputPath } from '../../model/paths.ts'

/** The address of a file of the build. */
export function fileHref(output: OutputPath, { baseUrl }: { baseUrl: string }): string {
  return encodePath(baseUrl + output)
}
