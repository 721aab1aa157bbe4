interface SiteTitle {
  title: string
  titleDelimiter: string
}

/** `{page} | {site}`, or the site alone when the page has no other name. */
export function documentTitle(page: string, { title, titleDelimiter }: SiteTitle): string {
  const own = page.trim()
  return own === '' || own === title ? title : `${own} ${titleDelimiter} ${title}`
}
