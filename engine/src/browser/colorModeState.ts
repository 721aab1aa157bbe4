export type ColorMode = 'light' | 'dark'

/** The storage key of the choice. */
export const colorModeKey = 'theme'

/** The visitor's choice; `system` follows the device. */
export type ColorModeChoice = ColorMode | 'system'

/** The site's settings. */
export interface ColorModeSettings {
  defaultMode: ColorMode
  disableSwitch: boolean
  respectSystem: boolean
}

/** The choice in force: from the address, else from storage, else the system or the site's default. */
export function chooseColorMode(
  settings: ColorModeSettings,
  query: string | null,
  kept: string | null,
): ColorModeChoice {
  const { defaultMode, disableSwitch, respectSystem } = settings
  const written = disableSwitch ? [] : [query, kept]
  return written.find(isColorMode) ?? (respectSystem ? 'system' : defaultMode)
}

/** The choice after the next press of the toggle: two states, or three where the system is respected. */
export function nextColorMode(choice: ColorModeChoice, respectSystem: boolean): ColorModeChoice {
  if (!respectSystem) return choice === 'dark' ? 'light' : 'dark'
  return choice === 'system' ? 'light' : choice === 'light' ? 'dark' : 'system'
}

/** The mode that is painted. */
export function toColorMode(choice: ColorModeChoice, systemIsDark: boolean): ColorMode {
  if (choice !== 'system') return choice
  return systemIsDark ? 'dark' : 'light'
}

function isColorMode(value: string | null): value is ColorMode {
  return value === 'light' || value === 'dark'
}
