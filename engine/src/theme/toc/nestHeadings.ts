import type { Heading } from '../../model/pageData.ts'

export interface HeadingNode {
  heading: Heading
  children: HeadingNode[]
}

/** Nests each heading below the nearest one before it with a higher rank; levels may be skipped. */
export function nestHeadings(headings: Heading[]): HeadingNode[] {
  const roots: HeadingNode[] = []
  const open: HeadingNode[] = []
  for (const heading of headings) {
    while (open.length > 0 && open.at(-1)!.heading.level >= heading.level) open.pop()
    const node = { heading, children: [] }
    const siblings = open.at(-1)?.children ?? roots
    siblings.push(node)
    open.push(node)
  }
  return roots
}
