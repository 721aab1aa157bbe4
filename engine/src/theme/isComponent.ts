import type { ComponentType } from 'react'

const wrapped = ['react.memo', 'react.forward_ref', 'react.lazy'].map((name) => Symbol.for(name))

/** Whether React can draw a value as a component. What `memo` and its like give is an object, as contexts are. */
export function isComponent(value: unknown): value is ComponentType {
  const { $$typeof } = Object(value) as { $$typeof?: symbol }
  return typeof value === 'function' || ($$typeof !== undefined && wrapped.includes($$typeof))
}
