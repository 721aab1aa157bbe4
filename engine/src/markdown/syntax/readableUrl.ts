import { isExternalUrl } from '../../model/paths.ts'

/**
 * Decodes the non-ASCII letters that the parser percent-encodes in addresses within the site. ASCII stays encoded, so
 * that the address keeps its meaning.
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
