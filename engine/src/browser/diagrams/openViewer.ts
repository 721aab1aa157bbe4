import { viewerWords } from '../../model/words/browserWords.ts'
import { element } from '../element.ts'
import { pageText } from '../pageText.ts'
import { followPointers } from './followPointers.ts'
import { fitView, moveView, type Point, type Size, type View, zoomView } from './viewState.ts'

/** The step of one key press or click on a button: zoom factor, and movement in px. */
const step = { zoom: 1.25, move: 80 }

type Picture = SVGSVGElement | HTMLImageElement

/** Opens a picture in a modal dialog, where it can be zoomed and moved by mouse, fingers and keys. */
export function openViewer(original: Picture): void {
  const ariaLabel = 'alt' in original ? original.alt : original.ariaLabel
  const picture = original.cloneNode(true) as Picture
  const stage = element('div', {}, picture)
  const dialog = element('dialog', { className: 'diagram-viewer', ariaLabel }, stage)
  document.body.append(dialog)
  dialog.addEventListener('close', () => dialog.remove())
  dialog.showModal()
  const controls = controlPicture(picture, sizeOf(original), stage)
  dialog.append(createButtons(controls, dialog))
  dialog.addEventListener('keydown', (event) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key]
    if (!act) return
    event.preventDefault()
    act(controls)
  })
}

/** The actions of the viewer. */
export interface Controls {
  zoom(factor: number, around?: Point): void
  move(x: number, y: number): void
  fit(): void
}

function sizeOf(picture: Picture): Size {
  return 'viewBox' in picture
    ? picture.viewBox.baseVal
    : { width: picture.naturalWidth, height: picture.naturalHeight }
}

function controlPicture(picture: Picture, size: Size, stage: HTMLElement): Controls {
  const room = (): Size => ({ width: stage.clientWidth, height: stage.clientHeight })
  let view: View
  const show = (next: View) => {
    view = next
    picture.style.width = `${size.width * view.scale}px`
    picture.style.height = `${size.height * view.scale}px`
    picture.style.transform = `translate(${view.x}px,${view.y}px)`
  }
  const controls: Controls = {
    zoom: (factor, around = { x: room().width / 2, y: room().height / 2 }) =>
      show(zoomView(view, factor, around)),
    move: (x, y) => show(moveView(view, { x, y }, { picture: size, window: room() })),
    fit: () => show(fitView(size, room())),
  }
  controls.fit()
  followPointers(stage, controls)
  new ResizeObserver(controls.fit).observe(stage)
  return controls
}

const keys: Record<string, (controls: Controls) => void> = {
  '+': ({ zoom }) => zoom(step.zoom),
  '=': ({ zoom }) => zoom(step.zoom),
  '-': ({ zoom }) => zoom(1 / step.zoom),
  '0': ({ fit }) => fit(),
  ArrowLeft: ({ move }) => move(step.move, 0),
  ArrowRight: ({ move }) => move(-step.move, 0),
  ArrowUp: ({ move }) => move(0, step.move),
  ArrowDown: ({ move }) => move(0, -step.move),
}

function createButtons({ zoom, fit }: Controls, dialog: HTMLDialogElement): HTMLElement {
  const text = pageText(viewerWords)
  return element(
    'div',
    {},
    createButton('−', text('zoomOut'), () => zoom(1 / step.zoom)),
    createButton('+', text('zoomIn'), () => zoom(step.zoom)),
    createButton('⤢', text('fitIntoWindow'), fit),
    createButton('×', text('closeViewer'), () => dialog.close()),
  )
}

function createButton(sign: string, title: string, onclick: () => void): HTMLButtonElement {
  return element('button', { type: 'button', title, ariaLabel: title, onclick }, sign)
}
