import type { islandTag, slotTag } from '../../model/island.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      [islandTag]: HTMLAttributes<HTMLElement>
      [slotTag]: HTMLAttributes<HTMLElement>
    }
  }
}
