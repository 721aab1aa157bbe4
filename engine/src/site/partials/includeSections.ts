import type { Document } from '../../markdown/document.ts'
import type { TextSection } from '../../model/textSection.ts'

/** Puts the words of parts where a mark with the number of their reference stands. */
export function includeSections(sections: TextSection[], parts: Map<number, Document>): TextSection[] {
  return sections.flatMap((section) => {
    const [text = '', ...marked] = section.text.split(/\0(\d+)\0/)
    const result = [{ ...section, text }]
    for (let index = 0; index < marked.length; index += 2) {
      const [beginning, ...others] = parts.get(Number(marked[index]))?.sections ?? []
      append(beginning, result)
      result.push(...others.map((other) => ({ ...other })))
      append({ title: '', text: marked[index + 1]! }, result)
    }
    return result.map((each) => ({ ...each, text: each.text.trim() }))
  })
}

/** Words above the first heading belong to the section before them. */
function append(section: TextSection | undefined, sections: TextSection[]): void {
  if (!section) return
  if (section.title) sections.push({ ...section })
  else sections.at(-1)!.text += ` ${section.text}`
}
