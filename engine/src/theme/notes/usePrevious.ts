import { useEffect, useRef } from 'react'

/** The value at the previous render. */
export function usePrevious<Value>(value: Value): Value | undefined {
  const former = useRef<Value>(undefined)
  useEffect(() => {
    former.current = value
  })
  return former.current
}
