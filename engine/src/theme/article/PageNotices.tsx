import type { PageData } from '../../model/pageData.ts'
import { TranslationNotice } from './TranslationNotice.tsx'
import { VersionBadge } from './VersionBadge.tsx'
import { VersionBanner } from './VersionBanner.tsx'

/** Notices above the text: which version this is, and that the page is not translated. */
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
