import {
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { fitView, moveView, type Point, type Size, type View, zoomView } from './viewState.ts'

/** A diagram or an image. */
export type Picture = SVGSVGElement | HTMLImageElement

/** The actions of the viewer. */
export interface Controls {
  /** Around the middle of the window, unless a point of it is given. */
  zoom(factor: number, around?: Point): void
  move(by: Point): void
  /** Shows all of the picture. */
  fit(): void
}

/** Shows a copy of a picture on the stage, fitted to it at first and again when its size changes. */
export function usePictureView(picture: Picture, stage: RefObject<HTMLElement | null>): Controls {
  const [copy] = useState(() => picture.cloneNode(true) as Picture)
  const [view, setView] = useState<View>({ x: 0, y: 0, scale: 1 })
  // Always the same, so that the effects below run once.
  const controls = useMemo(() => createControls(picture, stage, setView), [picture, stage])
  // A copy, not elements of React's, so that all of it looks as on the page.
  useLayoutEffect(() => stage.current!.replaceChildren(copy), [copy, stage])
  useLayoutEffect(() => controls.fit(), [controls])
  useLayoutEffect(() => place(copy, sizeOf(picture), view), [copy, picture, view])
  useEffect(() => {
    const box = stage.current!
    // A dialog that closes loses its size before it is taken away.
    const observer = new ResizeObserver(() => box.clientWidth > 0 && controls.fit())
    observer.observe(box)
    return () => observer.disconnect()
  }, [controls, stage])
  return controls
}

function createControls(
  picture: Picture,
  stage: RefObject<HTMLElement | null>,
  setView: Dispatch<SetStateAction<View>>,
): Controls {
  const size = sizeOf(picture)
  const room = (): Size => ({ width: stage.current!.clientWidth, height: stage.current!.clientHeight })
  return {
    zoom: (factor, around = middleOf(room())) => setView((view) => zoomView(view, factor, around)),
    move: (by) => setView((view) => moveView(view, by, { picture: size, stage: room() })),
    fit: () => setView(fitView(size, room())),
  }
}

/** A picture in a smaller size on the page is shown in its own: the copy has no other files to choose from. */
function sizeOf(picture: Picture): Size {
  if ('viewBox' in picture) return picture.viewBox.baseVal
  const { naturalWidth, naturalHeight, parentElement } = picture
  const [width, height] = ['width', 'height'].map((name) => Number(picture.getAttribute(name)))
  return parentElement instanceof HTMLPictureElement && width && height
    ? { width, height }
    : { width: naturalWidth, height: naturalHeight }
}

const middleOf = ({ width, height }: Size): Point => ({ x: width / 2, y: height / 2 })

function place({ style }: Picture, size: Size, { x, y, scale }: View): void {
  style.width = `${size.width * scale}px`
  style.height = `${size.height * scale}px`
  style.transform = `translate(${x}px,${y}px)`
}
