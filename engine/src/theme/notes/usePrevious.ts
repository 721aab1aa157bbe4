import { useEffect, useRef } from 'react'

/** What a value was at the drawing before. */
export function usePrevious<Value>(value: Value): Value | undefined {
  const former = useRef<Value>(undefined)
  useEffect(() => {
    former.current = value
  })
  return former.current
}
