import { createRequire } from 'node:module'
import type * as Rolldown from 'rolldown/utils'

const require = createRequire(import.meta.url)

/** Loads the JavaScript parser on first use, because most notes never need it. */
export const loadParser = () => require('rolldown/utils') as typeof Rolldown
