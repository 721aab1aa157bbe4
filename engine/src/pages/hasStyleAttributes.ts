/** Whether some element has styles of its own. What stands in text is escaped, so it is not taken for one. */
export function hasStyleAttributes(html: string): boolean {
  return /<[a-z][^<>]*? style="/i.test(html)
}
