/** The conditions of one compound selector. */
interface Compound {
  tag?: string
  id?: string
  classes: string[]
  attributes: { name: string; operator: string; value: string }[]
  /** Whether the compound before it must match the parent (`>`), rather than any ancestor. */
  isChild: boolean
}

export interface Selector {
  /** From the element itself outwards. */
  compounds: Compound[]
  specificity: number
  /** A feature of every matching element, as an index key: a class (`.name`), a tag, or `*`. */
  key: string
}

/**
 * Parses a selector of the kinds that Mermaid writes; undefined for those that match nothing in a static picture, such
 * as `:hover`.
 */
export function parseSelector(text: string): Selector | undefined {
  if (/:(?!["\w-]*\])/.test(text)) return undefined
  const steps = [...text.matchAll(/(>?)(?<!\s)\s*((?:\[[^\][]*\]|[^\s>[]|\[(?![^\][]*\]))+)/g)]
  const compounds = steps.map(([, combinator, step]) => parseCompound(step!, combinator === '>')).reverse()
  const [last] = compounds
  if (!last) return undefined
  return { compounds, specificity: specificityOf(compounds), key: keyOf(last) }
}

function parseCompound(step: string, isChild: boolean): Compound {
  const compound: Compound = { classes: [], attributes: [], isChild }
  for (const [part, name, operator, value] of step.matchAll(
    /\[([\w-]+)(?:([$^*~]?=)["']?([^"'\]]*)["']?)?\]|[.#]?[^.#[\]]+/g,
  )) {
    if (name) compound.attributes.push({ name, operator: operator ?? '', value: value ?? '' })
    else if (part.startsWith('.')) compound.classes.push(part.slice(1))
    else if (part.startsWith('#')) compound.id = part.slice(1)
    else if (part !== '*') compound.tag = part
  }
  return compound
}

function specificityOf(compounds: Compound[]): number {
  const weigh = ({ id, classes, attributes, tag }: Compound) =>
    (id ? 10_000 : 0) + (classes.length + attributes.length) * 100 + (tag ? 1 : 0)
  return compounds.reduce((sum, compound) => sum + weigh(compound), 0)
}

const keyOf = ({ classes, tag }: Compound) => (classes[0] ? `.${classes[0]}` : (tag ?? '*'))

/** Whether an element matches a selector. */
export function matches(subject: Subject, { compounds: [own, ...outer] }: Selector): boolean {
  return fits(subject, own!) && fitsAround(subject, own!, outer)
}

function fitsAround(subject: Subject, { isChild }: Compound, [next, ...outer]: Compound[]): boolean {
  if (!next) return true
  for (let around = subject.around; around; around = isChild ? undefined : around.around)
    if (fits(around, next) && fitsAround(around, next, outer)) return true
  return false
}

function fits(subject: Subject, { tag, id, classes, attributes }: Compound): boolean {
  return (
    (!tag || tag === subject.tag) &&
    (!id || id === subject.attributes.get('id')) &&
    classes.every((name) => subject.classes.includes(name)) &&
    attributes.every((attribute) => fitsAttribute(subject.attributes.get(attribute.name), attribute))
  )
}

function fitsAttribute(
  actual: string | undefined,
  { operator, value }: Compound['attributes'][number],
): boolean {
  if (actual === undefined) return false
  switch (operator) {
    case '=':
      return actual === value
    case '$=':
      return actual.endsWith(value)
    case '^=':
      return actual.startsWith(value)
    case '*=':
      return actual.includes(value)
    case '~=':
      return actual.split(/\s+/).includes(value)
    default:
      return true
  }
}

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
