import { settings } from './settings.mjs'

export default { ...settings, future: { v4: true, faster: true } }
