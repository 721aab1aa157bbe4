import { parser } from 'sax'

/** An element of an XML file. */
export interface XmlElement {
  name: string
  attributes: Record<string, string>
  /** Of the element itself and all below it. */
  text: string
  children: XmlElement[]
  /** All elements of a name below this one, in their order. */
  all(name: string): XmlElement[]
  /** The one element of a name below this one; an error when there is none, or more. */
  one(name: string): XmlElement
}

/** Reads XML strictly: what is not well formed is an error. Gives the outermost element. */
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
