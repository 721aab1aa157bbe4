/** The accessible name of a toggle in each of its two states; styles hide the one that does not apply. */
export function ToggleName({ whenClosed, whenOpen }: { whenClosed: string; whenOpen: string }) {
  return (
    <>
      <span className="sr-only name-when-closed">{whenClosed}</span>
      <span className="sr-only name-when-open">{whenOpen}</span>
    </>
  )
}
