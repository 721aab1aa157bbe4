import { renderToStaticMarkup } from 'react-dom/server'
import type { PageData } from '../model/pageData.ts'
import type { Route } from '../site/site.ts'
import { Page } from '../theme/Page.tsx'
import { headTags, type PageFiles } from './headTags.ts'
import { htmlDocument } from './htmlDocument.ts'
import type { PageImages } from './preview/imageTags.ts'
import { withOwnTags } from './withOwnTags.ts'

/** Renders one page to a whole HTML document. */
export function renderPage(
  page: PageData,
  route: Route,
  { ownHead, ...others }: PageImages & { files: PageFiles; mayHaveStyles: boolean; ownHead: string },
): string {
  const head = withOwnTags(headTags({ page, route, ...others }), ownHead)
  const body = renderToStaticMarkup(<Page page={page} />)
  return htmlDocument(page, { head, body, colorMode: others.config.colorMode.defaultMode })
}
