import type { NoteModuleName } from '../model/noteModules.ts'
import { noteExports } from '../theme/notes/noteExports.ts'
import { useColorMode } from './useColorMode.ts'

/** The colour mode as other engines tell it. The button in the navbar changes it. */
function useNoteColorMode() {
  const colorMode = useColorMode()
  return { colorMode, isDarkTheme: colorMode === 'dark' }
}

/** What notes and components may import by the names of other engines: one file for the build and for islands. */
export const modules: Record<NoteModuleName, Record<string, unknown>> = {
  ...noteExports,
  '@docusaurus/theme-common': { useColorMode: useNoteColorMode },
}
