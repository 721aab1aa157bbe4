const showsWithoutText = /<(?:audio|button|canvas|iframe|img|input|object|select|svg|textarea|video)\b/

/** Whether HTML puts nothing on the page that a reader could see or touch. */
export function isBlank(html: string): boolean {
  return !showsWithoutText.test(html) && html.replace(/<[^>]*>/g, '').trim() === ''
}
