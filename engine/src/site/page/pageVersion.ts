import type { PageVersion } from '../../model/pageData.ts'
import { sameDocHref } from '../chrome/sameDocHref.ts'
import { versionSwitch } from '../chrome/versionsOf.ts'
import type { RouteTarget, Site, Version } from '../site.ts'

/** The version badge and banner of a page, with a link to the latest version; undefined when it has neither. */
export function pageVersion(
  target: Extract<RouteTarget, { version: Version }>,
  site: Pick<Site, 'config' | 'versions'>,
): PageVersion | undefined {
  const { label, badge, banner, docsConfig } = target.version
  if (banner === 'none' && !badge) return undefined
  const latest =
    site.versions.find((other) => other.isLast && other.docsConfig === docsConfig) ?? target.version
  const href = sameDocHref(latest, target.kind === 'doc' ? target.doc.id : undefined, site.config)
  return {
    label,
    hasBadge: badge,
    ...(banner !== 'none' && { banner }),
    latest: { name: latest.name, label: latest.label, href },
    switches: versionSwitch(docsConfig.id, { site }),
  }
}
