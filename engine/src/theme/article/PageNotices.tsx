import type { ReactNode } from 'react'
import type { PageData, PageVersion } from '../../model/pageData.ts'
import { Admonition } from '../content/pieces.tsx'
import { SwitchIsland } from '../navbar/ChromeLink.tsx'
import { PartPlace, replaceable } from '../overrides/replaceable.tsx'
import { SlottedText, slot, useUiText } from '../texts.tsx'

/** Notices above the text: which version this is, and that the page is not translated. */
export function PageNotices({ page }: { page: PageData }) {
  const { version, siteTitle, originalLanguage } = page
  return (
    <>
      {version && (
        <PartPlace name="DocVersionBanner">
          <VersionBanner version={version} siteTitle={siteTitle} />
        </PartPlace>
      )}
      {version?.hasBadge && (
        <PartPlace name="DocVersionBadge">
          <VersionBadge label={version.label} />
        </PartPlace>
      )}
      {originalLanguage && <TranslationNotice language={originalLanguage} />}
    </>
  )
}

/** Says that the page is not translated. `language` is the name of its own language, in the reader's. */
function TranslationNotice({ language }: { language: string }) {
  const uiText = useUiText()
  return (
    <Admonition kind="info" title={uiText('untranslatedTitle')} className="theme-translation-notice">
      {uiText('untranslated', { language })}
    </Admonition>
  )
}

/** Names the version that the page belongs to. */
export function VersionBadge({ label }: { label: string }) {
  const uiText = useUiText()
  return <span className="theme-doc-version-badge">{uiText('versionBadge', { versionLabel: label })}</span>
}

interface VersionBannerProps {
  version: PageVersion
  siteTitle: string
}

/** Warns that a version is old or unreleased, and links to the same note in the latest one. */
export const VersionBanner = replaceable('VersionBanner', ({ version, siteTitle }: VersionBannerProps) => {
  const uiText = useUiText()
  const { label: versionLabel, banner, latest, switches } = version
  if (!banner) return null
  const suggestion = { latestVersionLink: slot, versionLabel: latest.label }
  return (
    <Admonition kind="caution" title={uiText('notLatestVersion')} className="theme-doc-version-banner">
      <p>{uiText(`${banner}Version`, { siteTitle, versionLabel })}</p>
      <p>
        <SlottedText text={uiText('latestVersionSuggestion', suggestion)}>
          <SwitchIsland switches={switches} when="visible">
            <a href={latest.href} data-version={latest.name} data-held>
              {uiText('latestVersionLink')}
            </a>
          </SwitchIsland>
        </SlottedText>
      </p>
    </Admonition>
  )
})

/** Warns that a page is a draft, which is not published, or unlisted. */
export function VisibilityBanner({ draft, unlisted }: { draft?: boolean; unlisted?: boolean }) {
  const uiText = useUiText()
  return (
    <>
      {draft && (
        <Caution title={uiText('draftTitle')} className="theme-draft-banner">
          {uiText('draftMessage')}
        </Caution>
      )}
      {unlisted && (
        <Caution title={uiText('unlistedTitle')} className="theme-unlisted-banner">
          {uiText('unlistedMessage')}
        </Caution>
      )}
    </>
  )
}

function Caution(props: { title: string; className: string; children: ReactNode }) {
  return <Admonition kind="caution" {...props} />
}
