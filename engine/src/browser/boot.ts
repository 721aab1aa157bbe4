import { startColorMode } from './colorMode.ts'
import { startTabs } from './content/tabs.ts'
import { readDataParameters } from './dataParameters.ts'
import { showKeyboardFocus } from './keyboardFocus.ts'
import { startSession } from './session.ts'
import { createStorage } from './storage.ts'

const { base = '/', defaultMode, disableSwitch, respectSystem, search } = document.currentScript!.dataset
const storage = createStorage()

const colorMode = startColorMode(
  {
    defaultMode: defaultMode === 'dark' ? 'dark' : 'light',
    disableSwitch: disableSwitch !== undefined,
    respectSystem: respectSystem !== undefined,
  },
  storage,
)
startTabs(storage)
readDataParameters()
document.addEventListener('DOMContentLoaded', () => {
  showKeyboardFocus()
  startSession({ baseUrl: base, search: search && JSON.parse(search), storage, colorMode })
})
