import { createContext } from 'react'

/** Address of the script that helps with the choice of version and language; undefined where there is no choice. */
export const SwitchContext = createContext<string | undefined>(undefined)
