import type { CountWork } from '../std/countWork.ts'
import { openProgressLine, type ProgressLineOptions } from './progressLine.js'

/** What commands show of long work. All that stages see of it is the `count` that some are given. */
export interface Progress {
  /** Runs a stage, under a name for people. */
  stage<Result>(name: string, work: (count: CountWork) => Result | Promise<Result>): Promise<Result>
}

/** For work whose progress nobody watches. */
export const silent: Progress = { stage: async (_, work) => work(() => {}) }

/** Progress that is shown in one line, and whose stages are measured. */
export interface ShownProgress extends Progress {
  end(): void
  /** What each stage cost, in the order in which they first began, as a table. */
  timings(): string
}

export function openProgress(options?: ProgressLineOptions): ShownProgress {
  const line = openProgressLine(options)
  // Counted from the start of the process: loading the code is a cost, too.
  const costs = new Map([['Starting', performance.now()]])
  return {
    async stage(name, work) {
      const { count, end } = line.begin(name)
      const began = performance.now()
      costs.set(name, costs.get(name) ?? 0)
      try {
        return await work(count)
      } finally {
        costs.set(name, costs.get(name)! + performance.now() - began)
        end()
      }
    },
    end: () => line.end(),
    timings: () => printTimings(costs, performance.now()),
  }
}

/** Stages that run at the same time may add up to more than the total. */
function printTimings(costs: Map<string, number>, total: number): string {
  const rows = [...costs, ['Total', total] as const]
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows
    .map(([name, cost]) => {
      const seconds = (cost / 1000).toFixed(2).padStart(8)
      return `${name.padEnd(width)}${seconds} s${`${Math.round((cost / total) * 100)}`.padStart(5)}%`
    })
    .join('\n')
}
