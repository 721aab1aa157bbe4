import { elementIds } from '../../model/elementIds.ts'
import { uiText } from '../../model/uiText.ts'

/** Opens the drawer on narrow screens. The browser does it; no script is needed. */
export function MenuButton() {
  return (
    <button
      type="button"
      className="navbar__toggle"
      popoverTarget={elementIds.menu}
      aria-label={uiText('toggleNavigationBar')}
    />
  )
}
