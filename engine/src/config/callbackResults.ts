const text = { expected: 'a text', accepts: (result: unknown) => typeof result === 'string' }
const list = { expected: 'a list', accepts: Array.isArray }

/** What functions among the settings must give, if anything, by the last part of the setting's name. */
export const callbackResults: Record<string, { expected: string; accepts: (result: unknown) => boolean }> = {
  editUrl: text,
  createFeedItems: { ...list, accepts: (result) => Array.isArray(result) || result instanceof Promise },
  processBlogPosts: list,
  readingTime: { expected: 'a number', accepts: (result) => typeof result === 'number' },
}
