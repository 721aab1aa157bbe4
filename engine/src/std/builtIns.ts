// What all code has: code of a site may add to it or replace it, and the engine works with it too.

const extended = { Array, Object }

/** Takes back what was added to all lists and objects. Gives the first of it, as code names it. */
export function takeBackAdditions(): string | undefined {
  for (const [name, { prototype }] of Object.entries(extended)) {
    const added = Object.keys(prototype)
    for (const key of added) Reflect.deleteProperty(prototype, key)
    if (added[0] !== undefined) return `${name}.prototype.${added[0]}`
  }
  return undefined
}

/** Lets packages that a site needs, as Sass, keep what they add: loops do not find it, nor does `takeBackAdditions`. */
export function hideAdditions(): void {
  for (const { prototype } of Object.values(extended))
    for (const key of Object.keys(prototype)) Object.defineProperty(prototype, key, { enumerable: false })
}

const globals = [
  ...[
    'Array',
    'Object',
    'String',
    'Number',
    'RegExp',
    'Map',
    'Set',
    'WeakMap',
    'Promise',
    'Date',
    'Function',
  ],
  ...['Symbol', 'URL', 'URLSearchParams', 'Error', 'JSON', 'Math', 'Reflect', 'Uint8Array', 'Buffer'],
]

/** A function, or another value, that all code has, as it was before code of the site ran. */
interface BuiltIn {
  owner: object
  key: PropertyKey
  written: string
  value: unknown
  /** Of its own; without one it is inherited. */
  descriptor: PropertyDescriptor | undefined
}

const { defineProperty, deleteProperty, get, getOwnPropertyDescriptor, ownKeys } = Reflect

const builtIns: BuiltIn[] = globals.flatMap((name) => {
  const value = get(globalThis, name)
  return [
    ...valuesOf(globalThis, '', [name]),
    ...functionsOf(value, `${name}.`),
    ...functionsOf(value.prototype, `${name}.prototype.`),
  ]
})

/** Remembers also what Node gives the process of a command. Tests, which share one, replace some of it themselves. */
export function rememberProcess(): void {
  const { getBuiltinModule } = process
  const fs = getBuiltinModule('fs')
  const modules = {
    path: getBuiltinModule('path'),
    url: getBuiltinModule('url'),
    crypto: getBuiltinModule('crypto'),
  }
  const owners = { fs, 'fs.promises': fs.promises, ...modules }
  builtIns.push(
    ...valuesOf(globalThis, '', ['process', 'setTimeout', 'setImmediate', 'queueMicrotask', 'TextEncoder']),
    ...valuesOf(process, 'process.', ['cwd', 'env', 'nextTick', 'on', 'once', 'off', 'emit']),
    ...valuesOf(process.stdout, 'process.stdout.', ['write']),
    ...valuesOf(process.stderr, 'process.stderr.', ['write']),
    ...Object.entries(owners).flatMap(([name, owner]) => functionsOf(owner, `${name}.`)),
  )
}

function functionsOf(owner: object = {}, before: string): BuiltIn[] {
  const values = valuesOf(owner, before, ownKeys(owner))
  return values.filter(({ descriptor }) => typeof descriptor?.value === 'function')
}

function valuesOf(owner: object, before: string, keys: PropertyKey[]): BuiltIn[] {
  return keys.map((key) => {
    const value = valueAt(owner, key)
    const own = getOwnPropertyDescriptor(owner, key)
    const descriptor = own?.get ? { value, writable: true, configurable: true } : own
    return { owner, key, written: `${before}${String(key)}`, value, descriptor }
  })
}

/** Of what is global, Node gives some by an accessor. */
function valueAt(owner: object, key: PropertyKey): unknown {
  return owner === globalThis ? get(owner, key) : getOwnPropertyDescriptor(owner, key)?.value
}

const standIns = new WeakSet<object>()

/** Says that functions are the engine's own in place of built-in ones, so that no code of the site is blamed. */
export function acceptStandIns(functions: unknown[]): void {
  for (const each of functions) standIns.add(Object(each))
}

const isStandIn = (value: unknown) => standIns.has(Object(value))

/** The first value that is another than it was, as code names it. Uses no method of lists: these may be replaced. */
export function findReplaced(): string | undefined {
  for (let index = 0; index < builtIns.length; index++)
    if (isReplaced(builtIns[index]!)) return builtIns[index]!.written
  return undefined
}

function isReplaced({ owner, key, value }: BuiltIn): boolean {
  const now = valueAt(owner, key)
  return now !== value && !isStandIn(now)
}

export function restoreBuiltIns(): void {
  for (let index = 0; index < builtIns.length; index++) {
    const { owner, key, descriptor } = builtIns[index]!
    if (isReplaced(builtIns[index]!))
      descriptor ? defineProperty(owner, key, descriptor) : deleteProperty(owner, key)
  }
  process.getBuiltinModule('module').syncBuiltinESMExports()
}
