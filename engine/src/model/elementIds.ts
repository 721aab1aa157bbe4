/** Ids of elements that the browser's code and links look for. The underscores keep them apart from ids of headings. */
export const elementIds = {
  /** Everything between navbar and footer. */
  layout: '__docusaurus_skipToContent_fallback',
  /** What the skip link leads to. */
  main: '__main',
  /** The sidebar, which is a drawer on narrow screens. */
  menu: '__menu',
} as const
