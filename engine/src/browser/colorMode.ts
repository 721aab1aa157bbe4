import { scriptWords } from '../model/words/browserWords.ts'
import {
  type ColorModeChoice,
  type ColorModeSettings,
  chooseColorMode,
  colorModeKey as key,
  nextColorMode,
  toColorMode,
} from './colorModeState.ts'
import { follow } from './element.ts'
import { pageText } from './pageText.ts'
import type { Part } from './session.ts'
import type { ReaderStorage } from './storage.ts'

const queryName = 'docusaurus-theme'

/**
 * Applies the colour mode at once, and then follows the toggle, other tabs and the system. `data-theme` holds the
 * mode, `data-theme-choice` the choice behind it.
 */
export function startColorMode(settings: ColorModeSettings, storage: ReaderStorage): Part {
  const root = document.documentElement
  const system = matchMedia('(prefers-color-scheme: dark)')
  let choice: ColorModeChoice
  const apply = (next: ColorModeChoice) => {
    choice = next
    root.dataset.theme = toColorMode(choice, system.matches)
    root.dataset.themeChoice = choice
    describeButtons(choice)
  }
  const query = new URLSearchParams(location.search).get(queryName)
  if (settings.disableSwitch) storage.delete(key)
  apply(chooseColorMode(settings, query, settings.disableSwitch ? null : storage.get(key)))
  system.addEventListener('change', () => apply(choice))
  if (settings.disableSwitch) return {}

  storage.listen(key, (kept) => apply(chooseColorMode(settings, null, kept)))
  follow('click', '[data-color-mode-toggle]', () => {
    apply(nextColorMode(choice, settings.respectSystem))
    if (choice === 'system') storage.delete(key)
    else storage.set(key, choice)
  })
  return { enterPage: () => describeButtons(choice) }
}

function describeButtons(choice: ColorModeChoice): void {
  const text = pageText(scriptWords)
  const mode = text(`${choice}Mode`)
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-color-mode-toggle]')) {
    button.title = mode
    button.ariaLabel = text('switchColorModeFrom', { mode })
  }
}
