import { openViewer } from '../diagrams/openViewer.ts'

/** Makes a picture of an article live: a click on it or its button opens it large. */
export function hydrate(island: HTMLElement, actions: Event[]): () => void {
  const open = () => openViewer(island.querySelector('img')!)
  island.addEventListener('click', open)
  if (actions.some(({ type }) => type === 'click')) open()
  return () => island.removeEventListener('click', open)
}
