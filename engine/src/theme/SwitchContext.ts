import { sharedContext } from './sharedContext.ts'

/** Address of the script for the menus of versions and languages; undefined where there are none. */
export const SwitchContext = sharedContext<string | undefined>('switch', undefined)
