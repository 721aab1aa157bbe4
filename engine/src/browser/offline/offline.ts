import { createText } from '../../model/createText.ts'
import type { OfflineSite } from '../../model/offlineSite.ts'
import type { offlineWords } from '../../model/words/offlineWords.ts'
import { createKeeper } from './createKeeper.ts'
import { offlineFace } from './offlineFace.ts'
import { partsOf, showFace } from './showFace.ts'

/**
 * Lets the reader keep the whole site on the device, update and remove it. With the dev server it only says that this
 * is not possible there.
 */
export function hydrate(island: HTMLElement): () => void {
  const { offlineSite, words } = island.dataset
  const locale = document.documentElement.lang
  const text = createText<typeof offlineWords>(JSON.parse(words!), locale)
  if (!offlineSite) {
    showFace(island, { message: text('offlineNotHere') })
    return () => {}
  }
  const site: OfflineSite = JSON.parse(offlineSite)
  const keeper = createKeeper(site, (state) => showFace(island, offlineFace(state, site, { text, locale })))
  const { actButton, removeButton } = partsOf(island)
  actButton.onclick = keeper.act
  removeButton.onclick = keeper.remove
  void keeper.look()
  return keeper.stop
}
