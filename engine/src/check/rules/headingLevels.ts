import { diagnose } from '../../diagnostics/diagnostic.ts'
import type { NoteRule } from '../checkNotes.ts'

/** Headings must not skip a level. The first one counts from the page's title, level 1. */
export const headingLevels: NoteRule = ({ elements }) => {
  const headings = elements.filter(
    ({ tag, properties }) => /^h[1-6]$/.test(tag) && !isOfFootnotes(properties),
  )
  return headings.flatMap((heading, index) => {
    const before = index === 0 ? 1 : levelOf(headings[index - 1]!.tag)
    const level = levelOf(heading.tag)
    return level > before + 1 ? [diagnose('skipped-heading-level', [level, before], heading.where())] : []
  })
}

const levelOf = (tag: string) => Number(tag[1])
const isOfFootnotes = ({ id }: { id?: unknown }) => id === 'footnote-label'
