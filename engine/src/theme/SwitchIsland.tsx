import { type ReactNode, use } from 'react'
import type { HydrateTime } from '../model/island.ts'
import type { NavbarSwitch } from '../model/navbar.ts'
import { SwitchContext } from './SwitchContext.ts'

interface SwitchIslandProps {
  switches: NavbarSwitch
  /** Left out: when it is touched, or comes into view where it may have to show what is remembered. */
  when?: HydrateTime
  children: ReactNode
}

/** Links between versions or languages, which a script helps when it is needed (`browser/switches.ts`). */
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
