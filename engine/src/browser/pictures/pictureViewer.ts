import { openViewer } from '../diagrams/openViewer.ts'
import { followClicks } from '../element.ts'

/** Opens a picture of an article in the viewer on a click on it or on its button. */
export function hydrate(island: HTMLElement, actions: Event[]): () => void {
  return followClicks(island, actions, () => openViewer(island.querySelector('img')!))
}
