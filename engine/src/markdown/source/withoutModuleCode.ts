import { replaceParts } from './sourceParts.ts'

const headingId = /^(#{1,6} .*?)[ \t]*\{#[^{}\n]+\}[ \t]*$/gm

/** The text of a note without what only its page needs: imports and exports, comments, ids of headings. Blocks of code stay whole. */
export function withoutModuleCode(body: string): string {
  const blocks: string[] = []
  const prose = replaceParts(body, (text, part) => {
    if (part === 'comment' || part === 'moduleCode') return ''
    return part === 'fence' ? `\0${blocks.push(text) - 1}\0` : text
  })
  return prose
    .replace(headingId, '$1')
    .replace(/[ \t]+$/gm, (blanks) => (blanks === '  ' ? blanks : ''))
    .replace(/\n{3,}/g, '\n\n')
    .replace(/\0(\d+)\0/g, (_, index: string) => blocks[Number(index)]!)
}
