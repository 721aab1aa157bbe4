/** What one step of a selector asks of an element. */
interface Compound {
  tag?: string
  id?: string
  classes: string[]
  attributes: { name: string; operator: string; value: string }[]
  /** Whether the step before it is the parent, rather than any ancestor. */
  isChild: boolean
}

export interface Selector {
  /** From the element itself outwards. */
  compounds: Compound[]
  specificity: number
  /** What every element it matches has: a class (`.name`), a tag, or nothing in particular (`*`). */
  key: string
}

/** Reads a selector of the kinds that Mermaid writes; undefined for those that match nothing in a picture, such as `:hover`. */
export function parseSelector(text: string): Selector | undefined {
  if (/:(?!["\w-]*\])/.test(text)) return undefined
  const steps = [...text.matchAll(/(>?)\s*((?:\[[^\]]*\]|[^\s>])+)/g)]
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

/** Whether an element is one that the selector means. */
export function matches(element: Element, { compounds: [own, ...outer] }: Selector): boolean {
  return fits(element, own!) && fitsAround(element, own!, outer)
}

function fitsAround(element: Element, { isChild }: Compound, [next, ...outer]: Compound[]): boolean {
  if (!next) return true
  for (let around = element.parentElement; around; around = isChild ? null : around.parentElement)
    if (fits(around, next) && fitsAround(around, next, outer)) return true
  return false
}

function fits(element: Element, { tag, id, classes, attributes }: Compound): boolean {
  if (tag && tag !== element.localName) return false
  if (id && id !== element.getAttribute('id')) return false
  if (classes.length > 0) {
    const own = (element.getAttribute('class') ?? '').split(/\s+/)
    if (!classes.every((name) => own.includes(name))) return false
  }
  return attributes.every((attribute) => fitsAttribute(element.getAttribute(attribute.name), attribute))
}

function fitsAttribute(actual: string | null, { operator, value }: Compound['attributes'][number]): boolean {
  if (actual === null) return false
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
