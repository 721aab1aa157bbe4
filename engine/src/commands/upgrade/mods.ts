import { isOlder } from '../../std/text.ts'
import type { Mod } from './mod.ts'
import { writeAuthors } from './writeAuthors.ts'
import { writeTitles } from './writeTitles.ts'

/** Every mod. One is added with each change that is listed as breaking, and its test beside it. */
export const mods: Mod[] = [
  // `:::note Title` is `:::note[Title]`.
  { note: writeTitles },
  // `author` and what belongs to it is `authors`.
  { note: writeAuthors },
  // Docusaurus has moved it, too.
  { from: ['onBrokenMarkdownLinks'], to: ['markdown', 'hooks', 'onBrokenMarkdownLinks'] },
]

/** The mods that a site made with a version needs; all of them if the version is not known. */
export function modsSince(version: string | undefined, all: Mod[] = mods): Mod[] {
  return all.filter(({ before }) => before === undefined || version === undefined || isOlder(version, before))
}
