import { setColorMode } from './setColorMode.ts'
import { useColorMode } from './useColorMode.ts'

/** `useColorMode()` with the return value that it has in Docusaurus. */
export function useNoteColorMode() {
  const colorMode = useColorMode()
  return { colorMode, isDarkTheme: colorMode === 'dark', setColorMode }
}
