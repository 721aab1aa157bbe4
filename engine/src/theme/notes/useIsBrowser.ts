import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the component runs in the browser; false at build and in the first render. */
export function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
