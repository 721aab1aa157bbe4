import type { CountWork } from '../std/countWork.ts'

/** One line about long work: in a terminal it changes in place, elsewhere a plain line is written every ten seconds. */
export interface ProgressLine {
  /** Shows a stage until it ends. Of stages at the same time, the last one that counts is shown. */
  begin(name: string): { count: CountWork; end(): void }
  /** Takes the line away. */
  end(): void
}

/** Where the line is shown. */
export interface ProgressLineOptions {
  /** stderr unless given, so that stdout stays for results. */
  stream?: NodeJS.WritableStream & { isTTY?: boolean; columns?: number }
  isTerminal?: boolean
  /** The time in ms. */
  now?(): number
}

export function openProgressLine(options?: ProgressLineOptions): ProgressLine

/** A stage as far as it has come; `first` is when the first part of it was done. */
export interface StageState {
  name: string
  began: number
  done?: number
  total?: number
  first?: { done: number; time: number }
  /** When more of it was done last. */
  last?: number
}

/** What is known about a stage at a time, the most important first: its name, the count, the share, the time left. */
export function describeStage(stage: StageState, time: number): string[]
