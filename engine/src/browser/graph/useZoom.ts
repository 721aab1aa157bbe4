import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** How large the picture is shown, beside its stage, and what changes that. */
export interface Zoom {
  factor: number
  /** Around the middle of the stage, unless a point of it is given. */
  by(factor: number, around?: { x: number; y: number }): void
  fit(): void
}

/** The stage shows at most this many times its own width. */
const largest = 6

/** Wheel distance, in px, that doubles the size. */
const wheelForDouble = 400

/**
 * Zooms the picture of a stage, which the browser itself scrolls: by wheel or finger, by arrow keys, and here also by
 * the pressed mouse. The wheel zooms with the Ctrl key, as it does by a pinch on a trackpad; without, it scrolls the page.
 */
export function useZoom(stage: RefObject<HTMLElement | null>): Zoom {
  const [factor, setFactor] = useState(1)
  const [scrolled, setScrolled] = useState({ x: 0, y: 0 })
  const current = useRef(factor)
  const [by] = useState(() => (change: number, around?: { x: number; y: number }) => {
    const box = stage.current!
    const { x, y } = around ?? { x: box.clientWidth / 2, y: box.clientHeight / 2 }
    const next = Math.min(largest, Math.max(1, current.current * change))
    const grown = next / current.current
    current.current = next
    setFactor(next)
    setScrolled({ x: (box.scrollLeft + x) * grown - x, y: (box.scrollTop + y) * grown - y })
  })
  useLayoutEffect(() => stage.current!.scrollTo(scrolled.x, scrolled.y), [stage, scrolled])
  useEffect(() => followMouse(stage.current!, by), [stage, by])
  return { factor, by, fit: () => by(0) }
}

function followMouse(stage: HTMLElement, zoom: Zoom['by']): () => void {
  const ends = new AbortController()
  const { signal } = ends
  const turn = (event: WheelEvent) => {
    if (!event.ctrlKey) return
    event.preventDefault()
    const { left, top } = stage.getBoundingClientRect()
    zoom(2 ** (-event.deltaY / wheelForDouble), { x: event.clientX - left, y: event.clientY - top })
  }
  let dragged = 0
  const press = () => {
    dragged = 0
  }
  const drag = ({ buttons, pointerType, movementX, movementY }: PointerEvent) => {
    if (pointerType !== 'mouse' || buttons !== 1) return
    dragged += Math.abs(movementX) + Math.abs(movementY)
    stage.scrollBy(-movementX, -movementY)
  }
  const hold = (event: Event) => event.preventDefault()
  const end = (event: Event) => dragged > 4 && hold(event)
  stage.addEventListener('wheel', turn, { signal, passive: false })
  stage.addEventListener('pointermove', drag, { signal })
  // Whoever drags the picture by a link does not want to follow it, nor to carry it off.
  stage.addEventListener('dragstart', hold, { signal })
  stage.addEventListener('pointerdown', press, { signal })
  stage.addEventListener('click', end, { signal, capture: true })
  return () => ends.abort()
}
