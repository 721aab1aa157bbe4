export { useColorMode } from './browser/useColorMode.ts'
