import type { Card } from '../../model/pageParts.ts'
import { externalAttributes } from './pieces.tsx'

interface CardListProps {
  cards: Card[]
  /** Whether the list is inside prose, whose styles for lists and headings must not apply to it. */
  isInText?: boolean
}

/** The pages of a group, two in a row where there is room. */
export function CardList({ cards, isInText = false }: CardListProps) {
  const [List, Item, title] = isInText ? (['div', 'div', 'strong'] as const) : (['ul', 'li', 'h2'] as const)
  const [list, item] = isInText ? ['list', 'listitem'] : []
  return (
    <List className="card-list" role={list}>
      {cards.map((card) => (
        <Item key={card.href} role={item}>
          <CardLink card={card} title={title} />
        </Item>
      ))}
    </List>
  )
}

function CardLink({ card, title: Title }: { card: Card; title: 'h2' | 'strong' }) {
  return (
    <a
      className="card"
      data-kind={card.kind}
      href={card.href}
      {...externalAttributes(card.kind === 'external')}
    >
      <Title>{card.label}</Title>
      {card.description && <p>{card.description}</p>}
    </a>
  )
}
