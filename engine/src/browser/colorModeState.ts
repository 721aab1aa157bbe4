export type ColorMode = 'light' | 'dark'

/** Where the choice is kept. */
export const colorModeKey = 'theme'

/** What the visitor chose; `system` follows the device. */
export type ColorModeChoice = ColorMode | 'system'

/** The site's settings. */
export interface ColorModeSettings {
  defaultMode: ColorMode
  disableSwitch: boolean
  respectSystem: boolean
}

/** The choice in force: the address, then what was kept, then the system or the default. */
export function chooseColorMode(
  settings: ColorModeSettings,
  query: string | null,
  kept: string | null,
): ColorModeChoice {
  const { defaultMode, disableSwitch, respectSystem } = settings
  const written = disableSwitch ? [] : [query, kept]
  return written.find(isColorMode) ?? (respectSystem ? 'system' : defaultMode)
}

/** What the next press of the button chooses: two states, or three where the system is respected. */
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
