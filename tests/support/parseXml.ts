import { parser } from 'sax'

/** An element of an XML file. */
export interface XmlElement {
  name: string
  attributes: Record<string, string>
  /** The text of the element and of everything in it. */
  text: string
  children: XmlElement[]
  /** All descendants with a name, in document order. */
  all(name: string): XmlElement[]
  /** The only descendant with a name; throws when there is none, or more. */
  one(name: string): XmlElement
}

/** Parses XML strictly: anything that is not well-formed is an error. Returns the root element. */
export function parseXml(text: string): XmlElement {
  const root = createElement('', {})
  const open = [root]
  const strict = parser(true, { xmlns: false })
  strict.onerror = (error) => {
    throw error
  }
  strict.onopentag = ({ name, attributes }) => {
    const element = createElement(name, attributes as Record<string, string>)
    open.at(-1)!.children.push(element)
    open.push(element)
  }
  strict.onclosetag = () => void open.pop()
  const keep = (part: string) => {
    for (const element of open) element.text += part
  }
  strict.ontext = keep
  strict.oncdata = keep
  strict.write(text).close()
  return root.children[0]!
}

function createElement(name: string, attributes: Record<string, string>): XmlElement {
  const element: XmlElement = {
    name,
    attributes,
    text: '',
    children: [],
    all: (wanted) =>
      element.children.flatMap((child) => [...(child.name === wanted ? [child] : []), ...child.all(wanted)]),
    one: (wanted) => {
      const found = element.all(wanted)
      if (found.length !== 1) throw new Error(`<${name}> holds ${found.length} elements <${wanted}>, not one`)
      return found[0]!
    },
  }
  return element
}
