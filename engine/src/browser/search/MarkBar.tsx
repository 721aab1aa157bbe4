import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { element } from '../element.ts'
import { markText } from './searchText.ts'
import { clearTargetMarks, ourMark, showTargetMarks } from './targetMarks.ts'

/** The bar with which a reader goes through the highlighted words of a page. */
export interface MarkBar {
  /** Highlights the words that the address names, and shows the bar if the page has any. Returns the words. */
  show(): string[] | undefined
  /** Removes the highlights, and the bar. */
  clear(): void
}

export function createMarkBar(): MarkBar {
  const place = element('div')
  const root = createRoot(place)
  let turn = 0
  const update = () => {
    const marks = findMarks()
    if (marks.length === 0 && turn === 0) return
    document.body.append(place)
    root.render(marks.length > 0 && <Bar key={++turn} marks={marks} remove={clear} />)
  }
  const clear = () => {
    clearTargetMarks()
    update()
  }
  const show = () => {
    const words = showTargetMarks()
    update()
    return words
  }
  return { show, clear }
}

/** The highlighted words that can be seen, or are folded into details. */
function findMarks(): HTMLElement[] {
  const marks = [...document.querySelectorAll<HTMLElement>(`article ${ourMark}`)]
  return marks.filter((mark) => mark.checkVisibility() || mark.closest('details:not([open])'))
}

function Bar({ marks, remove }: { marks: HTMLElement[]; remove: () => void }) {
  const [current, setCurrent] = useState(() => firstInView(marks))
  useEffect(() => {
    const mark = marks[current]!
    mark.toggleAttribute('data-current', true)
    return () => void mark.toggleAttribute('data-current', false)
  }, [marks, current])
  const go = (step: number) => () => {
    const next = (current + step + marks.length) % marks.length
    setCurrent(next)
    reveal(marks[next]!)
  }
  return (
    <section className="mark-bar" aria-label={markText('highlights')}>
      <span role="status">
        {markText('highlightPlace', { place: String(current + 1), count: marks.length })}
      </span>
      <button type="button" aria-label={markText('previousHighlight')} onClick={go(-1)}>
        ↑
      </button>
      <button type="button" aria-label={markText('nextHighlight')} onClick={go(1)}>
        ↓
      </button>
      <button type="button" className="close" aria-label={markText('removeHighlights')} onClick={remove} />
    </section>
  )
}

/** The first mark that is not above the view: a hit may lead to a section further below. */
function firstInView(marks: HTMLElement[]): number {
  const first = marks.findIndex((mark) => mark.getBoundingClientRect().bottom > 0)
  return Math.max(first, 0)
}

/** Scrolls to a mark, and opens what it is folded into. */
function reveal(mark: HTMLElement): void {
  for (let outer = mark.closest('details'); outer; outer = outer.parentElement!.closest('details'))
    outer.open = true
  mark.scrollIntoView({ block: 'center' })
}
