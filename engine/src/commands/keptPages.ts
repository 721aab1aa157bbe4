import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { openValueCache, removeUnused } from '../bundle/cache/cacheFile.ts'
import { codeIdentity } from '../bundle/cache/sources.ts'
import { packageFolder } from '../bundle/modulePaths.ts'
import type { SiteConfig } from '../config/siteConfig.ts'
import type { PageData } from '../model/pageData.ts'
import { type KeepHtml, renderAlways } from '../pages/createRenderer.ts'

/**
 * Renders pages with a cache on disk, one for each language. The key of a page covers its data, the code of the engine,
 * and the version of Node, which formats dates.
 */
export function withKeptPages<Result>(
  { siteDir, i18n, words }: Pick<SiteConfig, 'siteDir' | 'i18n' | 'words'>,
  work: (keepHtml: KeepHtml) => Result,
  code = codeIdentity(packageFolder()),
): Result {
  if (code === undefined) return work(renderAlways)
  const folder = join(siteDir, '.sotay/cache/pages')
  const cache = openValueCache<string[]>(join(folder, `${i18n.currentLocale}.jsonl`))
  const shared = JSON.stringify([code, process.version, words])
  const result = work((page, render) => {
    const name = nameOf(page, shared)
    const article = articleOf(page)
    const kept = cache.find(name)
    if (kept) return kept.join(article)
    const html = render()
    cache.keep(name, article === '' ? [html] : html.split(article))
    return html
  })
  cache.close()
  removeUnused(folder, 30)
  return result
}

/** All pages have the same words, which are most of their data. */
function nameOf({ words: _, ...page }: PageData, shared: string): string {
  return createHash('sha256').update(shared).update(JSON.stringify(page)).digest('hex')
}

/** The part of a page's HTML that is in its data, so that it need not be kept. */
const articleOf = ({ content }: PageData): string => ('html' in content ? content.html : '')
