/**
 * Calls `act` for each click on an island, also for one made before its code was loaded. Returns a function that
 * stops this.
 */
export function followClicks(island: HTMLElement, actions: Event[], act: (click: Event) => void): () => void {
  island.addEventListener('click', act)
  const click = actions.find(({ type }) => type === 'click')
  if (click) act(click)
  return () => island.removeEventListener('click', act)
}
