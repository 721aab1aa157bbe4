import type { ContentOf, PageData } from '../../model/pageData.ts'
import { DocLayout, PageHeader } from '../layouts/DocLayout.tsx'
import { replaceable } from '../overrides/replaceable.tsx'
import { ResultsFrame, SearchInput } from '../search/SearchParts.tsx'
import { useUiText } from '../texts.tsx'

interface NotFoundPageProps {
  page: PageData
  content: ContentOf<'notFound'>
}

/** The 404 page. A script puts the words of the address into its search field, and shows the pages that it finds. */
export const NotFoundPage = replaceable('NotFoundPage', ({ page, content }: NotFoundPageProps) => {
  const uiText = useUiText()
  return (
    <DocLayout page={page}>
      <MissingBook />
      <PageHeader title={uiText('pageNotFound')}>
        <p>
          {uiText('pageNotFoundReason')} {uiText('pageNotFoundAdvice')}
        </p>
        <a href={page.homeHref}>{uiText('homePage')}</a>
      </PageHeader>
      {content.hasSearch && <AddressSearch page={page} />}
    </DocLayout>
  )
})

function AddressSearch({ page: { searchHref } }: { page: PageData }) {
  const uiText = useUiText()
  const name = uiText('searchTheDocumentation')
  return (
    <>
      <form
        className="search-form"
        role="search"
        aria-label={name}
        action={searchHref}
        data-search-page="address"
      >
        <SearchInput className="search-page-input" label={uiText('search')} />
      </form>
      <div data-search-results>
        <ResultsFrame />
      </div>
    </>
  )
}

/** A shelf on which one book is missing. */
function MissingBook() {
  return (
    <svg className="missing-book" viewBox="0 0 120 64" width="120" height="64" fill="none" aria-hidden="true">
      <path d="M2 62h116M14 62V14h12v48M26 62V22h10v40M36 62V8h14v54M78 62V18h12v44M92 62l8-40 10 2-8 38" />
      <path d="M56 62V12h16v50" strokeDasharray="3 4" />
    </svg>
  )
}
