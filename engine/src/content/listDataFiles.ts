import type { DataFile } from './dataFile.ts'
import type { Content } from './readContent.ts'

/** The YAML and JSON files whose addresses are checked, besides notes and the config. */
export function listDataFiles({ docs, blog }: Content): DataFile[] {
  const sidebars = docs.flatMap(({ version: { sidebarsFile: source, sidebars: value } }) =>
    source ? [{ source, value }] : [],
  )
  return blog.authorsFile ? [...sidebars, blog.authorsFile] : sidebars
}
