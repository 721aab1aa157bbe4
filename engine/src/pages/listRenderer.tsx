import { renderToStaticMarkup } from 'react-dom/server'
import type { ListRenderer } from '../links/references.ts'
import { CardList } from '../theme/content/CardList.tsx'
import { HomeNews, HomeSearch, Shelf } from '../theme/home/Home.tsx'
import { HeadingList, nestHeadings } from '../theme/toc/TableOfContents.tsx'

/** Renders lists within notes with the same components that the theme uses beside the text. */
export const listRenderer: ListRenderer = {
  cards: (cards) => renderToStaticMarkup(<CardList cards={cards} isInText />),
  searchField: (field) => renderToStaticMarkup(<HomeSearch {...field} />),
  shelf: (sections, label) => renderToStaticMarkup(<Shelf {...{ sections, label }} />),
  news: (news, words) => renderToStaticMarkup(<HomeNews news={news} {...words} />),
  headings: (headings) => renderToStaticMarkup(<HeadingList nodes={nestHeadings(headings)} />),
}
