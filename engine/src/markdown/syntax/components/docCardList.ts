import { addReference } from '../../walk.ts'
import type { ComponentRenderer } from '../../walkTree.ts'

/** `<DocCardList />`: the pages that stand beside the note in its sidebar, which the site knows. */
export const renderDocCardList: ComponentRenderer = (_, walk) => addReference({ kind: 'cards' }, walk)
