import { renderToStaticMarkup } from 'react-dom/server'
import type { SiteConfig } from '../config/siteConfig.ts'
import type { PageData } from '../model/pageData.ts'
import type { Route } from '../site/site.ts'
import { Page } from '../theme/Page.tsx'
import { headTags, type PageFiles } from './headTags.ts'
import { htmlDocument } from './htmlDocument.ts'

/** Renders one page to a whole HTML document. */
export function renderPage(
  page: PageData,
  route: Route,
  { config, ...others }: { config: SiteConfig; files: PageFiles; image?: string },
): string {
  const head = headTags({ page, route, config, ...others })
  const body = renderToStaticMarkup(<Page page={page} />)
  return htmlDocument(page, { head, body, colorMode: config.colorMode.defaultMode })
}
