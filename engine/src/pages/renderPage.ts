import type { PageData } from '../model/pageData.ts'
import type { Route } from '../site/site.ts'
import { headTags, type PageFiles } from './headTags.ts'
import { htmlDocument } from './htmlDocument.ts'
import type { PageImages } from './preview/imageTags.ts'
import { withOwnTags } from './withOwnTags.ts'

interface OwnParts {
  body: string
  /** Tags that the page brings itself. */
  ownHead: string
}

/** Renders one page to a whole HTML document. */
export function renderPage(
  page: PageData,
  route: Route,
  { ownHead, body, ...others }: PageImages & { files: PageFiles; mayHaveStyles: boolean } & OwnParts,
): string {
  const head = withOwnTags(headTags({ page, route, ...others }), ownHead)
  return htmlDocument(page, { head, body, colorMode: others.config.colorMode.defaultMode })
}
