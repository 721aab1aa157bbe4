/** Which engine built which state of the site. */
export function siteMetadata(engineVersion: string, siteVersion?: string) {
  return { engineVersion, siteVersion }
}
