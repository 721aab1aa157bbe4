import { jumpAhead, progressSettings, trickle } from './progressState.ts'

const { delay, minimum, speed, trickleEvery } = progressSettings

export interface ProgressBar {
  /** Begins to wait for a page; the function it gives ends that. */
  start(): () => void
}

/** A thin bar at the top for navigation that takes longer than a moment. */
export function createProgressBar(): ProgressBar {
  let waiting = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let bar: HTMLElement | undefined
  let amount = 0
  const show = () => {
    bar = addBar()
    advance(minimum)
    timer = setInterval(() => advance(trickle(amount, Math.random())), trickleEvery)
  }
  const advance = (next: number) => {
    amount = next
    bar?.style.setProperty('transform', `translateX(${(amount - 1) * 100}%)`)
  }
  const finish = () => {
    clearTimeout(timer)
    if (!bar) return
    const ending = bar
    advance(jumpAhead(amount, Math.random()))
    advance(1)
    bar = undefined
    setTimeout(() => removeBar(ending), speed)
  }
  return {
    start() {
      if (waiting++ === 0) timer = setTimeout(show, delay)
      return () => {
        if (--waiting === 0) finish()
      }
    },
  }
}

function addBar(): HTMLElement {
  const container = document.createElement('div')
  container.id = 'nprogress'
  const bar = document.createElement('div')
  bar.className = 'bar'
  container.append(bar)
  document.body.append(container)
  document.documentElement.classList.add('nprogress-busy')
  return bar
}

function removeBar(bar: HTMLElement): void {
  const container = bar.parentElement!
  container.classList.add('done')
  document.documentElement.classList.remove('nprogress-busy')
  setTimeout(() => container.remove(), speed)
}
