import { renderToStaticMarkup } from 'react-dom/server'
import type { ListRenderer } from '../model/pageParts.ts'
import { CardList } from './content/CardList.tsx'
import { HomeNews, HomeSearch, Shelf } from './home/Home.tsx'
import { HeadingList, nestHeadings } from './toc/TableOfContents.tsx'

/** Renders lists within notes with the same components that the theme uses beside the text. */
export const noteLists: ListRenderer = {
  cards: (cards) => renderToStaticMarkup(<CardList cards={cards} isInText />),
  searchField: (field) => renderToStaticMarkup(<HomeSearch {...field} />),
  shelf: (sections, label) => renderToStaticMarkup(<Shelf {...{ sections, label }} />),
  news: (news, words) => renderToStaticMarkup(<HomeNews news={news} {...words} />),
  headings: (headings) => renderToStaticMarkup(<HeadingList nodes={nestHeadings(headings)} />),
}
