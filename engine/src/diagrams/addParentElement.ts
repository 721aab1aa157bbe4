/** Adds the property `parentElement`, which svgdom lacks. */
export function addParentElement({ Element }: { Element: typeof globalThis.Element }): void {
  Object.defineProperty(Element.prototype, 'parentElement', {
    configurable: true,
    get(this: Element) {
      return this.parentNode?.nodeType === 1 ? this.parentNode : null
    },
  })
}
