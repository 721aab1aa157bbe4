import { replaceable } from '../overrides/replaceable.tsx'
import { useUiText } from '../useUiText.ts'

/** Hidden until the script shows it: without the script the button would do nothing. */
export const ColorModeToggle = replaceable('ColorModeToggle', () => {
  const uiText = useUiText()
  return (
    <button
      type="button"
      className="color-mode-toggle"
      data-color-mode-toggle
      aria-label={uiText('switchColorMode')}
      hidden
    />
  )
})
