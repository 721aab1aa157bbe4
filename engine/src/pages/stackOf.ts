/** The stack of a thrown value; undefined if it is not an error. */
export const stackOf = (error: unknown) => (error instanceof Error ? error.stack : undefined)
