/** The message of an error, then those of the errors that caused it. */
export function errorMessages(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)]
  return [error.message, ...(error.cause === undefined ? [] : errorMessages(error.cause))]
}
