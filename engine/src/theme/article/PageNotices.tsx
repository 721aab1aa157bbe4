import type { PageData } from '../../model/pageData.ts'
import { TranslationNotice } from './TranslationNotice.tsx'
import { VersionBadge } from './VersionBadge.tsx'
import { VersionBanner } from './VersionBanner.tsx'

/** What the reader should know before reading: which version this is, and that it is not in their language. */
export function PageNotices({ page }: { page: PageData }) {
  const { version, siteTitle, originalLanguage } = page
  return (
    <>
      {version && <VersionBanner version={version} siteTitle={siteTitle} />}
      {version?.hasBadge && <VersionBadge label={version.label} />}
      {originalLanguage && <TranslationNotice language={originalLanguage} />}
    </>
  )
}
