import { version } from '../../package.json'

/** What makes the pages, as they and the data beside them tell it. */
export const engine = { name: 'Sotay', version }
