/** Gives elements the `parentElement` that svgdom leaves out. */
export function addParentElement({ Element }: { Element: typeof globalThis.Element }): void {
  Object.defineProperty(Element.prototype, 'parentElement', {
    configurable: true,
    get(this: Element) {
      return this.parentNode?.nodeType === 1 ? this.parentNode : null
    },
  })
}
