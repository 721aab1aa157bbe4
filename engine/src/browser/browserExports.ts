import type { NoteModuleName } from '../model/noteModules.ts'
import { markIsland } from '../theme/notes/markIsland.tsx'
import { noteExports } from '../theme/notes/noteExports.ts'
import { setColorMode } from './setColorMode.ts'
import { useColorMode } from './useColorMode.ts'

/** The colour mode as other engines tell it. */
function useNoteColorMode() {
  const colorMode = useColorMode()
  return { colorMode, isDarkTheme: colorMode === 'dark', setColorMode }
}

export { markIsland }

/** What notes and components may import by the names of other engines: one file for the build and for islands. */
export const browserExports: Record<NoteModuleName, Record<string, unknown>> = {
  ...noteExports,
  '@docusaurus/theme-common': { useColorMode: useNoteColorMode },
}
