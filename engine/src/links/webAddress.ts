import { nearestMatch } from '../diagnostics/nearestMatch.ts'

/** The address elsewhere that a link of the site was meant to be: a slip in its scheme, or none at all. Else undefined. */
export function meantAddress(url: string): string | undefined {
  if (/^[^\s/@:?#]+@(?:[\w-]+\.)+[a-z]{2,}$/i.test(url)) return `mailto:${url}`
  const isHost = /^(?:www\.[\w-]|(?:[\w-]+\.)+(?:com|dev|io|net|org)(?:[/?#]|$))/i.test(url)
  return isHost ? `https://${url}` : correctScheme(url)
}

/** An address of the web whose beginning is misspelt (`htp://`, `http//`, `http:/`), corrected; else undefined. */
export function correctScheme(url: string): string | undefined {
  const [, scheme = '', rest] =
    /^([a-z]{3,7})(?::\/{0,2}|\/\/)(?!\/)((?:[\w-]+\.|localhost\b).*)$/is.exec(url) ?? []
  const meant = rest && nearestMatch(scheme, ['https', 'http'])
  const correct = `${meant}://${rest}`
  return meant && correct.toLowerCase() !== url.toLowerCase() ? correct : undefined
}
