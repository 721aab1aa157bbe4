/** The events by which a reader touches an island. The first two only tell that something may follow. */
export const touches = [
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

/** What is known of a touch. */
export interface Touch {
  type: string
  /** The pointer or the focus comes from outside the island. */
  isEntering: boolean
  /** Readers can reach the element with the Tab key. */
  isTabStop: boolean
  /** The element is part of a link or of a summary: it leads on or opens by itself. */
  isNative: boolean
}

/**
 * Says what becomes of a touch while the island does not live.
 * `ignore`: nothing. `hint`: its code may be needed soon. `record`: the browser does its part at once,
 * the code hears of it later. `hold`: nothing happens until the code is there.
 */
export function classifyTouch({
  type,
  isEntering,
  isTabStop,
  isNative,
}: Touch): 'ignore' | 'hint' | 'record' | 'hold' {
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
