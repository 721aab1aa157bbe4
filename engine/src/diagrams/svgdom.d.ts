/** svgdom has no types of its own; its API has the shape of the browser's. */
declare module 'svgdom' {
  export function createHTMLWindow(title?: string): Window & typeof globalThis
}
