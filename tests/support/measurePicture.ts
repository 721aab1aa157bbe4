/** The visible content of a picture, in its own coordinates. */
export interface PictureMeasures {
  words: string[]
  /** Left, top, width and height of everything that is drawn. */
  shapes: number[][]
  /** Texts that extend beyond the shape or the picture that contains them. */
  strayTexts: string[]
}

/** Measures a picture in the page. It runs in the browser, so it must not use anything from outside the function. */
export function measurePicture(svg: SVGSVGElement): PictureMeasures {
  const frame = svg.getBoundingClientRect()
  const view = svg.viewBox.baseVal
  const scale = view.width / frame.width
  const boxOf = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [(left - frame.left) * scale + view.x, (top - frame.top) * scale + view.y]
    return [x, y, width * scale, height * scale]
  }
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    // The line for the current day is not compared: drawings made at build leave it out (`fixMermaidOutput.ts`).
    return width + height > 1 && !element.closest('defs, marker, symbol, .today')
  }
  const shown = (selector: string) => [...svg.querySelectorAll(selector)].filter(isShown)
  const isVisible = (element: Element) => {
    const { fill, stroke, strokeWidth } = getComputedStyle(element)
    return fill !== 'none' || (stroke !== 'none' && Number.parseFloat(strokeWidth) > 0)
  }
  const drawn = shown('rect, circle, ellipse, polygon, polyline, line, path').filter(isVisible)
  const texts = shown('text, foreignObject')
  const filled = drawn
    .filter((element) => getComputedStyle(element).fill !== 'none' && !element.matches('line, polyline'))
    .map(boxOf)
  const holds = ([x = 0, y = 0, width = 0, height = 0]: number[], point: number[]) =>
    point[0]! >= x && point[0]! <= x + width && point[1]! >= y && point[1]! <= y + height
  const isStray = (text: Element) => {
    const [x = 0, y = 0, width = 0, height = 0] = boxOf(text)
    const around = [[view.x, view.y, view.width, view.height], ...filled]
      .filter((box) => holds(box, [x + width / 2, y + height / 2]) && box[3]! >= height * 0.8)
      .sort((a, b) => a[2]! * a[3]! - b[2]! * b[3]!)[0]!
    return x < around[0]! - 2 || x + width > around[0]! + around[2]! + 2
  }
  return {
    words: texts.flatMap(({ textContent }) => textContent!.match(/\S+/g) ?? []).sort(),
    shapes: drawn.map(boxOf),
    strayTexts: texts.filter(isStray).map(({ textContent }) => textContent!),
  }
}
