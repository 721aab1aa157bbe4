import { hashTarget } from '../navigation/focusPage.ts'
import { navbarAfterScroll } from './navbarAfterScroll.ts'

// Slides the navbar away while the reader scrolls down. On sites that ask for that, it is part of the boot script.
let isShown = true
let top = 0
let isAtAnchor = false

document.addEventListener('DOMContentLoaded', () => {
  top = scrollY
  arrive()
  addEventListener('scroll', follow)
  addEventListener('hashchange', arrive)
  if ('navigation' in window) navigation.addEventListener('navigatesuccess', arrive)
})

const findNavbar = () => document.querySelector<HTMLElement>('[data-hide-on-scroll]')

function show(next: boolean): void {
  isShown = next
  findNavbar()?.classList.toggle('navbar--hidden', !isShown)
}

function arrive(): void {
  isAtAnchor = hashTarget(location.hash) !== null
  show(!isAtAnchor)
}

function follow(): void {
  const [from, to] = [top, scrollY]
  top = to
  const navbarHeight = findNavbar()?.offsetHeight ?? 0
  const { clientHeight: viewportHeight, scrollHeight: documentHeight } = document.documentElement
  const isShownNow = navbarAfterScroll(isShown, { from, to, navbarHeight, viewportHeight, documentHeight })
  // A jump to an anchor keeps the navbar hidden, so that it does not cover the target.
  if (!isAtAnchor || to < navbarHeight) show(isShownNow)
  isAtAnchor = false
}
