import { followClicks } from '../element.ts'
import { openViewer } from './openViewer.ts'

/** Makes the button of a diagram open it in the viewer. */
export function hydrate(island: HTMLElement, actions: Event[]): () => void {
  const container = island.closest('.docusaurus-mermaid-container')!
  return followClicks(island, actions, () => openViewer(container.querySelector('svg')!))
}
