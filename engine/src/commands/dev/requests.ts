import type { IncomingHttpHeaders } from 'node:http'
import { lookup } from 'mrmime'
import { isOwnHost } from '../listen.ts'

/**
 * Whether a request comes from the dev server's own pages. Pages of other sites must not read from this server or
 * trigger anything on it. `host` is the name that the server listens on.
 */
export function isTrustedRequest(headers: IncomingHttpHeaders, host: string): boolean {
  if (!isOwnHost(headers.host, host)) return false
  if (headers.origin !== undefined && hostOf(headers.origin) !== hostOf(`http://${headers.host}`))
    return false
  return isSameSite(headers) || isVisit(headers)
}

/** Without `Sec-Fetch-Site`, as older browsers send it, the other checks decide. */
function isSameSite({ 'sec-fetch-site': from = 'none' }: IncomingHttpHeaders): boolean {
  return from === 'same-origin' || from === 'none'
}

/** Links from other sites are allowed; frames and requests from their scripts are not. */
function isVisit({ 'sec-fetch-mode': mode, 'sec-fetch-dest': place }: IncomingHttpHeaders): boolean {
  return mode === 'navigate' && place === 'document'
}

function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).host : undefined
}

/** The content type for a file name; text is UTF-8. */
export function contentType(name: string): string {
  const type = lookup(name) ?? 'application/octet-stream'
  return /^text\/|javascript|json|xml/.test(type) ? `${type}; charset=utf-8` : type
}
