import { elementIds } from '../../model/elementIds.ts'
import type { PageData } from '../../model/pageData.ts'
import { useUiText } from '../useUiText.ts'

/** The first thing that Tab reaches. A React page may have no `<main>` of ours, so it leads to what surrounds it. */
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
