import type { NoteExports } from '../model/noteModules.ts'
import { Collapsible, useCollapsible } from '../theme/notes/Collapsible.tsx'
import { markIsland } from '../theme/notes/markIsland.tsx'
import { matchPath } from '../theme/notes/matchPath.ts'
import { noteExports } from '../theme/notes/noteExports.ts'
import { PageMetadata } from '../theme/notes/PageMetadata.tsx'
import { themeClassNames } from '../theme/notes/themeClassNames.ts'
import { usePrevious } from '../theme/notes/usePrevious.ts'
import { Redirect } from './router/Redirect.tsx'
import { useHistory } from './router/useHistory.ts'
import { useLocation } from './router/useLocation.ts'
import { setColorMode } from './setColorMode.ts'
import { useColorMode } from './useColorMode.ts'
import { useWindowSize } from './useWindowSize.ts'

/** `useColorMode()` with the return value that it has in Docusaurus. */
function useNoteColorMode() {
  const colorMode = useColorMode()
  return { colorMode, isDarkTheme: colorMode === 'dark', setColorMode }
}

export { markIsland }

/**
 * The modules behind `@docusaurus/…` and `@theme/…` imports in notes and components: one file for the build and for
 * islands.
 */
export const browserExports: NoteExports = {
  ...noteExports,
  '@docusaurus/router': { Redirect, matchPath, useHistory, useLocation },
  '@docusaurus/theme-common': {
    Collapsible,
    PageMetadata,
    ThemeClassNames: themeClassNames,
    useCollapsible,
    useColorMode: useNoteColorMode,
    usePrevious,
    useWindowSize,
  },
}
