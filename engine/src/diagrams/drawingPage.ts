import { createHTMLWindow } from 'svgdom'
import { decodeEntities } from '../std/html.ts'
import { elementBox } from './measure/elementBox.ts'
import { textLength } from './measure/textLayout.ts'
import { isColor } from './palette.ts'
import { createStyleReader, textProperties } from './style/createStyleReader.ts'
import { parseStyleSheet, type StyleSheet } from './style/styleSheet.ts'

/** A picture on the drawing page, with its stylesheet. */
export interface Picture {
  svg?: Element
  css: string
  /** The rules of it that affect the position of text. */
  textSheet: StyleSheet
}

/** A page without a browser, with just enough DOM for Mermaid. */
export interface DrawingPage {
  /** The element in which Mermaid draws. */
  container: Element
  /** The latest picture. */
  picture: Picture
}

/** Width of the text column, in px, for diagrams that fill it. */
const columnWidth = 680

/** Creates the page as global variables, where Mermaid expects it, so it needs a process of its own. */
export function createDrawingPage(): DrawingPage {
  const window = createHTMLWindow()
  const { document } = window
  const picture: Picture = { css: '', textSheet: new Map() }
  Object.assign(window, {
    CSS: { supports: (_property: string, value: string) => isColor(value) },
    CSSStyleSheet: RuleList,
    addEventListener() {},
    getComputedStyle: () => ({ fontSize: '16px' }),
  })
  // Disables DOMPurify, which would change texts. The picture is sanitised when it is written.
  Object.assign(document, { implementation: {} })
  addParentElement(window)
  addMeasures(window, picture)
  addMarkup(window, picture)
  Object.assign(globalThis, { window, document, CSSStyleSheet: RuleList })
  const container = document.body.appendChild(document.createElement('div'))
  return { container, picture }
}

/** `DOCUMENT_POSITION_FOLLOWING`: Mermaid only compares nodes that are already in order. */
const documentOrder = 4

/** A minimal `CSSStyleSheet`: Mermaid only collects rules in it. */
class RuleList {
  cssRules: { cssText: string }[] = []
  insertRule(cssText: string): void {
    this.cssRules.push({ cssText })
  }
}

function addMeasures(
  { Element, SVGGraphicsElement, SVGPathElement, SVGTextContentElement }: PageWindow,
  picture: Picture,
): void {
  const style = () => createStyleReader(picture.textSheet)
  const box = function (this: Element) {
    return elementBox(this, style()) ?? { x: 0, y: 0, width: 0, height: 0 }
  }
  Object.assign(SVGGraphicsElement.prototype, {
    getBBox: box,
    getBoundingClientRect: box,
    getScreenCTM: undefined,
  })
  Object.assign(SVGPathElement.prototype, { getTotalLength: undefined })
  Object.assign(SVGTextContentElement.prototype, {
    getComputedTextLength(this: Element) {
      return textLength(this, style())
    },
  })
  Object.assign(Element.prototype, { offsetWidth: columnWidth, compareDocumentPosition: () => documentOrder })
}

type PageWindow = Window & typeof globalThis

/** Decodes entities. Markup is refused: a browser draws the diagram then. */
function toText(markup: string): string {
  if (/<[a-z]/i.test(markup)) throw new TypeError('an icon or a formula is HTML')
  return decodeEntities(markup)
}

/**
 * Implements `innerHTML`. Mermaid sets it to add its stylesheet and to decode entities, and reads it when the picture
 * is finished.
 */
function addMarkup({ Element }: PageWindow, picture: Picture): void {
  Object.defineProperty(Element.prototype, 'innerHTML', {
    get(this: Element) {
      picture.svg = this.firstElementChild ?? undefined
      return ''
    },
    set(this: Element, markup: string) {
      if (this.localName !== 'style') this.textContent = toText(markup)
      else Object.assign(picture, { css: markup, textSheet: parseStyleSheet(markup, textProperties) })
    },
  })
}

/** Adds the property `parentElement`, which svgdom lacks. */
export function addParentElement({ Element }: { Element: typeof globalThis.Element }): void {
  Object.defineProperty(Element.prototype, 'parentElement', {
    configurable: true,
    get(this: Element) {
      return this.parentNode?.nodeType === 1 ? this.parentNode : null
    },
  })
}
