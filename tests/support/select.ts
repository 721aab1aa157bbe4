import type { HtmlElement } from './parseHtml.ts'

/** One part of a selector, such as `a.card[href="/"]`; `isChild` if it follows `>`. */
interface Step {
  isChild: boolean
  name: string | undefined
  conditions: ((element: HtmlElement) => boolean)[]
}

const conditionPattern = /\.([\w-]+)|#([\w-]+)|\[([\w-]+)(?:="([^"]*)")?\]/g

/** Those of some elements that match a selector: names, classes, ids, attributes, ` ` and `>`. */
export function select(elements: HtmlElement[], selector: string): HtmlElement[] {
  const steps = parseSelector(selector)
  return elements.filter((element) => matches(element, steps))
}

/** All elements in another one, in document order. */
export function descendants({ children }: HtmlElement, found: HtmlElement[] = []): HtmlElement[] {
  for (const child of children) {
    if (typeof child === 'string') continue
    found.push(child)
    descendants(child, found)
  }
  return found
}

function parseSelector(selector: string): Step[] {
  const parts = selector.match(/>|(?:\[[^\]]*\]|[^\s>])+/g) ?? []
  return parts.flatMap((part, index) => (part === '>' ? [] : [parseStep(part, parts[index - 1] === '>')]))
}

function parseStep(text: string, isChild: boolean): Step {
  const conditions = [...text.matchAll(conditionPattern)].map(([, className, id, attribute, value]) => {
    if (className !== undefined) return hasClass(className)
    return id !== undefined ? hasAttribute('id', id) : hasAttribute(attribute!, value)
  })
  return { isChild, name: /^[\w-]+/.exec(text)?.[0], conditions }
}

const hasClass =
  (name: string) =>
  ({ attributes }: HtmlElement) =>
    (attributes.class ?? '').split(/\s+/).includes(name)

const hasAttribute =
  (name: string, value?: string) =>
  ({ attributes }: HtmlElement) =>
    value === undefined ? name in attributes : attributes[name] === value

function matches(element: HtmlElement, steps: Step[]): boolean {
  const [last, before] = [steps.at(-1)!, steps.slice(0, -1)]
  if (last.name !== undefined && last.name !== element.name) return false
  if (!last.conditions.every((condition) => condition(element))) return false
  if (before.length === 0) return true
  const above = last.isChild ? ancestors(element).slice(0, 1) : ancestors(element)
  return above.some((ancestor) => matches(ancestor, before))
}

function ancestors({ parent }: HtmlElement): HtmlElement[] {
  return parent ? [parent, ...ancestors(parent)] : []
}
