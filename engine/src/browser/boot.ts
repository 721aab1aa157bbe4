import { startColorMode } from './colorMode.ts'
import { showKeyboardFocus } from './navigation/focusPage.ts'
import { isFast } from './navigation/prefetch.ts'
import { restoreWrap } from './reading/codeButtons.ts'
import { startSession } from './session.ts'
import { createStorage } from './storage.ts'

const settings = document.currentScript!.dataset
const { base = '/', defaultMode, disableSwitch, respectSystem, fonts, previews, search } = settings

// Asked for before the style sheets name them, so that the first text is set in them. On a slow connection they would
// delay that text.
if (fonts && isFast(/[23]g/)) document.head.insertAdjacentHTML('beforeend', fonts)

const storage = createStorage()

const colorMode = startColorMode(
  {
    defaultMode: defaultMode === 'dark' ? 'dark' : 'light',
    disableSwitch: disableSwitch !== undefined,
    respectSystem: respectSystem !== undefined,
  },
  storage,
)

restoreWrap(storage)
readDataParameters()

document.addEventListener('DOMContentLoaded', () => {
  showKeyboardFocus()
  startSession({ baseUrl: base, previews, search: search && JSON.parse(search), storage, colorMode })
})

/**
 * `?docusaurus-data-name=value` becomes `data-name` on the root element, so that a page in an `<iframe>` can be
 * styled by its address.
 */
function readDataParameters(): void {
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (/^docusaurus-data-[\w-]+$/.test(name))
      document.documentElement.setAttribute(name.slice('docusaurus-'.length), value)
  }
}
