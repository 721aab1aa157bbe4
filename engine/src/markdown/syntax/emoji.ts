import { nameToEmoji } from 'gemoji'

/** Replaces `:smile:` by its character; names that mean nothing stay as they are, and so does `1:100:2`. */
export function replaceEmoji(text: string): string {
  if (!text.includes(':')) return text
  return text.replace(/(?<!\d):([+\w-]+):(?!\d)/g, (written, name: string) => findEmoji(name) ?? written)
}

/** The character of an emoji's name. */
export function findEmoji(name: string): string | undefined {
  return Object.hasOwn(nameToEmoji, name) ? nameToEmoji[name] : undefined
}
