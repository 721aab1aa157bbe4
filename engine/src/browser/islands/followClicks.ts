/** Has each click on an island act, one that came before its code too; gives what ends that. */
export function followClicks(island: HTMLElement, actions: Event[], act: (click: Event) => void): () => void {
  island.addEventListener('click', act)
  const click = actions.find(({ type }) => type === 'click')
  if (click) act(click)
  return () => island.removeEventListener('click', act)
}
