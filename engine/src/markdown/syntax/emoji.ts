import { nameToEmoji } from 'gemoji'

/** Replaces `:smile:` by its character. Names that mean nothing stay, and so does what is within a word: `1:100:2`. */
export function replaceEmoji(text: string): string {
  if (!text.includes(':')) return text
  return text.replace(
    /(?<!\w):[+\w-]+:|:[+\w-]+:(?!\w)/g,
    (written) => findEmoji(written.slice(1, -1)) ?? written,
  )
}

/** The character of an emoji's name. */
export function findEmoji(name: string): string | undefined {
  return Object.hasOwn(nameToEmoji, name) ? nameToEmoji[name] : undefined
}
