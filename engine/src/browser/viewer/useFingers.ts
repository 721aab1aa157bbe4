import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import type { Controls } from './usePictureView.ts'
import type { Point } from './viewState.ts'

/** Wheel distance, in px, that doubles the size. */
const wheelForDouble = 400

/**
 * Lets the mouse and fingers move and zoom: drag, wheel, pinch, double click. Returns the event handlers of the stage.
 */
export function useFingers(stage: RefObject<HTMLElement | null>, controls: Controls) {
  const fingers = useRef(new Map<number, Point>()).current
  useWheel(stage, controls)
  const lift = ({ pointerId }: PointerEvent) => void fingers.delete(pointerId)
  return {
    onPointerDown(event: PointerEvent) {
      event.currentTarget.setPointerCapture(event.pointerId)
      fingers.set(event.pointerId, placeOf(event))
    },
    onPointerMove(event: PointerEvent) {
      if (!fingers.has(event.pointerId)) return
      drag(fingers, event, controls)
      fingers.set(event.pointerId, placeOf(event))
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onDoubleClick: (event: MouseEvent) => controls.zoom(2, placeOf(event)),
  }
}

function drag(fingers: Map<number, Point>, event: PointerEvent, { zoom, move }: Controls): void {
  const from = fingers.get(event.pointerId)!
  const to = placeOf(event)
  const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
  // With two fingers, each one contributes half of the movement.
  move({ x: (to.x - from.x) / fingers.size, y: (to.y - from.y) / fingers.size })
  if (other) zoom(distance(to, other) / distance(from, other), middle(to, other))
}

/** Not an `onWheel`: React listens passively, and the page would scroll. */
function useWheel(stage: RefObject<HTMLElement | null>, { zoom }: Controls): void {
  useEffect(() => {
    const element = stage.current!
    const follow = (event: WheelEvent) => {
      event.preventDefault()
      zoom(2 ** (-event.deltaY / wheelForDouble), placeOf(event))
    }
    element.addEventListener('wheel', follow, { passive: false })
    return () => element.removeEventListener('wheel', follow)
  }, [stage, zoom])
}

/** Where on the stage, which listens, an event is. */
function placeOf({ clientX, clientY, currentTarget }: Placed): Point {
  const { left, top } = (currentTarget as Element).getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}

type Placed = Pick<globalThis.MouseEvent, 'clientX' | 'clientY' | 'currentTarget'>

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y) || 1
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
