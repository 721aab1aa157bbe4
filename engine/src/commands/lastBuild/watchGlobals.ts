/** A field of an object, with its usual value and the one that reports each read. */
export interface Change {
  target: object
  name: string
  before: unknown
  after: unknown
}

/** Receives what is asked; `ofSite` says whether code of the site asks. */
interface Watcher<Asked> {
  tell(asked: Asked): void
  ofSite(): boolean
}

/**
 * Watches which environment variables code of the site reads. When it lists them, it has read them all. Those that are
 * not set are told of whoever reads them: some packages do so for each word, and to find out who asks takes time.
 */
export function watchVariables({ tell, ofSite }: Watcher<string>): Change[] {
  const before = process.env
  const named = (...names: (string | symbol)[]) => {
    if (ofSite()) for (const name of names) if (typeof name === 'string') tell(name)
  }
  const asked = (name: string | symbol) =>
    typeof name === 'string' && before[name] === undefined ? tell(name) : named(name)
  const after = new Proxy(before, {
    get(env, name) {
      asked(name)
      return Reflect.get(env, name)
    },
    has(env, name) {
      asked(name)
      return Reflect.has(env, name)
    },
    // On the variables themselves: Node refuses what a proxy would make of it.
    set: (env, name, value) => Reflect.set(env, name, value),
    ownKeys(env) {
      const names = Reflect.ownKeys(env)
      named(...names)
      return names
    },
  })
  return [{ target: process, name: 'env', before, after }]
}

/** A method of the present date with what it was given and gave; null is a question with another answer each time. */
export type AskedOfClock = [method: string, given: unknown[], answer: unknown] | null

const nativeDate = Date

/** Watches what code of the site asks about the present date. Most ask for the year, which has one answer for long. */
export function watchClock({ tell, ofSite }: Watcher<AskedOfClock>): Change[] {
  const before = Date
  const isNow = new WeakSet<object>()
  const tellAll = () => ofSite() && tell(null)
  const presentDate = presentDates(before, tell)
  const { now } = before
  // Many packages keep this function when they are loaded, and most never call it.
  const askedNow = () => {
    tellAll()
    return now()
  }
  const after: typeof Date = new Proxy(before, {
    construct(target, given, newTarget) {
      if (isNow.has(Object(given[0]))) tell(null)
      const isPresent = given.length === 0 && ofSite()
      const made = isPresent ? presentDate : target
      // The methods of a subclass would not tell.
      if (isPresent && newTarget !== after) tell(null)
      const date = Reflect.construct(made, given, newTarget === after ? made : newTarget)
      if (isPresent) isNow.add(date)
      return date
    },
    apply(target) {
      tellAll()
      return target()
    },
    get(target, name) {
      const value = Reflect.get(target, name)
      return value === now ? askedNow : value
    },
  })
  const { random } = Math
  const askedRandom = () => {
    tellAll()
    return random()
  }
  return [
    { target: globalThis, name: 'Date', before, after },
    { target: before.prototype, name: 'constructor', before, after },
    watchFormatters({ tell, ofSite }, now),
    { target: Math, name: 'random', before: random, after: askedRandom },
  ]
}

/** Has formatters tell what they give without a date, which is the present one. */
function watchFormatters({ tell, ofSite }: Watcher<AskedOfClock>, now: () => number): Change {
  const before = Intl.DateTimeFormat
  const watched = (formatter: Intl.DateTimeFormat) => {
    const { format } = formatter
    for (const name of ['format', 'formatToParts'] as const) {
      const give = formatter[name].bind(formatter)
      const value = (date?: number) => {
        if (date !== undefined || !ofSite()) return give(date)
        const present = now()
        const { locale, ...options } = formatter.resolvedOptions()
        tell(['toLocaleString', [locale, options], format(present)])
        return give(present)
      }
      Object.defineProperty(formatter, name, { value, configurable: true, writable: true })
    }
    return formatter
  }
  const after = new Proxy(before, {
    construct: (target, given, newTarget) => watched(Reflect.construct(target, given, newTarget)),
    apply: (target, _, given) => watched(Reflect.apply(target, undefined, given)),
  })
  return { target: Intl, name: 'DateTimeFormat', before, after }
}

/** Dates that tell what is asked of them. */
function presentDates(base: typeof Date, tell: (asked: AskedOfClock) => void): typeof Date {
  class PresentDate extends base {}
  // Somebody may have put a class of his own in the place of `Date` since.
  const names = [nativeDate, base].flatMap(({ prototype }) => Reflect.ownKeys(prototype))
  for (const name of new Set(names)) {
    const method: unknown = Reflect.get(base.prototype, name)
    if (name === 'constructor' || typeof method !== 'function') continue
    const isQuestion = typeof name === 'string' && /^(?:get|to)/.test(name)
    Object.defineProperty(PresentDate.prototype, name, {
      configurable: true,
      writable: true,
      value(this: Date, ...given: unknown[]) {
        const answer: unknown = Reflect.apply(method, this, given)
        tell(isQuestion ? [String(name), given, answer] : null)
        return answer
      },
    })
  }
  return PresentDate as typeof Date
}

/** Whether the clock still gives these answers. */
export function isSameToClock(asked: AskedOfClock[]): boolean {
  return asked.every((each) => {
    if (each === null) return false
    const [method, given, answer] = each
    const now = new Date()
    try {
      return Reflect.apply(Reflect.get(now, method), now, given) === answer
    } catch {
      // JSON has changed what was given.
      return false
    }
  })
}

/** Watches calls of other programs, of the network and of chance, whose answers may change at any time. */
export function watchWorld(tell: () => void): Change[] {
  // Importing them would cost a build with nothing to do as much as looking for changes.
  const { getBuiltinModule } = process
  const doors: [target: object, names: string[]][] = [
    [
      getBuiltinModule('child_process'),
      ['spawn', 'spawnSync', 'exec', 'execSync', 'execFile', 'execFileSync', 'fork'],
    ],
    [getBuiltinModule('http'), ['request', 'get']],
    [getBuiltinModule('https'), ['request', 'get']],
    // All of TLS and HTTP/2 goes through it, too.
    [getBuiltinModule('net').Socket.prototype, ['connect']],
    [getBuiltinModule('worker_threads'), ['Worker']],
    [getBuiltinModule('crypto'), ['randomBytes', 'randomFill', 'randomFillSync', 'randomInt', 'randomUUID']],
    [Reflect.getPrototypeOf(crypto)!, ['getRandomValues', 'randomUUID']],
    [globalThis, ['fetch']],
  ]
  return doors.flatMap(([target, names]) =>
    names.map((name) => {
      const before: (...given: unknown[]) => unknown = Reflect.get(target, name)
      const after = new Proxy(before, {
        apply(call, self, given) {
          tell()
          return Reflect.apply(call, self, given)
        },
        construct(made, given) {
          tell()
          return Reflect.construct(made, given)
        },
      })
      return { target, name, before, after }
    }),
  )
}
