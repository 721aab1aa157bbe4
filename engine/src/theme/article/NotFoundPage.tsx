import type { PageData } from '../../model/pageData.ts'
import { DocLayout, PageHeader } from '../layouts/DocLayout.tsx'
import { replaceable } from '../overrides/replaceable.tsx'
import { useUiText } from '../texts.tsx'

/** The 404 page. */
export const NotFoundPage = replaceable('NotFoundPage', ({ page }: { page: PageData }) => {
  const uiText = useUiText()
  return (
    <DocLayout page={page}>
      <PageHeader title={uiText('pageNotFound')}>
        <p>{uiText('pageNotFoundReason')}</p>
        <p>{uiText('pageNotFoundAdvice')}</p>
        <a href={page.homeHref}>{uiText('homePage')}</a>
      </PageHeader>
    </DocLayout>
  )
})
