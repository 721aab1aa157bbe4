/** The versions of the engine and of the site. */
export function siteMetadata(engineVersion: string, siteVersion?: string) {
  return { engineVersion, siteVersion }
}
