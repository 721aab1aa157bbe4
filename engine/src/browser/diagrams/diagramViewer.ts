import { openViewer } from './openViewer.ts'

/** Makes the button of a diagram live: it opens the diagram large. */
export function hydrate(island: HTMLElement, actions: Event[]): () => void {
  const container = island.closest('.docusaurus-mermaid-container')!
  const open = () => openViewer(container.querySelector('svg')!)
  island.addEventListener('click', open)
  if (actions.some(({ type }) => type === 'click')) open()
  return () => island.removeEventListener('click', open)
}
