import type { Card } from '../../model/pageData.ts'
import { externalAttributes } from './externalAttributes.ts'

/** The pages of a group, two in a row where there is room. */
export function CardList({ cards }: { cards: Card[] }) {
  return (
    <ul className="card-list">
      {cards.map((card) => (
        <li key={card.href}>
          <CardLink card={card} />
        </li>
      ))}
    </ul>
  )
}

function CardLink({ card }: { card: Card }) {
  return (
    <a
      className="card"
      data-kind={card.kind}
      href={card.href}
      {...externalAttributes(card.kind === 'external')}
    >
      <h2>{card.label}</h2>
      {card.description && <p>{card.description}</p>}
    </a>
  )
}
