import { elementIds } from '../../model/markup.ts'
import type { PageData } from '../../model/pageData.ts'
import { Brand } from '../navbar/Brand.tsx'
import { ColorModeToggle } from '../navbar/ColorModeToggle.tsx'
import { useUiText } from '../useUiText.ts'

/** The header of the drawer; hidden where the sidebar is a column. */
export function DrawerHeader({ page }: { page: PageData }) {
  const uiText = useUiText()
  return (
    <div className="navbar-sidebar__brand">
      <Brand page={page} />
      {page.hasColorModeSwitch && <ColorModeToggle />}
      <button
        type="button"
        className="close navbar-sidebar__close"
        popoverTarget={elementIds.menu}
        popoverTargetAction="hide"
        aria-label={uiText('closeNavigationBar')}
      />
    </div>
  )
}
