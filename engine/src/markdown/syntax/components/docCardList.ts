import { addReference } from '../../walk.ts'
import type { ComponentRenderer } from '../../walkTree.ts'

/** `<DocCardList />`: cards for the note's siblings in the sidebar, filled in by the site. */
export const renderDocCardList: ComponentRenderer = (_, walk) => addReference({ kind: 'cards' }, walk)
