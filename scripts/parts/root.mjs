import { fileURLToPath } from 'node:url'

/** The repository's folder. Absolute. */
export const root = fileURLToPath(new URL('../..', import.meta.url))
