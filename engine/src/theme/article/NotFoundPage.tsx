import type { PageData } from '../../model/pageData.ts'
import { uiText } from '../../model/uiText.ts'
import { DocLayout } from '../layouts/DocLayout.tsx'

/** What stands at every address that has no page. */
export function NotFoundPage({ page }: { page: PageData }) {
  return (
    <DocLayout page={page}>
      <header className="page-header">
        <h1>{uiText('pageNotFound')}</h1>
        <p>{uiText('pageNotFoundReason')}</p>
        <p>{uiText('pageNotFoundAdvice')}</p>
        <a href={page.homeHref}>{uiText('homePage')}</a>
      </header>
    </DocLayout>
  )
}
