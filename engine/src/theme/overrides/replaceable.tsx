import { type ComponentType, use } from 'react'
import type { ReplaceableName } from '../../model/overrides.ts'
import { FramePlace } from './FramePlace.tsx'
import { OverrideContext } from './OverrideContext.ts'

/** Makes a component of the theme replaceable by the site. Inside its replacement it renders the original. */
export function replaceable<Props extends object>(name: ReplaceableName, Own: ComponentType<Props>) {
  return function Replaceable(props: Props) {
    const overrides = use(OverrideContext)
    const Replacement: ComponentType<Props> | undefined = overrides?.components[name]
    if (!overrides || !Replacement) return <Own {...props} />
    const components = { ...overrides.components, [name]: undefined }
    const replaced = <Replacement {...props} />
    return (
      <OverrideContext value={{ ...overrides, components }}>
        {inFrame.includes(name) ? <FramePlace name={name}>{replaced}</FramePlace> : replaced}
      </OverrideContext>
    )
  }
}

const inFrame: ReplaceableName[] = ['AnnouncementBar', 'Navbar', 'Footer']
