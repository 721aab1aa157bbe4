import { expect, test } from 'vitest'
import type { ReaderStorage } from '../storage.ts'
import { recallDismissal, storeDismissal } from './announcementState.ts'

function storageOf(kept: Record<string, string>): ReaderStorage {
  return {
    get: (key) => kept[key] ?? null,
    set: (key, value) => {
      kept[key] = value
    },
    delete: (key) => {
      delete kept[key]
    },
    listen: () => undefined,
  }
}

test('[S105] the first visit keeps the id and that the bar is open', () => {
  const kept = {}
  expect(recallDismissal('news', storageOf(kept))).toBe(false)
  expect(kept).toEqual({
    'docusaurus.announcement.id': 'news',
    'docusaurus.announcement.dismiss': 'false',
  })
})

test('[S105] a bar that was closed stays closed', () => {
  const storage = storageOf({})
  recallDismissal('news', storage)
  storeDismissal(storage)
  expect(recallDismissal('news', storage)).toBe(true)
})

test('[S106] a bar with another id is open again', () => {
  const kept = { 'docusaurus.announcement.id': 'old', 'docusaurus.announcement.dismiss': 'true' }
  expect(recallDismissal('news', storageOf(kept))).toBe(false)
  expect(kept).toEqual({
    'docusaurus.announcement.id': 'news',
    'docusaurus.announcement.dismiss': 'false',
  })
})

test('where nothing can be kept the bar is open', () => {
  const nothing: ReaderStorage = {
    get: () => null,
    set: () => undefined,
    delete: () => undefined,
    listen: () => undefined,
  }
  expect(recallDismissal('news', nothing)).toBe(false)
})
