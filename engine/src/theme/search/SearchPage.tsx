import type { ContentOf, PageData } from '../../model/pageData.ts'
import { DocLayout, PageHeader } from '../layouts/DocLayout.tsx'
import { useUiText } from '../texts.tsx'
import { ResultsFrame, SearchInput } from './SearchParts.tsx'

/** A form, below which a script shows the results. Without scripts the page says so and links to the tags. */
export function SearchPage({ page, content }: { page: PageData; content: ContentOf<'search'> }) {
  const uiText = useUiText()
  return (
    <DocLayout page={page}>
      <PageHeader title={page.title} />
      <form className="search-form" role="search" aria-label={page.title} action={page.href} data-search-page>
        <SearchInput className="search-page-input" label={uiText('search')} />
        {content.contexts.length > 0 && <ContextChoice content={content} />}
      </form>
      <noscript>
        <p>
          {uiText('searchNeedsScript')}{' '}
          {content.tagsHref && <a href={content.tagsHref}>{uiText('searchByTags')}</a>}
        </p>
      </noscript>
      <div data-search-results>
        <ResultsFrame />
      </div>
    </DocLayout>
  )
}

function ContextChoice({ content: { contexts, beyondContexts } }: { content: ContentOf<'search'> }) {
  const uiText = useUiText()
  return (
    <select name="ctx" aria-label={uiText('searchContext')}>
      {beyondContexts && <option value="">{uiText(beyondContexts)}</option>}
      {contexts.map(({ path, label }) => (
        <option key={path} value={path}>
          {label}
        </option>
      ))}
    </select>
  )
}
