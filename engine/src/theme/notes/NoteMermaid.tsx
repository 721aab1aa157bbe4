/** A diagram whose text is known only to code. Diagrams are drawn before any code of a note runs, so it fails. */
export function NoteMermaid(): never {
  throw new Error(
    'its "value" must be a text that stands in the note, because diagrams are drawn before code runs',
  )
}
