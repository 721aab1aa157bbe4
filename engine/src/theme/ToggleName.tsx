/** The name of what opens and closes, as it is in each of the two states; styles leave the one that fits. */
export function ToggleName({ whenClosed, whenOpen }: { whenClosed: string; whenOpen: string }) {
  return (
    <>
      <span className="sr-only name-when-closed">{whenClosed}</span>
      <span className="sr-only name-when-open">{whenOpen}</span>
    </>
  )
}
