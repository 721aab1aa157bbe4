/** `file=./x.ts#part` after the language of a fence: the block shows that part of that file. */
export const fileAttribute =
  /(?<![\w-])file=(?:"(?<quoted>[^"\n]+)"|'(?<single>[^'\n]+)'|(?<bare>[^\s"'][^\s]*))/
