import { createText } from '../../model/createText.ts'
import type { OfflineSite } from '../../model/offlineSite.ts'
import type { offlineWords } from '../../model/words/offlineWords.ts'
import { createOfflineCopy } from './createOfflineCopy.ts'
import { offlineView, partsOf, showView } from './offlineView.ts'

/**
 * Lets the reader keep the whole site on the device, update and remove it. With the dev server it only says that this
 * is not possible there.
 */
export function hydrate(island: HTMLElement): () => void {
  const { offlineSite, words } = island.dataset
  const locale = document.documentElement.lang
  const text = createText<typeof offlineWords>(JSON.parse(words!), locale)
  if (!offlineSite) {
    showView(island, { message: text('offlineNotHere') })
    return () => {}
  }
  const site: OfflineSite = JSON.parse(offlineSite)
  const copy = createOfflineCopy(site, (state) =>
    showView(island, offlineView(state, site, { text, locale })),
  )
  const { actButton, removeButton } = partsOf(island)
  actButton.onclick = copy.act
  removeButton.onclick = copy.remove
  void copy.look()
  return copy.stop
}
