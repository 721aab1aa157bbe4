/**
 * Percent-encodes the characters that a URL may not contain. Existing escapes stay as they are; half a character (a
 * lone surrogate) becomes U+FFFD.
 */
export function encodeUrl(url: string): string {
  return encodeURI(url.toWellFormed()).replace(/%25(?=[\da-f]{2})/gi, '%')
}
