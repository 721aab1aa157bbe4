import { flushSync } from 'react-dom'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Locates an element of an island, even after React has rendered it anew. */
interface ElementPath {
  element: Element
  /** Its index among the elements of the island with the same tag. */
  index: number
}

/** An action of the reader, recorded before the island's elements can change. */
interface RecordedAction {
  event: Event
  place: ElementPath
  /** The value of the field at that time. */
  value?: string
  /** Where it is repeated. */
  target?: Element | undefined
}

/** Records the reader's actions. Returns a function that replays them on the same elements and restores the focus. */
export function recordActions(island: Element, events: Event[]): () => Promise<void> {
  const focused = island.contains(document.activeElement) && placeOf(island, document.activeElement!)
  const selection = focused && selectionOf(focused.element as Field)
  const recorded = events.map((event) => record(island, event))
  return async () => {
    if (focused && !focused.element.isConnected)
      (find(island, focused) as HTMLElement | undefined)?.focus({ preventScroll: true })
    // All targets are found before the first action is replayed, because an action may add or remove elements.
    for (const action of recorded) action.target = find(island, action.place)
    // Each action is flushed by itself, because React would batch them.
    for (const action of recorded) {
      while (isUnheard(action.target)) {
        await new Promise(requestAnimationFrame)
        action.target = find(island, action.place)
      }
      flushSync(() => repeat(action))
    }
    const field = document.activeElement as HTMLInputElement
    if (selection && island.contains(field)) field.setSelectionRange?.(...selection)
  }
}

/** Where the cursor is in a field of text. React moves it to the start when it hydrates a `<textarea>`. */
function selectionOf(field: Partial<HTMLInputElement>): Selected | undefined {
  const { selectionStart: start, selectionEnd: end, selectionDirection: direction } = field
  return typeof start === 'number' ? [start, end!, direction!] : undefined
}

type Selected = [start: number, end: number, direction: 'forward' | 'backward' | 'none']

function record(island: Element, event: Event): RecordedAction {
  const place = placeOf(island, event.target as Element)
  return { event, place, value: (place.element as Partial<Field>).value }
}

/** Skips `<font>`, which translators wrap around text and React does not know. */
function placeOf(island: Element, target: Element): ElementPath {
  const element = target.closest(':not(font)')!
  return { element, index: [...island.querySelectorAll(element.localName)].indexOf(element) }
}

function find(island: Element, { element, index }: ElementPath): Element | undefined {
  return element.isConnected ? element : island.querySelectorAll(element.localName)[index]
}

/**
 * Whether React keeps events from an element: the code of what is around it, which is loaded with `lazy`, is still to
 * come. It does so with all that readers do; `textInput` without a text is nothing that a component can ask for.
 */
function isUnheard(element: Element | undefined): boolean {
  isKept = !!element
  // The same listener again is not added.
  element?.addEventListener('textInput', hear)
  element?.dispatchEvent(new Event('textInput'))
  return isKept
}

let isKept = false

const hear = () => {
  isKept = false
}

function repeat({ event, value, target }: RecordedAction): void {
  if (!target?.isConnected) return
  if (/input|change/.test(event.type) && value !== undefined) enter(target as Field, value)
  if (event.type === 'submit') (target as HTMLFormElement).requestSubmit()
  else target.dispatchEvent(new (event.constructor as typeof Event)(event.type, event))
}

/**
 * React tracks the last value of a field and ignores events that do not change it, so the value is set past the
 * tracker.
 */
function enter(field: Field, value: string): void {
  if (field.type === 'file') return
  if ('defaultValue' in field) field.value = field.defaultValue
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
}
