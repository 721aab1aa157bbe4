import { type Diagnostic, hasErrors } from './diagnostic.ts'

/** The only error that users see. It carries every problem that was found before the work stopped. */
export class BuildFailed extends Error {
  constructor(
    readonly diagnostics: Diagnostic[],
    options?: ErrorOptions,
  ) {
    super(diagnostics.map(({ message }) => message).join('\n'), options)
    this.name = 'BuildFailed'
  }
}

/** Receives problems after which the work can go on. It may collect them, or stop the work as `stopOnErrors` does. */
export type Tell = (problems: Diagnostic[]) => void

/** Stops when any of the problems is an error. */
export function stopOnErrors(diagnostics: Diagnostic[]): void {
  if (hasErrors(diagnostics)) throw new BuildFailed(diagnostics)
}

/** Runs the work. Hands over the problems of a `BuildFailed` that it throws, and gives `instead`. */
export async function orElse<Result>(
  work: () => Result | Promise<Result>,
  instead: Result,
  tell: Tell,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof BuildFailed)) throw error
    tell(error.diagnostics)
    return instead
  }
}

/** Throws if a condition fails that only a bug of Sotay can break, and says where to report it. */
export function assert(condition: unknown, expectation: string): asserts condition {
  if (!condition)
    throw new Error(
      `Sotay expected ${expectation}. This is a bug in Sotay, please report it with what you did.`,
    )
}
