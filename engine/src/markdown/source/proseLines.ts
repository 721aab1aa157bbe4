import { replaceParts } from './sourceParts.ts'

/** The lines of a note without blocks of code, comments, tags and module code. Every line keeps its number. */
export function proseLines(body: string): string[] {
  return replaceParts(body, (text, part) =>
    part === 'backticks' ? text : text.replace(/[^\n]+/g, ''),
  ).split('\n')
}
