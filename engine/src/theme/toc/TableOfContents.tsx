import type { Heading } from '../../model/pageData.ts'
import { replaceable } from '../overrides/replaceable.tsx'
import { Slot } from '../overrides/Slot.tsx'
import { useUiText } from '../useUiText.ts'
import { HeadingList } from './HeadingList.tsx'
import { nestHeadings } from './nestHeadings.ts'

/** The page's headings: a closed box above the text on narrow screens, an open column beside it on wide ones. */
export const TableOfContents = replaceable(
  'TableOfContents',
  ({ headings, lang }: { headings: Heading[]; lang: string }) => {
    const uiText = useUiText()
    if (headings.length === 0) return null
    return (
      <details className="theme-doc-toc-mobile theme-doc-toc-desktop">
        <summary>{uiText('onThisPage')}</summary>
        <Slot name="toc-before" />
        <nav aria-label={uiText('onThisPage')}>
          <HeadingList
            nodes={nestHeadings(headings)}
            className="table-of-contents"
            linkClassName="table-of-contents__link toc-highlight"
            lang={lang}
          />
        </nav>
        <Slot name="toc-after" />
      </details>
    )
  },
)
