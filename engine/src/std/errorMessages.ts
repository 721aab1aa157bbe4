import { messageOf } from './messageOf.ts'

/** The message of an error, then those of the errors that caused it. */
export function errorMessages(error: unknown): string[] {
  const hasCause = error instanceof Error && error.cause !== undefined
  return [messageOf(error), ...(hasCause ? errorMessages(error.cause) : [])]
}
