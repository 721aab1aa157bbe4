const text = /<(?:h[1-6]|p|ul|ol|blockquote|pre|table)>/
const styled = /\sclass="(?:[^"]*\s)?markdown[\s"]/

/** Whether a page that the site draws has text without classes, which counts on space around it; text of a note has its own. */
export function hasBareText(html: string): boolean {
  return text.test(html) && !styled.test(html)
}
