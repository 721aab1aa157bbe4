import { useUiText } from '../useUiText.ts'

/** Names the version that the page belongs to. */
export function VersionBadge({ label }: { label: string }) {
  const uiText = useUiText()
  return <span className="theme-doc-version-badge">{uiText('versionBadge', { versionLabel: label })}</span>
}
