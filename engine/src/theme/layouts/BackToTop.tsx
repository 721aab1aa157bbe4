import { replaceable } from '../overrides/replaceable.tsx'
import { useUiText } from '../useUiText.ts'

/** Appears when the reader scrolls up from far down; a script decides when. */
export const BackToTop = replaceable('BackToTop', () => {
  const uiText = useUiText()
  return (
    <button
      type="button"
      className="theme-back-to-top-button"
      aria-label={uiText('scrollBackToTop')}
      hidden
    />
  )
})
