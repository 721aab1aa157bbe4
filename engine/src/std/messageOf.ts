/** What an error says; anything can be thrown. */
export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
