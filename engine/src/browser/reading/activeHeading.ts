import { follow } from '../element.ts'
import { hashTarget } from '../navigation/focusPage.ts'
import type { Part } from '../part.ts'

const activeClass = 'table-of-contents__link--active'

/** Marks in the table of contents where the reader is. Where it covers the text, a choice closes it. */
export function startActiveHeading(): Part {
  let entries: { link: Element; heading: Element }[] = []
  let active: Element | undefined
  const update = () => {
    const tops = entries.map(({ heading }) => heading.getBoundingClientRect().top)
    const next = entries[findActiveHeading(tops, viewNow())]?.link
    if (next === active) return
    active?.classList.remove(activeClass)
    next?.classList.add(activeClass)
    active = next
  }
  follow('click', '.toc-highlight', (link) => link.closest('details')?.removeAttribute('open'))
  addEventListener('scroll', update)
  addEventListener('resize', update)
  return {
    enterPage() {
      entries = [...document.querySelectorAll<HTMLAnchorElement>('.toc-highlight')].flatMap((link) => {
        const heading = hashTarget(link.hash)
        return heading ? [{ link, heading }] : []
      })
      update()
    },
  }
}

function viewNow(): View {
  const end = document.documentElement.scrollHeight - innerHeight - 1
  const top = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0
  return { top, height: innerHeight, isAtEnd: scrollY > 0 && scrollY >= end }
}

/** The visible part of a page. Positions in px from the top of the window. */
export interface View {
  /** Below the navbar. */
  top: number
  height: number
  /** The page cannot be scrolled further. */
  isAtEnd: boolean
}

/**
 * The heading the reader is at: the first one below the navbar if it is in the upper half
 * of the window, else the one before it; at the end of the page the last; -1 for none. `tops` are in the page's order.
 */
export function findActiveHeading(tops: number[], { top, height, isAtEnd }: View): number {
  const next = isAtEnd ? -1 : tops.findIndex((each) => each >= top)
  if (next < 0) return tops.length - 1
  return tops[next]! < height / 2 ? next : next - 1
}
