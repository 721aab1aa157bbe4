import type { PageVersion } from '../../model/pageData.ts'
import { Admonition } from '../content/Admonition.tsx'
import { replaceable } from '../overrides/replaceable.tsx'
import { SlottedText, slot } from '../SlottedText.tsx'
import { SwitchIsland } from '../SwitchIsland.tsx'
import { useUiText } from '../useUiText.ts'

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
