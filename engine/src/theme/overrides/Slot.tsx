import { use } from 'react'
import type { SlotName } from '../../model/overrides.ts'
import { FramePlace } from './FramePlace.tsx'
import { OverrideContext } from './OverrideContext.ts'

/** A place that is empty until the site fills it. */
export function Slot({ name }: { name: SlotName }) {
  const { slots, page } = use(OverrideContext) ?? {}
  const fillers = slots?.[name]
  if (!fillers) return null
  const filled = fillers.map((Filler, index) => <Filler key={index} page={page!} />)
  return inFrame.test(name) ? <FramePlace name={name}>{filled}</FramePlace> : filled
}

const inFrame = /^(?:announcement|navbar|sidebar|footer)-/
