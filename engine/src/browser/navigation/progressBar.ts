import { element } from '../element.ts'

/** How many pages are waited for. */
let waiting = 0
let end = () => {}

/**
 * Shows a thin bar at the top while a page is waited for, if that takes longer than a moment. Returns a function that
 * ends the waiting.
 */
export function startProgress(): () => void {
  if (waiting++ === 0) end = showSoon()
  return () => {
    if (--waiting === 0) end()
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
    setTimeout(removeBar, speed, bar)
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

/** How the progress bar moves. Times in ms, amounts as a share of the whole width. */
export const delay = 200

export const minimum = 0.08
export const speed = 200
export const trickleEvery = 800
const trickleAmount = 0.02
const cap = 0.994

/** The next step of a waiting bar: small and random, never to the end. */
export function trickle(amount: number, random: number): number {
  return Math.min(amount + trickleAmount * random, cap)
}

/** The jump before the end, so that even a bar that has just started visibly moves. */
export function jumpAhead(amount: number, random: number): number {
  return Math.min(amount + 0.3 + 0.5 * random, cap)
}
