import { AsyncLocalStorage } from 'node:async_hooks'
import type { SourcePath } from '../model/paths.ts'

/** The file of the site whose code runs or was begun by it, also in its timers and promises. */
export const codeOrigin = new AsyncLocalStorage<SourcePath | undefined>()

/** How long code of a site may keep a command waiting, in ms; `SOTAY_PATIENCE` is in seconds. */
export const patience = 1000 * (Number(process.env.SOTAY_PATIENCE) || 60)

/**
 * Runs code of a site. Throws what it throws, and also if it does not settle within a minute, or adds to what all lists
 * and objects have: loops anywhere in the build would find that.
 */
export async function runSiteCode<Result>(
  file: SourcePath | undefined,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await withPatience(codeOrigin.run(file, async () => work()))
  } finally {
    refuseAdditions()
  }
}

/** A change of a built-in prototype; `written` is how the code names it. */
export class BuiltInChanged extends Error {
  constructor(readonly written: string) {
    super(`it adds ${written}, which every value of the build would have`)
  }
}

async function withPatience<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const fail = () => reject(new Error(`it did not settle within ${patience / 1000} seconds`))
    // Where nothing else is left to wait for, Node ends and the command says so at once.
    timer = setTimeout(fail, patience).unref()
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

const builtIns = { Array, Object, String, Number, Function, Map, Set, Promise }

/** Takes back what was added, so that the problem can be reported and a server goes on. */
function refuseAdditions(): void {
  for (const [name, { prototype }] of Object.entries(builtIns)) {
    const added = Object.keys(prototype)
    for (const key of added) Reflect.deleteProperty(prototype, key)
    if (added[0] !== undefined) throw new BuiltInChanged(`${name}.prototype.${added[0]}`)
  }
}
