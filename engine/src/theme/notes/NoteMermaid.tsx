/** A diagram whose text is known only to code. Diagrams are drawn before any code runs, so it fails. */
export function NoteMermaid(): never {
  throw new Error(
    'the text of a diagram must stand in a note, as "value" of <Mermaid>, because diagrams are drawn before code runs',
  )
}
