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

/** Shows the bar after a delay. Returns a function that ends the bar, or the delay if it is not over. */
function showSoon(): () => void {
  let end = () => {}
  const timer = setTimeout(() => {
    end = runBar()
  }, delay)
  return () => {
    clearTimeout(timer)
    end()
  }
}

/** Moves a bar on until the returned function is called; then it runs to its end and disappears. */
function runBar(): () => void {
  const bar = addBar()
  let amount = 0
  const advance = (next: number) => {
    amount = next
    bar.style.transform = `translateX(${(amount - 1) * 100}%)`
  }
  advance(minimum)
  const timer = setInterval(() => advance(trickle(amount, Math.random())), trickleEvery)
  return () => {
    clearInterval(timer)
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
