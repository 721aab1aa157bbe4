export { settings as default } from './settings.mjs'
