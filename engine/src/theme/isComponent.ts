import type { ComponentType } from 'react'

const wrapped = ['react.memo', 'react.forward_ref', 'react.lazy'].map((name) => Symbol.for(name))

/**
 * Whether React can render a value as a component. `memo`, `forwardRef` and `lazy` return objects, and so do
 * contexts, which are no components.
 */
export function isComponent(value: unknown): value is ComponentType {
  const { $$typeof } = Object(value) as { $$typeof?: symbol }
  return typeof value === 'function' || ($$typeof !== undefined && wrapped.includes($$typeof))
}
