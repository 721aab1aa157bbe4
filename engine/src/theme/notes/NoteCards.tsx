import type { Card } from '../../model/pageData.ts'
import { CardList } from '../content/CardList.tsx'
import { useRenderedAtBuild } from './useRenderedAtBuild.ts'

/** A sidebar item in the shape that Docusaurus has for it. */
interface CardItem {
  type?: string
  label: string
  href: string
  description?: string
}

/** Cards for the note's neighbours in its sidebar, or for the given items. */
export function NoteCards({ items }: { items?: CardItem[] }) {
  const rendered = useRenderedAtBuild('DocCardList', {})
  if (!items) return rendered ?? null
  const cards = items.map(
    ({ type, ...card }): Card => ({ ...card, kind: type === 'category' ? type : 'link' }),
  )
  return <CardList cards={cards} isInText />
}
