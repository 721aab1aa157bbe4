/** Matches `file=./x.ts#part` in the info string of a fence, which quotes that part of that file. */
export const fileAttribute =
  /(?<![\w-])file=(?:"(?<quoted>[^"\n]+)"|'(?<single>[^'\n]+)'|(?<bare>[^\s"'][^\s]*))/
