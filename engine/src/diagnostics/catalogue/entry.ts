/** The wording of a problem: what happened and why in `message`, what to do in `hint`. */

export interface Explanation {
  title: string
  message: string
  hint?: string | undefined
}

/** The result of an entry of the catalogue. `level` is `error` unless given. */
export type Entry = Explanation & { level?: Level }

/** How much a problem matters. Errors stop the build; the others are printed. */
export type Level = 'error' | 'warning' | 'info'
export type Problems = Record<string, (...facts: never[]) => unknown>

/** Example facts for the problems of a part of the catalogue: one list for each wording. */
export type ExamplesOf<Part extends Problems> = {
  [C in keyof Part]: Parameters<Part[C]>[]
}
