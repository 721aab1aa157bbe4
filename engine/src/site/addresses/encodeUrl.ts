/** Percent-encodes the characters that a URL may not contain. Existing escapes stay as they are. */
export function encodeUrl(url: string): string {
  return encodeURI(url).replace(/%25(?=[\da-f]{2})/gi, '%')
}
