interface NetworkConnection {
  effectiveType?: string
  saveData?: boolean
}

/** Whether the connection allows prefetching: no data saver, no 2G. */
export function allowsPrefetch(): boolean {
  const { connection } = navigator as { connection?: NetworkConnection }
  return !connection?.saveData && !connection?.effectiveType?.includes('2g')
}
