import { createHTMLWindow } from 'svgdom'

/** For tests: the first element of a picture that is written as SVG. */
export function testSvg(markup: string): Element {
  const { document } = createHTMLWindow()
  document.body.innerHTML = `<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`
  const { Element } = document.defaultView!
  if (!('parentElement' in Element.prototype))
    Object.defineProperty(Element.prototype, 'parentElement', {
      get(this: Element) {
        return this.parentNode?.nodeType === 1 ? this.parentNode : null
      },
    })
  return document.body.firstElementChild!.firstElementChild!
}
