import { viewerWords } from '../../model/words/browserWords.ts'
import { element } from '../element.ts'
import { pageText } from '../pageText.ts'
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
interface Controls {
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

/** Wheel distance, in px, that doubles the size. */
const wheelForDouble = 400

/** Lets the mouse and fingers move and zoom: drag, wheel, pinch, double click. */
function followPointers(stage: HTMLElement, { zoom, move }: Controls): void {
  const fingers = new Map<number, Point>()
  const placeOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = stage.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  const lift = ({ pointerId }: PointerEvent) => fingers.delete(pointerId)
  stage.addEventListener('pointerdown', (event) => {
    stage.setPointerCapture(event.pointerId)
    fingers.set(event.pointerId, placeOf(event))
  })
  stage.addEventListener('pointermove', (event) => {
    const from = fingers.get(event.pointerId)
    if (!from) return
    const to = placeOf(event)
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
    // With two fingers, each one contributes half of the movement.
    move((to.x - from.x) / fingers.size, (to.y - from.y) / fingers.size)
    if (other) zoom(distance(to, other) / distance(from, other), middle(to, other))
    fingers.set(event.pointerId, to)
  })
  stage.addEventListener('pointerup', lift)
  stage.addEventListener('pointercancel', lift)
  stage.addEventListener('dblclick', (event) => zoom(2, placeOf(event)))
  stage.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault()
      zoom(2 ** (-event.deltaY / wheelForDouble), placeOf(event))
    },
    { passive: false },
  )
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y) || 1
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
