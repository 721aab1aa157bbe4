import { type OutputPath, type RoutePath, toOutputPath } from '../../model/paths.ts'
import type { AddressSettings } from './toHref.ts'

/** The file that is written for a route, below the output folder. */
export function outputPath(path: RoutePath, { baseUrl, trailingSlash }: AddressSettings): OutputPath {
  const bare = path.slice(baseUrl.length).replace(/(?<!\/)\/+$/, '')
  if (bare === '') return toOutputPath('index.html')
  if (/\.html?$/i.test(bare)) return toOutputPath(bare)
  return toOutputPath(trailingSlash === false ? `${bare}.html` : `${bare}/index.html`)
}
