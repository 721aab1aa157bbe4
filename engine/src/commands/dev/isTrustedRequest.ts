import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'

/**
 * Whether a request comes from the writer's own pages. A page of another site may neither read this one nor make it
 * do something; and a name of another site may not lead here (DNS rebinding), so the server answers to its own names
 * only. `host` is what it listens on.
 */
export function isTrustedRequest(headers: IncomingHttpHeaders, host: string): boolean {
  const asked = hostOf(`http://${headers.host}`)
  if (!asked || !isOwnName(asked.hostname, host)) return false
  if (headers.origin !== undefined && hostOf(headers.origin)?.host !== asked.host) return false
  return isSameSite(headers) || isVisit(headers)
}

/** An address of numbers is nobody's name. */
function isOwnName(name: string, host: string): boolean {
  const bare = name.replace(/^\[|\]$/g, '')
  return isIP(bare) !== 0 || /(?:^|\.)localhost$/.test(bare) || bare === host.toLowerCase()
}

/** Browsers that do not say where a request comes from leave it to the other checks. */
function isSameSite({ 'sec-fetch-site': from = 'none' }: IncomingHttpHeaders): boolean {
  return from === 'same-origin' || from === 'none'
}

/** A link on another site may lead here, but may not show this site within a page of its own. */
function isVisit({ 'sec-fetch-mode': mode, 'sec-fetch-dest': place }: IncomingHttpHeaders): boolean {
  return mode === 'navigate' && place === 'document'
}

function hostOf(address: string): URL | undefined {
  return URL.canParse(address) ? new URL(address) : undefined
}
