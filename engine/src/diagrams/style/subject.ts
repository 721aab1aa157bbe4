/** An element as the rules of a style sheet see it. */
export interface Subject {
  tag: string
  classes: string[]
  attributes: ReadonlyMap<string, string>
  /** What it stands in. */
  around?: Subject
}

/** Reads an element once, for all the rules that it is held against. */
export function toSubject(element: Element, around?: Subject): Subject {
  const attributes = new Map(Array.from(element.attributes, ({ name, value }) => [name, value]))
  return { tag: element.localName, classes: attributes.get('class')?.match(/\S+/g) ?? [], attributes, around }
}
