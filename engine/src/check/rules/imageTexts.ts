import { diagnose } from '../../diagnostics/diagnostic.ts'
import type { NoteRule } from '../checkNotes.ts'
import type { NoteElement } from '../note.ts'

/** Pictures need an `alt` text. In HTML an empty `alt` is allowed: it marks a decoration. */
export const imageTexts: NoteRule = ({ elements }) =>
  elements.filter(isSilent).map((image) => {
    const url = String(image.properties.src ?? '')
    return diagnose('image-without-alt', [url], image.where(url))
  })

function isSilent({ tag, properties, node }: NoteElement): boolean {
  if (tag !== 'img' || 'ariaHidden' in properties || properties.role === 'presentation') return false
  const { alt } = properties
  const isMarkdown = node.type === 'element' && node.position !== undefined
  return alt === undefined || alt === null || (isMarkdown && String(alt).trim() === '')
}
