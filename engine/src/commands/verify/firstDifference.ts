import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readCacheFile, readValues } from '../../bundle/cache/cacheFile.ts'

/** What is kept between builds, by its folder in the cache, in the order in which builds use it. */
const steps = {
  notes: 'compiling a note',
  fonts: 'cutting a font down',
  bundles: 'bundling',
  diagrams: 'drawing a diagram',
  pictures: 'resizing a picture',
  previews: 'drawing a preview picture',
  pages: 'rendering a page',
  search: 'making the index of the search',
}

/**
 * Compares two caches of one site, and names the first step that gave different results for the same input. Undefined
 * if all agree: what differs in the output then comes from a step that keeps nothing, or from an input that changed.
 */
export function findDifferentStep(one: string, other: string): string | undefined {
  return Object.entries(steps).find(([folder]) => holdDifferent(join(one, folder), join(other, folder)))?.[1]
}

function holdDifferent(one: string, other: string): boolean {
  const names = existsSync(one) && existsSync(other) ? readdirSync(one) : []
  return names.some((name) => {
    const known = readResults(join(one, name))
    return [...readResults(join(other, name))].some(
      ([input, result]) => known.get(input)?.equals(result) === false,
    )
  })
}

/** The results in an entry of the cache, by their input. */
function readResults(path: string): Map<string, Buffer> {
  if (path.endsWith('.jsonl')) return readValues(path)
  const result = readCacheFile(path)
  return new Map(result && [['', result]])
}
