import { nameToEmoji } from 'gemoji'

/** Replaces `:smile:` by its emoji. Unknown names stay, and so do colons within a word: `1:100:2`. */
export function replaceEmoji(text: string): string {
  if (!text.includes(':')) return text
  return text.replace(
    /(?<!\w):[+\w-]+:|:[+\w-]+:(?!\w)/g,
    (written) => findEmoji(written.slice(1, -1)) ?? written,
  )
}

/** The emoji with a name. */
export function findEmoji(name: string): string | undefined {
  return Object.hasOwn(nameToEmoji, name) ? nameToEmoji[name] : undefined
}
