import { createHTMLWindow } from 'svgdom'
import { addParentElement } from './drawingPage.ts'
import { type Subject, toSubject } from './style/selector.ts'

/** For tests: the first element of a picture that is written as SVG. */
export function testSvg(markup: string): Element {
  const window = createHTMLWindow()
  addParentElement(window)
  const { body } = window.document
  body.innerHTML = `<svg id="d" xmlns="http://www.w3.org/2000/svg">${markup}</svg>`
  return body.firstElementChild!.firstElementChild!
}

/** For tests: an element of such a picture, the first one unless another is named, as style rules see it. */
export function testSubject(markup: string, selector?: string): Subject {
  const first = testSvg(markup)
  const toOuter = (element: Element | null): Subject | undefined =>
    element ? toSubject(element, toOuter(element.parentElement)) : undefined
  return toOuter(selector ? first.querySelector(selector) : first)!
}
