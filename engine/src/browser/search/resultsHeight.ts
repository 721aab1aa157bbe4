/** Keeps the height of the results with the entry of the history. */
export function keepHeight(main: HTMLElement): void {
  if ('navigation' in window) navigation.updateCurrentEntry({ state: { height: main.offsetHeight } })
}

/** Gives the page its former height before the results are there, so that the browser can go back to a place in it. */
export function restoreHeight(main: HTMLElement): void {
  if (!('navigation' in window)) return
  const state = navigation.currentEntry?.getState() as { height?: number } | undefined
  if (state?.height) main.style.minBlockSize = `${state.height}px`
}
