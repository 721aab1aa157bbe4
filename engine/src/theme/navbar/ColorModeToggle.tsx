import { replaceable } from '../overrides/replaceable.tsx'
import { useUiText } from '../useUiText.ts'

/** Waits for the script that can switch; until then it would be a button that does nothing, so it is hidden. */
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
