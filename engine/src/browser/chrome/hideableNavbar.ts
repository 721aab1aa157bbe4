import { hashTarget } from '../navigation/hashTarget.ts'
import type { Part } from '../session.ts'
import { navbarAfterScroll } from './navbarAfterScroll.ts'

/** Slides the navbar away while the reader scrolls down, where the config asks for that. */
export function startHideableNavbar(): Part {
  const findNavbar = () => document.querySelector<HTMLElement>('[data-hide-on-scroll]')
  if (!findNavbar()) return {}
  let isShown = true
  let top = scrollY
  let isAtAnchor = false
  const show = (next: boolean) => {
    isShown = next
    findNavbar()?.classList.toggle('navbar--hidden', !isShown)
  }
  const arrive = () => {
    isAtAnchor = hashTarget(location.hash) !== null
    show(!isAtAnchor)
  }
  const follow = () => {
    const [from, to] = [top, scrollY]
    top = to
    const navbarHeight = findNavbar()?.offsetHeight ?? 0
    const { clientHeight: viewportHeight, scrollHeight: documentHeight } = document.documentElement
    const isShownNow = navbarAfterScroll(isShown, { from, to, navbarHeight, viewportHeight, documentHeight })
    // A jump to an anchor keeps the navbar hidden, so that it does not cover the target.
    if (!isAtAnchor || to < navbarHeight) show(isShownNow)
    isAtAnchor = false
  }
  addEventListener('scroll', follow)
  addEventListener('hashchange', arrive)
  return { enterPage: arrive }
}
