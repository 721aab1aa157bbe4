/** Percent-encodes what an address cannot hold; escapes that stand in it already are left alone. */
export function encodeUrl(url: string): string {
  return encodeURI(url).replace(/%25(?=[\da-f]{2})/gi, '%')
}
