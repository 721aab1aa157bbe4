/**
 * The view of a picture: position of its top left corner in the window, in px, and scale in px per unit of the
 * picture.
 */
export interface View {
  x: number
  y: number
  scale: number
}

export interface Size {
  width: number
  height: number
}

export interface Point {
  x: number
  y: number
}

const largest = 8
/** Space around a picture that fills the window, in px. */
const margin = 24
/** Space above the picture for the buttons, in px. */
const top = 68

/** Fits a picture into the window, centred or right below the buttons, enlarged at most twice. */
export function fitView(picture: Size, stage: Size): View {
  const room = { width: stage.width - 2 * margin, height: stage.height - top - margin }
  const scale = Math.min(room.width / picture.width, room.height / picture.height, 2)
  return {
    x: (stage.width - picture.width * scale) / 2,
    y: Math.max(top, (stage.height - picture.height * scale) / 2),
    scale,
  }
}

/** Zooms a picture around a point of the window, which keeps showing the same part of it. */
export function zoomView(view: View, factor: number, { x, y }: Point): View {
  const scale = Math.min(largest, Math.max(1 / largest, view.scale * factor))
  const grown = scale / view.scale
  return { x: x - (x - view.x) * grown, y: y - (y - view.y) * grown, scale }
}

/** Moves a picture; some of it always stays in sight. */
export function moveView(view: View, by: Point, { picture, stage }: { picture: Size; stage: Size }): View {
  return {
    ...view,
    x: between(2 * margin - picture.width * view.scale, view.x + by.x, stage.width - 2 * margin),
    y: between(2 * margin - picture.height * view.scale, view.y + by.y, stage.height - 2 * margin),
  }
}

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value))
