/** Ids of elements that browser code and links refer to. The underscores keep them apart from heading ids. */
export const elementIds = {
  /** Everything between navbar and footer. */
  layout: '__docusaurus_skipToContent_fallback',
  /** The target of the skip link. */
  main: '__main',
  /** The sidebar, which is a drawer on narrow screens. */
  menu: '__menu',
} as const
