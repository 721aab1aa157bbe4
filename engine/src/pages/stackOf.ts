/** Where something was thrown; anything can be. */
export const stackOf = (error: unknown) => (error instanceof Error ? error.stack : undefined)
