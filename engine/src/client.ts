export { useColorMode } from './browser/useColorMode.ts'
export { useShared } from './browser/useShared.ts'
