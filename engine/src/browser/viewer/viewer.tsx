import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { viewerWords } from '../../model/words/browserWords.ts'
import { followClicks } from '../element.ts'
import { pageText } from '../pageText.ts'
import { useFingers } from './useFingers.ts'
import { type Controls, type Picture, usePictureView } from './usePictureView.ts'

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

interface PictureViewerProps {
  picture: Picture
  /** Called when the dialog has closed. */
  closed: () => void
}

/** Shows a picture of the page in a modal dialog, where mouse, fingers and keys zoom and move it. */
function PictureViewer({ picture, closed }: PictureViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  // Comes first: without a size, nothing can be fitted into the dialog.
  useLayoutEffect(() => dialog.current!.showModal(), [])
  useEffect(() => closeOnBack(dialog.current!), [])
  const controls = usePictureView(picture, stage)
  const fingers = useFingers(stage, controls)
  return (
    <dialog
      ref={dialog}
      className="diagram-viewer"
      aria-label={('alt' in picture ? picture.alt : picture.ariaLabel) ?? undefined}
      onClose={closed}
      onKeyDown={(event) => followKey(event, controls)}
    >
      <div ref={stage} {...fingers} />
      <ViewerButtons controls={controls} close={() => dialog.current!.close()} />
    </dialog>
  )
}

/** Going back closes the viewer and keeps the page, before the navigation in place sees it. */
function closeOnBack(viewer: HTMLDialogElement): () => void {
  if (!('navigation' in window)) return () => {}
  const stay = (event: NavigateEvent) => {
    if (viewer.open && event.navigationType === 'traverse' && event.cancelable) event.preventDefault()
    viewer.close()
  }
  navigation.addEventListener('navigate', stay, { capture: true })
  return () => navigation.removeEventListener('navigate', stay, { capture: true })
}

/** The step of one key press or click on a button: zoom factor, and movement in px. */
const step = { zoom: 1.25, move: 80 }

const keys: Record<string, (controls: Controls) => void> = {
  '+': ({ zoom }) => zoom(step.zoom),
  '=': ({ zoom }) => zoom(step.zoom),
  '-': ({ zoom }) => zoom(1 / step.zoom),
  '0': ({ fit }) => fit(),
  ArrowLeft: ({ move }) => move({ x: step.move, y: 0 }),
  ArrowRight: ({ move }) => move({ x: -step.move, y: 0 }),
  ArrowUp: ({ move }) => move({ x: 0, y: step.move }),
  ArrowDown: ({ move }) => move({ x: 0, y: -step.move }),
}

function followKey(event: KeyboardEvent, controls: Controls): void {
  const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key]
  if (!act) return
  event.preventDefault()
  act(controls)
}

function ViewerButtons({ controls: { zoom, fit }, close }: { controls: Controls; close: () => void }) {
  const text = pageText(viewerWords)
  return (
    <div>
      <ViewerButton icon="−" name={text('zoomOut')} act={() => zoom(1 / step.zoom)} />
      <ViewerButton icon="+" name={text('zoomIn')} act={() => zoom(step.zoom)} />
      <ViewerButton icon="⤢" name={text('fitIntoWindow')} act={fit} />
      <ViewerButton icon="×" name={text('closeViewer')} act={close} />
    </div>
  )
}

function ViewerButton({ icon, name, act }: { icon: string; name: string; act: () => void }) {
  return (
    <button type="button" title={name} aria-label={name} onClick={act}>
      {icon}
    </button>
  )
}
