import { isExternalUrl } from '../../model/paths.ts'

/**
 * The parser percent-encodes accented letters; in an address within the site they become letters again,
 * as they were written. What is plain ASCII stays encoded, so that the address means the same.
 */
export function readableUrl(url: string): string {
  return isExternalUrl(url) ? url : url.replace(/(?:%[89a-f][\da-f])+/gi, decodeLetters)
}

function decodeLetters(encoded: string): string {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return encoded
  }
}
