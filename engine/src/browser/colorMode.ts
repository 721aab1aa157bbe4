import { follow } from './element.ts'
import { scriptText } from './pageText.ts'
import type { Part } from './part.ts'
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
  if (settings.disableSwitch) storage.delete(colorModeKey)
  apply(chooseColorMode(settings, query, storage.get(colorModeKey)))
  system.addEventListener('change', () => apply(choice))
  if (settings.disableSwitch) return {}

  storage.listen(colorModeKey, (stored) => apply(chooseColorMode(settings, null, stored)))
  follow('click', '[data-color-mode-toggle]', () => {
    apply(nextColorMode(choice, settings.respectSystem))
    if (choice === 'system') storage.delete(colorModeKey)
    else storage.set(colorModeKey, choice)
  })
  return { enterPage: () => describeButtons(choice) }
}

function describeButtons(choice: ColorModeChoice): void {
  const mode = scriptText(`${choice}Mode`)
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-color-mode-toggle]')) {
    button.title = mode
    button.ariaLabel = scriptText('switchColorModeFrom', { mode })
  }
}

export type ColorMode = 'light' | 'dark'

/** The storage key of the choice. */
export const colorModeKey = 'theme'

/** The visitor's choice; `system` follows the device. */
type ColorModeChoice = ColorMode | 'system'

/** The site's settings. */
interface ColorModeSettings {
  defaultMode: ColorMode
  disableSwitch: boolean
  respectSystem: boolean
}

/** The choice in force: from the address, else from storage, else the system or the site's default. */
export function chooseColorMode(
  settings: ColorModeSettings,
  query: string | null,
  stored: string | null,
): ColorModeChoice {
  const { defaultMode, disableSwitch, respectSystem } = settings
  const written = disableSwitch ? [] : [query, stored]
  return written.find(isColorMode) ?? (respectSystem ? 'system' : defaultMode)
}

/** The choice after the next press of the toggle: two states, or three where the system is respected. */
export function nextColorMode(choice: ColorModeChoice, respectSystem: boolean): ColorModeChoice {
  if (choice === 'light') return 'dark'
  return respectSystem && choice === 'dark' ? 'system' : 'light'
}

/** The mode that is painted. */
export function toColorMode(choice: ColorModeChoice, systemIsDark: boolean): ColorMode {
  if (choice !== 'system') return choice
  return systemIsDark ? 'dark' : 'light'
}

function isColorMode(value: string | null): value is ColorMode {
  return value === 'light' || value === 'dark'
}
