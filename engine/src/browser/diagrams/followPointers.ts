import type { Controls } from './openViewer.ts'
import type { Point } from './viewState.ts'

/** Wheel distance, in px, that doubles the size. */
const wheelForDouble = 400

/** Lets the mouse and fingers move and zoom: drag, wheel, pinch, double click. */
export function followPointers(stage: HTMLElement, { zoom, move }: Controls): void {
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
