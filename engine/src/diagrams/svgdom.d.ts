/** svgdom brings no types; what it offers has the shape of a browser's own. */
declare module 'svgdom' {
  export function createHTMLWindow(title?: string): Window & typeof globalThis
}
