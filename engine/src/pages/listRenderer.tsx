import { renderToStaticMarkup } from 'react-dom/server'
import type { ListRenderer } from '../links/references.ts'
import { CardList } from '../theme/content/CardList.tsx'
import { HeadingList, nestHeadings } from '../theme/toc/TableOfContents.tsx'

/** Renders lists within notes with the same components that the theme uses beside the text. */
export const listRenderer: ListRenderer = {
  cards: (cards) => renderToStaticMarkup(<CardList cards={cards} isInText />),
  headings: (headings) => renderToStaticMarkup(<HeadingList nodes={nestHeadings(headings)} />),
}
