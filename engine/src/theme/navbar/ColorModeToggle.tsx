import { replaceable } from '../overrides/replaceable.tsx'
import { useUiText } from '../useUiText.ts'

/** Shown only where the script runs: without it the button would do nothing. */
export const ColorModeToggle = replaceable('ColorModeToggle', () => {
  const uiText = useUiText()
  return (
    <button
      type="button"
      className="color-mode-toggle"
      data-color-mode-toggle
      aria-label={uiText('switchColorMode')}
    />
  )
})
