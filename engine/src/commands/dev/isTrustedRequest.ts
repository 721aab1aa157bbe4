import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'

/**
 * Whether a request comes from the dev server's own pages. Pages of other sites must not read from this server or
 * trigger anything on it. Against DNS rebinding, the `Host` header must be an IP address, `localhost` or `host`, the
 * name that the server listens on.
 */
export function isTrustedRequest(headers: IncomingHttpHeaders, host: string): boolean {
  const asked = hostOf(`http://${headers.host}`)
  if (!asked || !isOwnName(asked.hostname, host)) return false
  if (headers.origin !== undefined && hostOf(headers.origin)?.host !== asked.host) return false
  return isSameSite(headers) || isVisit(headers)
}

/** An IP address cannot be rebound by DNS, so it is always accepted. */
function isOwnName(name: string, host: string): boolean {
  const bare = name.replace(/^\[|\]$/g, '')
  return isIP(bare) !== 0 || /(?:^|\.)localhost$/.test(bare) || bare === host.toLowerCase()
}

/** Without `Sec-Fetch-Site`, as older browsers send it, the other checks decide. */
function isSameSite({ 'sec-fetch-site': from = 'none' }: IncomingHttpHeaders): boolean {
  return from === 'same-origin' || from === 'none'
}

/** Links from other sites are allowed; frames and requests from their scripts are not. */
function isVisit({ 'sec-fetch-mode': mode, 'sec-fetch-dest': place }: IncomingHttpHeaders): boolean {
  return mode === 'navigate' && place === 'document'
}

function hostOf(address: string): URL | undefined {
  return URL.canParse(address) ? new URL(address) : undefined
}
