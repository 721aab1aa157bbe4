import { elementIds } from '../../model/markup.ts'
import { useUiText } from '../useUiText.ts'

/** Opens the drawer on narrow screens. The browser does it; no script is needed. */
export function MenuButton() {
  const uiText = useUiText()
  return (
    <button
      type="button"
      className="navbar__toggle"
      popoverTarget={elementIds.menu}
      aria-label={uiText('toggleNavigationBar')}
    />
  )
}
