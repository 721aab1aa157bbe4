import { useState } from 'react'

/** A button that counts how often it was pressed. */
export function Counter({ start = 0 }: { start?: number }) {
  const [count, setCount] = useState(start)
  return (
    <button type="button" className="button button--primary" onClick={() => setCount(count + 1)}>
      Pressed {count} times
    </button>
  )
}
