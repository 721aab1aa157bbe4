import { relative, resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { checkQueries, readQueries, type SearchTrial } from '../../check/searchQueries.ts'
import { readBytes } from '../../config/readFile.ts'
import { BuildFailed, type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts'
import { toSourcePath } from '../../model/paths.ts'
import type { OutputFile } from '../../output/localeResults.ts'
import { mapName } from '../../search/format/pageEntry.ts'
import { search } from '../../search/search.ts'
import { openIndex, type SearchIndex } from '../../search/searchIndex.ts'
import type { RenderedLocale, RenderedSite } from '../renderSite.ts'

/** Asks the search of a site what the file lists, which is given from the site folder. */
export async function checkSearch(file: string, { config, locales }: RenderedSite): Promise<Diagnostic[]> {
  const path = resolve(config.siteDir, file)
  const source = toSourcePath(relative(config.siteDir, path))
  const { queries, problems } = readQueries(readText(path, file), source)
  const trials = (await Promise.all(locales.map(openTrials))).flat()
  if (trials.length === 0)
    throw new BuildFailed([diagnose('wrong-usage', ['The site has no index to search in.', 'check'])])
  return [...problems, ...(await checkQueries(queries, source, trials))]
}

function readText(path: string, file: string): string {
  try {
    return readBytes(path).toString()
  } catch {
    throw new BuildFailed([
      diagnose('wrong-usage', [`There is no file "${file}" in the site folder.`, 'check']),
    ])
  }
}

/** Opens the indexes of a language, one for each version. */
function openTrials({ site, results }: RenderedLocale): Promise<SearchTrial[]> {
  const { search: settings, baseUrl } = site.config
  if (settings === false) return Promise.resolve([])
  const files = new Map(results.files.search.map((file) => [file.path as string, file]))
  const maps = [...files.keys()].filter((path) => path.endsWith(mapName))
  return Promise.all(maps.map((map) => open(map.slice(0, -mapName.length))))

  async function open(folder: string): Promise<SearchTrial> {
    const index = await openIndex(async (name) => gunzipSync(contentsOf(files.get(folder + name)!)))
    const request = {
      snippetLength: 1,
      edits: settings ? settings.fuzzyMatchingDistance : 0,
      withSections: false,
    }
    const addresses = (hrefs: string[]) => hrefs.map((href) => `/${href.slice(baseUrl.length)}`)
    return {
      pages: addresses(await listPages(index)),
      async ask(typed, limit) {
        const { hits } = await search(index, { ...request, typed, limit })
        return addresses(hits.map(({ href }) => href))
      },
    }
  }
}

const contentsOf = (file: OutputFile) =>
  'contents' in file ? (file.contents as Uint8Array) : Buffer.alloc(0)

async function listPages({ map, page }: SearchIndex): Promise<string[]> {
  const entries = await Promise.all(map.sectionCounts.map((_, number) => page(number)))
  return entries.map(({ href }) => href)
}
