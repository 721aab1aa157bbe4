import type { PageContent, PageData } from '../../model/pageData.ts'
import { uiText } from '../../model/uiText.ts'
import { DocLayout } from '../layouts/DocLayout.tsx'

type SearchContent = Extract<PageContent, { kind: 'search' }>

/** A form of its own, whose results a script puts below it. Without one, the page says so and leads to the tags. */
export function SearchPage({ page, content }: { page: PageData; content: SearchContent }) {
  return (
    <DocLayout page={page}>
      <header className="page-header">
        <h1>{page.title}</h1>
      </header>
      <form className="search-form" role="search" action={page.href} data-search-page>
        <input
          type="search"
          name="q"
          className="search-page-input"
          placeholder={uiText('search')}
          aria-label={uiText('search')}
          autoComplete="off"
        />
        {content.contexts.length > 0 && <ContextChoice content={content} />}
      </form>
      <noscript>
        <p>
          {uiText('searchNeedsScript')}{' '}
          {content.tagsHref && <a href={content.tagsHref}>{uiText('searchByTags')}</a>}
        </p>
      </noscript>
      <p className="search-status" role="status" data-search-status />
      <div className="search-page-results" data-search-results />
    </DocLayout>
  )
}

function ContextChoice({ content: { contexts, hasEverywhere } }: { content: SearchContent }) {
  return (
    <select name="ctx" aria-label={uiText('searchContext')}>
      {hasEverywhere && <option value="">{uiText('everywhere')}</option>}
      {contexts.map(({ path, label }) => (
        <option key={path} value={path}>
          {label}
        </option>
      ))}
    </select>
  )
}
