import type { TextOf } from '../../model/createText.ts'
import type { OfflineSite } from '../../model/offlineSite.ts'
import type { offlineWords } from '../../model/words/browserWords.ts'
import { formatBytes } from '../../std/text.ts'
import type { OfflineView } from '../../theme/offline/OfflineControls.tsx'
import type { OfflineState } from './offlineState.ts'

/** The texts of the interface, and the locale for numbers and dates. */
export interface OfflineLanguage {
  text: TextOf<typeof offlineWords>
  locale: string
}

/** Turns the state of the offline copy into what its controls show. */
export function offlineView(
  state: OfflineState,
  { fileCount: count, bytes }: Pick<OfflineSite, 'fileCount' | 'bytes'> = { fileCount: 0, bytes: 0 },
  { text, locale }: OfflineLanguage,
): OfflineView {
  const size = formatBytes(bytes, locale)
  switch (state.kind) {
    case 'unknown':
      return { message: text('offlineNeedsScript') }
    case 'notHere':
      return { message: text('offlineNotHere') }
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

/** Rounds the count down, so that screen readers announce about twenty messages at most. */
function inSteps(done: number, count: number): number {
  return done - (done % Math.ceil(count / 20))
}
