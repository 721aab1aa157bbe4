import type { Document } from '../../markdown/document.ts'
import type { TextSection } from '../../model/searchPage.ts'

/** Replaces each mark in the search text (a reference number between NUL characters) by the sections of that part. */
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

/** Text above a part's first heading belongs to the section before it. */
function append(section: TextSection | undefined, sections: TextSection[]): void {
  if (!section) return
  if (section.title) sections.push({ ...section })
  else sections.at(-1)!.text += ` ${section.text}`
}
