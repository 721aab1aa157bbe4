import { uiText } from '../../model/uiText.ts'

/** Appears when the reader scrolls up from far down; a script decides when. */
export function BackToTop() {
  return (
    <button
      type="button"
      className="theme-back-to-top-button"
      aria-label={uiText('scrollBackToTop')}
      hidden
    />
  )
}
