import { createHTMLWindow } from 'svgdom'
import { addParentElement } from '../../engine/src/diagrams/drawingPage.ts'
import { type Subject, toSubject } from '../../engine/src/diagrams/style/selector.ts'

/** The first element of a picture that is written as SVG. */
export function testSvg(markup: string): Element {
  const window = createHTMLWindow()
  addParentElement(window)
  const { body } = window.document
  body.innerHTML = `<svg id="d" xmlns="http://www.w3.org/2000/svg">${markup}</svg>`
  return body.firstElementChild!.firstElementChild!
}

/** An element of such a picture, the first one unless another is named, as style rules see it. */
export function testSubject(markup: string, selector?: string): Subject {
  const first = testSvg(markup)
  const toOuter = (element: Element | null): Subject | undefined =>
    element ? toSubject(element, toOuter(element.parentElement)) : undefined
  return toOuter(selector ? first.querySelector(selector) : first)!
}
