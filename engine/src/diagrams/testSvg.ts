import { createHTMLWindow } from 'svgdom'
import { addParentElement } from './addParentElement.ts'

/** For tests: the first element of a picture that is written as SVG. */
export function testSvg(markup: string): Element {
  const window = createHTMLWindow()
  addParentElement(window)
  const { body } = window.document
  body.innerHTML = `<svg id="d" xmlns="http://www.w3.org/2000/svg">${markup}</svg>`
  return body.firstElementChild!.firstElementChild!
}
