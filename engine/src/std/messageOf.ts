/** The message of a thrown value, which need not be an error. */
export function messageOf(error: unknown): string {
  try {
    return String(error instanceof Error ? error.message : error)
  } catch {
    return 'a value that cannot be shown'
  }
}
