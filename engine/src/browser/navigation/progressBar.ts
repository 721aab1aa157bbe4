import { element } from '../element.ts'
import { delay, jumpAhead, minimum, speed, trickle, trickleEvery } from './progressState.ts'

export interface ProgressBar {
  /** Starts waiting for a page. Returns a function that ends it. */
  start(): () => void
}

/** A thin bar at the top for navigation that takes longer than a moment. */
export function createProgressBar(): ProgressBar {
  let waiting = 0
  let end = () => {}
  return {
    start() {
      if (waiting++ === 0) end = showSoon()
      return () => {
        if (--waiting === 0) end()
      }
    },
  }
}

/**
 * Shows a bar after a delay, and moves it on until the returned function is called. Then it runs to its end and
 * disappears.
 */
function showSoon(): () => void {
  let bar: HTMLElement
  let amount = 0
  const advance = (next: number) => {
    amount = next
    bar.style.transform = `translateX(${(amount - 1) * 100}%)`
  }
  let timer = setTimeout(() => {
    bar = addBar()
    advance(minimum)
    timer = setInterval(() => advance(trickle(amount, Math.random())), trickleEvery)
  }, delay)
  return () => {
    clearTimeout(timer)
    if (amount === 0) return
    advance(jumpAhead(amount, Math.random()))
    advance(1)
    setTimeout(() => removeBar(bar), speed)
  }
}

function addBar(): HTMLElement {
  const bar = element('div', { className: 'bar' })
  document.body.append(element('div', { id: 'nprogress' }, bar))
  document.documentElement.classList.add('nprogress-busy')
  return bar
}

function removeBar(bar: HTMLElement): void {
  const container = bar.parentElement!
  container.classList.add('done')
  document.documentElement.classList.remove('nprogress-busy')
  setTimeout(() => container.remove(), speed)
}
