import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { bundleAsync } from 'lightningcss'

/** Bundles a stylesheet of `src/theme/`, minified. `made` are the sheets that no file holds, by name. */
export async function bundleStyles(filename, made = {}) {
  const read = (path) => made[basename(path)] ?? readFileSync(path, 'utf8')
  const { code } = await bundleAsync({ filename, minify: true, resolver: { read } })
  return code.toString()
}
