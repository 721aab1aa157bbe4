import type { Card } from '../../model/pageData.ts'
import { CardList } from '../content/CardList.tsx'
import { useDrawn } from './useDrawn.ts'

/** An item of a sidebar, as other engines hand it over. */
interface CardItem {
  type?: string
  label: string
  href: string
  description?: string
}

/** The pages beside the note in its sidebar as cards, or those it is given. */
export function NoteCards({ items }: { items?: CardItem[] }) {
  const drawn = useDrawn('DocCardList', {})
  if (!items) return drawn ?? null
  const cards = items.map(
    ({ type, ...card }): Card => ({ ...card, kind: type === 'category' ? type : 'link' }),
  )
  return <CardList cards={cards} />
}
