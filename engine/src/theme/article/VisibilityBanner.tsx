import type { ReactNode } from 'react'
import { Admonition } from '../content/Admonition.tsx'
import { useUiText } from '../useUiText.ts'

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
