import { type Context, createContext } from 'react'

/** A context shared by all copies of this module: the bundled components of a site contain a copy of their own. */
export function sharedContext<Value>(name: string, initial: Value): Context<Value> {
  const holder = globalThis as { [key: symbol]: Context<Value> | undefined }
  const key = Symbol.for(`sotay.${name}`)
  holder[key] ??= createContext(initial)
  return holder[key]
}
