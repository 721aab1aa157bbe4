import { isIP } from 'node:net'

/**
 * Whether a `Host` header names this computer: by an IP address, as `localhost`, or as `host`, the name that a server
 * listens on. Any other name may have been pointed here by its owner, whose pages could then read everything (DNS
 * rebinding); an IP address cannot.
 */
export function isOwnHost(header: string | undefined, host: string): boolean {
  const address = `http://${header}`
  if (!URL.canParse(address)) return false
  const name = new URL(address).hostname.replace(/^\[|\]$/g, '')
  return isIP(name) !== 0 || /(?:^|\.)localhost$/.test(name) || name === host.toLowerCase()
}
