import { sharedContext } from './sharedContext.ts'

/** Address of the script that helps with the choice of version and language; undefined where there is no choice. */
export const SwitchContext = sharedContext<string | undefined>('switch', undefined)
