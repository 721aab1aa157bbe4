import { openViewer } from '../diagrams/openViewer.ts'
import { followClicks } from '../islands/followClicks.ts'

/** Makes a picture of an article live: a click on it or its button opens it large. */
export function hydrate(island: HTMLElement, actions: Event[]): () => void {
  return followClicks(island, actions, () => openViewer(island.querySelector('img')!))
}
