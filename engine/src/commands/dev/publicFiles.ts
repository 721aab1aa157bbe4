import { toPageKey } from '../../model/toPageKey.ts'
import { listStaticFiles } from '../../output/staticFiles.ts'
import { listPublicFiles, type PublicFiles } from '../../site/links/listPublicFiles.ts'
import type { Site } from '../../site/site.ts'

/** What links may lead to besides pages. Other languages are not read, so that all below their addresses is taken to be there. */
export async function publicFiles(site: Site): Promise<PublicFiles> {
  const { config } = site
  const files = listPublicFiles(
    site,
    (await listStaticFiles(config)).map(({ path }) => path),
  )
  const languages = Object.values(config.i18n.localeConfigs)
    .map(({ baseUrl = config.baseUrl }) => baseUrl)
    .filter((baseUrl) => baseUrl !== config.baseUrl && baseUrl.startsWith(config.baseUrl))
    .map(toPageKey)
  const isInLanguage = (key: string) => languages.some((folder) => `${key}/`.startsWith(`${folder}/`))
  return { has: (key) => files.has(key) || isInLanguage(key) }
}
