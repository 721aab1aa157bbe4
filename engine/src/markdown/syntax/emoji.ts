import { nameToEmoji } from 'gemoji'

/** Replaces `:smile:` by its character; names that mean nothing stay as they are. */
export function replaceEmoji(text: string): string {
  return text.includes(':') ? text.replace(/:([+\w-]+):/g, (written, name: string) => nameToEmoji[name] ?? written) : text
}
