import { type ComponentType, type ReactNode, use } from 'react'
import type { ReplaceableName, SlotName } from '../../model/overrides.ts'
import type { PlacedPart } from '../../model/themeParts.ts'
import { OverrideContext } from '../contexts.ts'

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

const inFrame: string[] = ['AnnouncementBar', 'Navbar', 'Footer'] satisfies ReplaceableName[]

interface PartPlaceProps {
  /** From the outermost to the innermost part; the first that the site has is drawn. */
  name: PlacedPart | PlacedPart[]
  /** What the part is given in Docusaurus. */
  props?: object
  /** What is there without a part of the site. */
  children?: ReactNode
}

/** The place of a part of the theme of Docusaurus, which a file in the site's `src/theme` can take. */
export function PartPlace({ name, props, children }: PartPlaceProps) {
  const parts = use(OverrideContext)?.parts
  const found = parts && [name].flat().find((each) => parts[each])
  if (!found) return children
  const Part = parts[found]!
  const drawn = <Part {...props} />
  if (/TOC/.test(found)) return <div className="toc-place">{drawn}</div>
  return inFrame.includes(found) ? <FramePlace name={found}>{drawn}</FramePlace> : drawn
}

/** A place that is empty until the site fills it. */
export function Slot({ name }: { name: SlotName }) {
  const { slots, page } = use(OverrideContext) ?? {}
  const fillers = slots?.[name]
  if (!fillers) return null
  const filled = fillers.map((Filler, index) => <Filler key={index} page={page!} />)
  return slotsInFrame.test(name) ? <FramePlace name={name}>{filled}</FramePlace> : filled
}

const slotsInFrame = /^(?:announcement|navbar|sidebar|footer)-/

interface FramePlaceProps {
  name: string
  children: ReactNode
}

/**
 * Marks what a site puts around the layout: navigation keeps that frame and replaces the marked parts
 * (`browser/navigation/swapPage.ts`).
 */
function FramePlace({ name, children }: FramePlaceProps) {
  return <div data-place={name}>{children}</div>
}
