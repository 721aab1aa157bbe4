import { version } from '../../package.json'

/** The name and version of the engine, as written into pages and the data files. */
export const engine = { name: 'Sotay', version }
