import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { followClicks } from '../element.ts'
import { PictureViewer } from './PictureViewer.tsx'
import type { Picture } from './usePictureView.ts'

/** Opens the picture or the diagram of an island in the viewer, on a click on it or on its button. */
export function hydrate(island: HTMLElement, actions: Event[]): () => void {
  return followClicks(island, actions, () => openViewer(pictureOf(island)))
}

/** The button of a diagram is an island beside it. */
const pictureOf = (island: HTMLElement): Picture =>
  island.querySelector('img') ?? island.closest('.docusaurus-mermaid-container')!.querySelector('svg')!

function openViewer(picture: Picture): void {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const end = () => {
    root.unmount()
    place.remove()
  }
  flushSync(() => root.render(<PictureViewer picture={picture} closed={end} />))
}
