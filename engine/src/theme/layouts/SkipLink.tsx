import { elementIds } from '../../model/markup.ts'
import type { PageData } from '../../model/pageData.ts'
import { useUiText } from '../useUiText.ts'

/**
 * The first stop of the Tab key. A React page may lack the theme's `<main>`, so there it leads to the element around
 * the page.
 */
export function SkipLink({ page }: { page: PageData }) {
  const uiText = useUiText()
  const target = page.content.kind === 'reactPage' ? elementIds.layout : elementIds.main
  return (
    <div role="region" aria-label={uiText('skipToMainContent')} lang={page.uiLang}>
      <a className="skip-link" href={`#${target}`}>
        {uiText('skipToMainContent')}
      </a>
    </div>
  )
}
