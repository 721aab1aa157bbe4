import { replaceParts } from './sourceParts.ts'

/** The lines of a note with code blocks, comments, tags and module code blanked out. Line numbers stay the same. */
export function proseLines(body: string): string[] {
  return replaceParts(body, (text, part) =>
    part === 'backticks' ? text : text.replace(/[^\n]+/g, ''),
  ).split('\n')
}
