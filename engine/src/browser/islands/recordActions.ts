import { flushSync } from 'react-dom'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** An element of an island, in a form in which it is found again when React drew it anew. */
interface Place {
  element: Element
  /** Among the elements of the island that have its tag. */
  index: number
}

/** An action of the reader, taken down before the island's elements can change. */
interface RecordedAction {
  event: Event
  place: Place
  /** What stood in the field that was typed in. */
  value?: string
}

/** Takes down what the reader did; the function it gives does it again, on the same elements, and puts the focus back. */
export function recordActions(island: Element, events: Event[]): () => void {
  const focused = island.contains(document.activeElement) && placeOf(island, document.activeElement!)
  const recorded = events.map((event) => record(island, event))
  return () => {
    if (focused && !focused.element.isConnected)
      (find(island, focused) as HTMLElement | undefined)?.focus({ preventScroll: true })
    // All are found first, so that what one action changes leads no other to another element.
    const targets = recorded.map(({ place }) => find(island, place))
    // One by one, as they came: React answers what comes together in one go.
    for (const [index, action] of recorded.entries()) flushSync(() => repeat(action, targets[index]))
  }
}

function record(island: Element, event: Event): RecordedAction {
  const place = placeOf(island, event.target as Element)
  return { event, place, value: (place.element as Partial<Field>).value }
}

/** Translators wrap text in `<font>`, which React does not know. */
function placeOf(island: Element, target: Element): Place {
  const element = target.closest(':not(font)')!
  return { element, index: [...island.querySelectorAll(element.localName)].indexOf(element) }
}

function find(island: Element, { element, index }: Place): Element | undefined {
  return element.isConnected ? element : island.querySelectorAll(element.localName)[index]
}

function repeat({ event, value }: RecordedAction, target: Element | undefined): void {
  if (!target?.isConnected) return
  if (/input|change/.test(event.type) && value !== undefined) enter(target as Field, value)
  if (event.type === 'submit') (target as HTMLFormElement).requestSubmit()
  else target.dispatchEvent(new (event.constructor as typeof Event)(event.type, event))
}

/** React remembers what it last saw in a field, and calls back only when that differs. */
function enter(field: Field, value: string): void {
  if (field.type === 'file') return
  if ('defaultValue' in field) field.value = field.defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
}
