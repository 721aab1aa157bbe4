import type { islandTag, slotTag } from '../../model/markup.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      [islandTag]: HTMLAttributes<HTMLElement>
      [slotTag]: HTMLAttributes<HTMLElement>
    }
  }
}
