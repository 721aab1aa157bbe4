import { type ReactNode, use } from 'react'
import type { NavbarSwitch } from '../model/chrome.ts'
import type { HydrateTime } from '../model/markup.ts'
import { SwitchContext } from './SwitchContext.ts'

interface SwitchIslandProps {
  switches: NavbarSwitch
  /** Default: on touch, or in view where it may have to show a remembered version. */
  when?: HydrateTime
  children: ReactNode
}

/** Links between versions or languages, as an island with the script `browser/switches.ts`. */
export function SwitchIsland({ switches, when, children }: SwitchIslandProps) {
  const script = use(SwitchContext)
  if (!script) return children
  const { docsId, names, isOutside } = switches
  const isShown = isOutside === true && docsId !== undefined
  return (
    <sotay-island
      data-files={script}
      data-when={when ?? (isShown ? 'visible' : 'touched')}
      data-docs={docsId}
      data-versions={names && JSON.stringify(names)}
    >
      {children}
    </sotay-island>
  )
}
