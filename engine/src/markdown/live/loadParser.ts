import { createRequire } from 'node:module'
import type * as Rolldown from 'rolldown/utils'

const require = createRequire(import.meta.url)

/** Loads the parser of JavaScript, which most notes never need. */
export const loadParser = () => require('rolldown/utils') as typeof Rolldown
