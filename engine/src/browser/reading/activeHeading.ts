import { hashTarget } from '../navigation/hashTarget.ts'
import type { Part } from '../session.ts'
import { findActiveHeading } from './findActiveHeading.ts'

const activeClass = 'table-of-contents__link--active'

/** Marks in the table of contents where the reader is. */
export function startActiveHeading(): Part {
  let entries: { link: Element; heading: Element }[] = []
  let active: Element | undefined
  const update = () => {
    const index = findActiveHeading(
      entries.map(({ heading }) => heading.getBoundingClientRect().top),
      viewNow(),
    )
    const next = index === undefined ? undefined : entries[index]?.link
    if (next === active) return
    active?.classList.remove(activeClass)
    next?.classList.add(activeClass)
    active = next
  }
  addEventListener('scroll', update)
  addEventListener('resize', update)
  return {
    enterPage() {
      entries = [...document.querySelectorAll<HTMLAnchorElement>('.toc-highlight')].flatMap((link) => {
        const heading = hashTarget(link.hash)
        return heading ? [{ link, heading }] : []
      })
      active = undefined
      update()
    },
  }
}

function viewNow() {
  const { scrollHeight } = document.documentElement
  return {
    navbarBottom: document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0,
    height: innerHeight,
    isAtEnd: scrollHeight > innerHeight && innerHeight + scrollY >= scrollHeight - 1,
  }
}
