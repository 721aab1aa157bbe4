import type { TextOf } from '../../model/createText.ts'
import type { OfflineSite } from '../../model/offlineSite.ts'
import type { offlineWords } from '../../model/words/offlineWords.ts'
import { formatBytes } from '../../std/formatBytes.ts'
import type { OfflineState } from './offlineState.ts'

/** What the reader sees of the keeping of a site, and can do. */
export interface OfflineFace {
  message: string
  /** What the button says that goes on, or stops what goes on. */
  action?: string
  canRemove?: boolean
  /** How many files are there, while they come. */
  progress?: { done: number; count: number }
}

/** The words and sizes of a language. */
export interface OfflineLanguage {
  text: TextOf<typeof offlineWords>
  locale: string
}

/** Says how far the keeping of a site is. */
export function offlineFace(
  state: OfflineState,
  { fileCount: count, bytes }: OfflineSite,
  { text, locale }: OfflineLanguage,
): OfflineFace {
  const size = formatBytes(bytes, locale)
  switch (state.kind) {
    case 'impossible':
      return { message: text('offlineImpossible') }
    case 'absent':
      return {
        message: text('offlineSize', { count, size }),
        action: text('keepOffline'),
        canRemove: state.hasSome,
      }
    case 'keeping':
      return {
        message: text('offlineProgress', { done: inSteps(state.done, count), count }),
        action: text('stopKeeping'),
        progress: { done: state.done, count },
      }
    case 'stopped': {
      const { done, reason } = state
      const message = reason
        ? text('offlineFailed', { done, count, reason })
        : text('offlineStopped', { done, count })
      return { message, action: text('keepAgain'), canRemove: true }
    }
    case 'kept': {
      const date = new Date(state.since).toLocaleDateString(locale, { dateStyle: 'long' })
      return state.isCurrent
        ? { message: text('offlineKept', { date, count, size }), canRemove: true }
        : { message: text('offlineOutdated', { date }), action: text('updateOffline'), canRemove: true }
    }
  }
}

/** Screen readers speak each message, so there are no more than twenty. */
function inSteps(done: number, count: number): number {
  return done - (done % Math.ceil(count / 20))
}
