/** Texts shown in place of an island that fails. */
export const islandWords = {
  pageCrashed: 'This page crashed.',
  tryAgain: 'Try again',
} as const
