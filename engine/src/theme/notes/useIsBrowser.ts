import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the component lives in the browser already; false while the page is built and at its first drawing. */
export function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
