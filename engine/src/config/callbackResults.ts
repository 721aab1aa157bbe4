import { isScriptAddress } from '../std/isScriptAddress.ts'

const address = {
  expected: 'an address',
  accepts: (result: unknown) => typeof result === 'string' && !isScriptAddress(result),
}
/** The items of a feed, as far as they are checked. */
const items = (result: unknown) =>
  Array.isArray(result) && result.every((item) => !isScriptAddress(String(Object(item).link ?? '')))
const list = { expected: 'a list', accepts: Array.isArray }

/** What functions among the settings must give, if anything, by the last part of the setting's name. */
export const callbackResults: Record<string, { expected: string; accepts: (result: unknown) => boolean }> = {
  editUrl: address,
  createFeedItems: {
    expected: 'a list of posts whose links are addresses',
    accepts: (result) => result instanceof Promise || items(result),
  },
  processBlogPosts: list,
  readingTime: { expected: 'a number', accepts: (result) => typeof result === 'number' },
}
