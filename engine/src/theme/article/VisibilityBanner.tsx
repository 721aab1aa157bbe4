import { Admonition } from '../content/Admonition.tsx'
import { useUiText } from '../useUiText.ts'

/** Tells the reader that others will not see this page, or not find it. */
export function VisibilityBanner({ draft, unlisted }: { draft?: boolean; unlisted?: boolean }) {
  const uiText = useUiText()
  return (
    <>
      {draft && (
        <Admonition
          kind="caution"
          alert="warning"
          title={uiText('draftTitle')}
          className="theme-draft-banner"
        >
          {uiText('draftMessage')}
        </Admonition>
      )}
      {unlisted && (
        <Admonition
          kind="caution"
          alert="warning"
          title={uiText('unlistedTitle')}
          className="theme-unlisted-banner"
        >
          {uiText('unlistedMessage')}
        </Admonition>
      )}
    </>
  )
}
