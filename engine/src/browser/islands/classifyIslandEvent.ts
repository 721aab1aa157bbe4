/** The events of a reader on an island. The first two only hint that an action may follow. */
export const islandEventTypes = [
  'pointerover',
  'pointerdown',
  'focusin',
  'keydown',
  'keyup',
  'input',
  'change',
  'click',
  'submit',
]

/** The facts about an event on an island. */
export interface IslandEvent {
  type: string
  /** The pointer or the focus comes from outside the island. */
  isEntering: boolean
  /** Readers can reach the element with the Tab key. */
  isTabStop: boolean
  /** The element is part of a link or a `<summary>`, which the browser handles without a script. */
  isNative: boolean
}

/**
 * Decides what to do with an event on an island that is not hydrated yet.
 * `ignore`: nothing. `hint`: fetch the code, which may be needed soon. `record`: the browser acts at once, and the
 * event is replayed later. `hold`: the event is stopped, and replayed once the code is there.
 */
export function classifyIslandEvent({
  type,
  isEntering,
  isTabStop,
  isNative,
}: IslandEvent): 'ignore' | 'hint' | 'record' | 'hold' {
  switch (type) {
    case 'pointerover':
      return isEntering ? 'hint' : 'ignore'
    case 'pointerdown':
      return 'hint'
    case 'focusin':
      return isTabStop ? 'record' : 'ignore'
    case 'click':
      return isNative ? 'ignore' : 'hold'
    case 'submit':
      return 'hold'
    default:
      return 'record'
  }
}
