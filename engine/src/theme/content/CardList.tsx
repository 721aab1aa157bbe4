import type { ReactNode } from 'react'
import { cardContent } from '../../model/constructs.ts'
import type { Card } from '../../model/pageParts.ts'
import { PartPlace } from '../overrides/replaceable.tsx'
import { toPartCard } from '../parts/partProps.ts'
import { externalAttributes, toElement } from './pieces.tsx'

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
          <PartPlace name="DocCard" props={{ item: toPartCard(card) }}>
            <CardLink card={card} title={title} />
          </PartPlace>
        </Item>
      ))}
    </List>
  )
}

/** A card that is a link. */
export function CardLink({ card, title }: { card: Card; title: 'h2' | 'strong' }) {
  const { kind, label, href, description, inside, icon, hue } = card
  const content = cardContent<ReactNode>({ title: label, heading: title, description, inside })
  return toElement({
    tagName: 'a',
    attributes: {
      className: 'card',
      'data-kind': kind,
      'data-tile': icon,
      'data-hue': hue,
      href,
      ...externalAttributes(kind === 'external'),
    },
    children: content,
  })
}
