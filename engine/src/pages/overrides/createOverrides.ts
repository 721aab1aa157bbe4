import { type ComponentType, createElement } from 'react'
import type { Override, OverrideBundle } from '../../bundle/overrides/bundleOverrides.ts'
import type { Overrides } from '../../theme/overrides/OverrideContext.ts'

/**
 * Assigns the site's components to the parts and slots of the theme. `last` returns the one rendered last, which is the
 * one that threw.
 */
export function createOverrides({ overrides: found }: Pick<OverrideBundle, 'overrides'>) {
  let current = found[0]!
  const overrides: Overrides = { components: {}, slots: {} }
  for (const override of found) {
    const { key } = override
    const Tracked = (props: object) => {
      current = override
      return createElement(override.component as ComponentType, props)
    }
    if (key[0] === 'components') overrides.components[key[1]] = Tracked
    else overrides.slots[key[1]] = [...(overrides.slots[key[1]] ?? []), Tracked]
  }
  return { overrides, last: (): Override => current }
}
