import { expect, test } from 'vitest'
import { uiText } from '../../model/uiText.ts'
import type { OfflineState } from './offlineState.ts'
import { offlineView } from './offlineView.ts'

const site = { list: '/l.json', worker: '/w.js', fileCount: 957, bytes: 3_140_000 }
const view = (state: OfflineState) => offlineView(state, site, { text: uiText, locale: 'en' })
const since = '2026-11-20T12:00:00.000Z'

test('until its state is known, the text of the build stays', () => {
  expect(view({ kind: 'unknown' })).toEqual({ message: uiText('offlineNeedsScript') })
})

test('before anything is kept, the page says the size', () => {
  expect(view({ kind: 'absent', hasSome: false })).toEqual({
    message: 'That is 957 files, 3.1 MB on the device.',
    action: 'Keep on this device',
    canRemove: false,
  })
})

test('what is left of a try that was not finished can be removed', () => {
  expect(view({ kind: 'absent', hasSome: true }).canRemove).toBe(true)
})

test('while files come, they are counted, for screen readers in steps', () => {
  expect(view({ kind: 'keeping', done: 120 })).toEqual({
    message: '96 of 957',
    action: 'Stop',
    progress: { done: 120, count: 957 },
  })
})

test('a stop and a failure are distinguished', () => {
  expect(view({ kind: 'stopped', done: 120 }).message).toBe('Stopped at 120 of 957. What has come stays.')
  const failed = view({ kind: 'stopped', done: 120, reason: '/a: 500' })
  expect(failed.message).toBe('Not everything has come, only 120 of 957 (/a: 500). What has come stays.')
  expect(failed).toMatchObject({ action: 'Try again', canRemove: true })
})

test('a kept site has its date, and can be updated when it has changed', () => {
  expect(view({ kind: 'kept', since, isCurrent: true })).toEqual({
    message: 'Kept on November 20, 2026: 957 files, 3.1 MB.',
    canRemove: true,
  })
  expect(view({ kind: 'kept', since, isCurrent: false })).toEqual({
    message: 'Kept on November 20, 2026. The site has changed since then.',
    action: 'Update',
    canRemove: true,
  })
})
