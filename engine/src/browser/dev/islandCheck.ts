import { type IslandProblem, islandProblemEvent, islandTag } from '../../model/markup.ts'
import { importFiles } from '../importFiles.ts'
import { fillIn } from '../islands/createWatchedRoot.ts'
import type { IslandModule } from '../islands/wakeIsland.ts'
import { listenToPolicy, listenToThrown } from './policyViolations.ts'

declare global {
  interface Window {
    /** Starts all islands of the page, also those inside of others, and gives what went wrong. */
    sotayCheckIslands?(): Promise<IslandProblem[]>
  }
}

const problems: IslandProblem[] = []
const add = (text: string, kind: IslandProblem['kind'] = 'error') =>
  void problems.push({ kind, component: '', source: '', text })

addEventListener(
  islandProblemEvent,
  (event) => problems.push((event as CustomEvent<IslandProblem>).detail),
  true,
)
listenToThrown(add)
listenToPolicy((problem) => {
  if (problems.every(({ kind, text }) => kind !== 'blocked' || text !== problem.text)) problems.push(problem)
})

const { error: showError } = console
console.error = (...given: unknown[]) => {
  showError(...given)
  const text = fillIn(given)
  // What differs is reported with its component.
  if (!/\bhydrat/i.test(text) && problems.every((known) => known.text !== text)) add(text, 'console')
}

window.sotayCheckIslands = async () => {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve))
  for (let round = 0; round < 2; round++) {
    for (const island of document.querySelectorAll<HTMLElement>(`${islandTag}[data-props]`))
      await startIsland(island)
    await settled()
  }
  return problems
}

/**
 * Waits for the effects of islands, however long they take, and then for the timers that these have started and that
 * are due within 100 ms: timers run in the order in which they are due.
 */
async function settled(): Promise<void> {
  await idle()
  await new Promise((resolve) => setTimeout(resolve, 100))
  await idle()
}

/** Effects run after a frame, as tasks that come before idle moments. Where something always moves, there are none. */
const idle = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 5000 })))

/** In the dev server, an island that has started already stays as it is. */
async function startIsland(island: HTMLElement): Promise<void> {
  try {
    const { hydrate } = await importFiles<IslandModule>(island.dataset.files!)
    hydrate(island, [])
  } catch (error) {
    add(String(error))
  }
}
