import { type Context, createContext } from 'react'

/** A context that is one for all copies of this module: the components of a site bring a copy of their own. */
export function sharedContext<Value>(name: string, initial: Value): Context<Value> {
  const holder = globalThis as { [key: symbol]: Context<Value> | undefined }
  // biome-ignore lint/suspicious/noAssignInExpressions: made once, by whoever comes first
  return (holder[Symbol.for(`sotay.${name}`)] ??= createContext(initial))
}
