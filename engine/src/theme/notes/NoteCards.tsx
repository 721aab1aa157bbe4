import type { Card } from '../../model/pageData.ts'
import { CardList } from '../content/CardList.tsx'
import { useDrawn } from './useDrawn.ts'

/** A sidebar item in the shape that Docusaurus has for it. */
interface CardItem {
  type?: string
  label: string
  href: string
  description?: string
}

/** Cards for the note's neighbours in its sidebar, or for the given items. */
export function NoteCards({ items }: { items?: CardItem[] }) {
  const drawn = useDrawn('DocCardList', {})
  if (!items) return drawn ?? null
  const cards = items.map(
    ({ type, ...card }): Card => ({ ...card, kind: type === 'category' ? type : 'link' }),
  )
  return <CardList cards={cards} />
}
