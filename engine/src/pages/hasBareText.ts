const text = /<(?:h[1-6]|p|ul|ol|blockquote|pre|table)>/
const styled = /\sclass="(?:[^"]*\s)?markdown[\s"]/

/**
 * Whether the HTML of a React page has text elements without classes, which need the default margins. Text of a note
 * has its own styles.
 */
export function hasBareText(html: string): boolean {
  return text.test(html) && !styled.test(html)
}
