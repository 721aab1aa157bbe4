/** An element as selectors match it. */
export interface Subject {
  tag: string
  classes: string[]
  attributes: ReadonlyMap<string, string>
  /** Its parent. */
  around?: Subject
}

/** Reads an element once, for matching against all rules. */
export function toSubject(element: Element, around?: Subject): Subject {
  const attributes = new Map(Array.from(element.attributes, ({ name, value }) => [name, value]))
  return { tag: element.localName, classes: attributes.get('class')?.match(/\S+/g) ?? [], attributes, around }
}
