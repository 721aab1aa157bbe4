import { viewerWords } from '../../model/words/viewerWords.ts'
import { pageText } from '../pageText.ts'
import { followFingers } from './followFingers.ts'
import { fitView, moveView, type Point, type Size, type View, zoomView } from './viewState.ts'

/** How much one press of a key or button zooms, and moves in pixels. */
const step = { zoom: 1.25, move: 80 }

type Picture = SVGSVGElement | HTMLImageElement

/** Shows a picture in a window of its own, to be looked at from near: by mouse, fingers and keys. */
export function openViewer(original: Picture): void {
  const dialog = document.createElement('dialog')
  dialog.className = 'diagram-viewer'
  dialog.ariaLabel = 'alt' in original ? original.alt : original.ariaLabel
  const picture = original.cloneNode(true) as Picture
  const stage = document.createElement('div')
  stage.append(picture)
  dialog.append(stage)
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

/** What can be done to a picture. */
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
  followFingers(stage, controls)
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
  const buttons = document.createElement('div')
  buttons.append(
    createButton('−', text('zoomOut'), () => zoom(1 / step.zoom)),
    createButton('+', text('zoomIn'), () => zoom(step.zoom)),
    createButton('⤢', text('fitIntoWindow'), fit),
    createButton('×', text('closeViewer'), () => dialog.close()),
  )
  return buttons
}

function createButton(sign: string, title: string, act: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.addEventListener('click', act)
  return Object.assign(button, { type: 'button', textContent: sign, title, ariaLabel: title })
}
