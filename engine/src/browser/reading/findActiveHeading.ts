/** The visible part of a page. Positions in px from the top of the window. */
export interface View {
  /** Bottom of the navbar, which covers the text above. */
  navbarBottom: number
  height: number
  /** The page cannot be scrolled further. */
  isAtEnd: boolean
}

/**
 * The heading the reader is at: the first one below the navbar if it is in the upper half
 * of the window, else the one before it; at the end of the page the last. `tops` are in the page's order.
 */
export function findActiveHeading(
  tops: number[],
  { navbarBottom, height, isAtEnd }: View,
): number | undefined {
  if (tops.length === 0) return undefined
  if (isAtEnd) return tops.length - 1
  const next = tops.findIndex((top) => top >= navbarBottom)
  if (next < 0) return tops.length - 1
  if (tops[next]! < height / 2) return next
  return next > 0 ? next - 1 : undefined
}
