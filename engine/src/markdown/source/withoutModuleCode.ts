import { replaceParts } from './sourceParts.ts'

const headingId = /^(#{1,6} .*?)(?<![ \t][ \t])[ \t]*\{#[^{}\n]+\}[ \t]*$/gm

/** The Markdown of a note without imports and exports, comments and heading ids. Code blocks stay unchanged. */
export function withoutModuleCode(body: string): string {
  const blocks: string[] = []
  const prose = replaceParts(body, (text, part) => {
    if (part === 'comment' || part === 'moduleCode') return ''
    return part === 'fence' ? `\0${blocks.push(text) - 1}\0` : text
  })
  return prose
    .replace(headingId, '$1')
    .replace(/(?<![ \t])[ \t]+$/gm, (blanks) => (blanks === '  ' ? blanks : ''))
    .replace(/\n{3,}/g, '\n\n')
    .replace(/\0(\d+)\0/g, (_, index: string) => blocks[Number(index)]!)
}
