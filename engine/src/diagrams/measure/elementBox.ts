import type { StyleReader } from '../style/createStyleReader.ts'
import { applyMatrix, type Box, boxAround, cornersOf, type Point, parseTransform, toPoints } from './box.ts'
import { pathBox } from './pathBox.ts'
import { textBox } from './textLayout.ts'

/**
 * The result of `getBBox` in a browser: the box of an element's visible content, in its own coordinates; undefined when
 * it shows nothing.
 */
export function elementBox(element: Element, style: StyleReader): Box | undefined {
  const length = (name: string) => Number.parseFloat(element.getAttribute(name) ?? '') || 0
  switch (element.localName) {
    case 'text':
    case 'tspan':
      return textBox(element, style)
    case 'rect':
    case 'image':
    case 'foreignObject':
    case 'use':
      return filled({ x: length('x'), y: length('y'), width: length('width'), height: length('height') })
    case 'circle':
      return around(length, [length('r'), length('r')])
    case 'ellipse':
      return around(length, [length('rx'), length('ry')])
    case 'line':
      return boxAround([
        [length('x1'), length('y1')],
        [length('x2'), length('y2')],
      ])
    case 'polygon':
    case 'polyline':
      return boxAround(pointList(element.getAttribute('points') ?? ''))
    case 'path':
      return pathBox(element.getAttribute('d') ?? '')
    case 'g':
    case 'a':
    case 'svg':
    case 'switch':
      return boxAround([...element.children].flatMap((child) => cornersWithin(child, style)))
    default:
      return undefined
  }
}

/** Corners of a child's box in the coordinates of its parent. */
function cornersWithin(child: Element, style: StyleReader): Point[] {
  const box = elementBox(child, style)
  if (!box) return []
  const matrix = parseTransform(child.getAttribute('transform'))
  return cornersOf(box).map((corner) => applyMatrix(matrix, corner))
}

const filled = (box: Box) => (box.width > 0 && box.height > 0 ? box : undefined)

function around(length: (name: string) => number, [rx, ry]: Point): Box | undefined {
  return filled({ x: length('cx') - rx, y: length('cy') - ry, width: 2 * rx, height: 2 * ry })
}

function pointList(text: string): Point[] {
  const numbers = text.split(/[\s,]+/).filter(Boolean)
  return toPoints(numbers.map(Number))
}
